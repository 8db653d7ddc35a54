## 読み取りの誤り
error-empty = 問題がありません。1問必要です
error-more-than-one = 別の問題が続いています。1問だけにしてください
error-cell-count = マスが{ $found }個です。81個必要です
error-character = 「{ $found }」はマスに使えない文字です。1～9か、空きマスなら.か0が必要です
error-given-or-blank = 数字と並んだ「{ $found }」は、ヒントか空きマスか分かりません。ヒントのマスはすべて数字、ほかは.か0にしてください
error-after-cells = 81マスの直後に「{ $found }」があります。コメントの前には空白、コンマ、;か#が必要です
error-row-length = { $row }行目のマスが{ $found }個です。9個必要です
error-row-count = 行が{ $found }行です。9マスの行が9行必要です
error-column-count = 数字のある列が{ $found }列です。9列必要です
error-board-place = 周りに空の行や列があり、盤面がどこから始まるか決まりません。空きマスを.か0で書いた9行9列が必要です
error-field = 盤面の{ $row }行{ $column }列に「{ $found }」があります。1～9か、空きマスなら空の欄が必要です
error-rule-place = { $row }行目の後に区切り線があります。区切り線は3行目と6行目の後か、すべての行の後に必要です
error-candidate-group = 候補の盤面の{ $row }行{ $column }列（r{ $row }c{ $column }）に「{ $found }」があります。マスに残る候補の数字だけを書いてください
error-repeated-candidate = 1つのマスに候補{ $found }が2回あります。各数字は1回だけにしてください
error-candidate-place = 候補{ $expected }の位置に「{ $found }」があります。{ $expected }か.が必要です
error-deletion = 消した候補の指定になっていません。数字・行・列を、217（数字2、1行目、7列目）のように書いてください
error-placed-digit = +の後に数字がありません。記入する数字（1～9）が必要です
error-library-fields = 欄が{ $found }個です。:type:digits:grid:deleted:eliminations:placements:extraが必要です
error-missing-column = 列が{ $found }列です。問題が{ $column }列目に必要です
error-unclosed-quote = 引用符が閉じていません。欄の終わりに"が必要です
error-json = ここからJSONとして読めません。問題の入ったオブジェクトが必要です
error-json-incomplete = JSONのオブジェクトが途中で終わっています。最後に{ "}" }が必要です
error-no-puzzle-field = オブジェクトに問題がありません。81マスの文字列の入った項目"puzzle"が必要です
error-tag = タグか文字列がここから先で正しくないか、閉じていません。<game data="…"/>のようなタグが必要です
error-no-game-data = ゲームに問題がありません。81個の数字を書いたdata="…"が必要です
error-on-server = リンクは、サイトのサーバーにある問題の名前だけを示しています。問題そのものを含むリンクが必要です
error-unknown-site = { $host }のリンクは読めません。SudokuWiki・SudokuExchange・f-puzzles・SudokuPad・puzz.linkのリンク、または問題そのものが必要です
error-no-puzzle-in-link = リンクに問題がありません。{ $expected }を含むリンクが必要です
error-packed-incomplete = 問題のデータがここで途切れています。リンク全体が必要です
error-packed-corrupt = 問題のデータを展開できません。サイトが作ったとおりのリンクが必要です
error-packed-too-long = 展開した問題のデータが{ $limit }文字を超えます。普通の問題が必要です
error-no-board = 問題のデータに盤面がありません。9マスの行が9行必要です
error-board-size = 盤面が{ $rows }行{ $columns }列です。9行9列が必要です
error-cell-value = 問題のデータの{ $row }行{ $column }列（r{ $row }c{ $column }）に「{ $found }」があります。1～9が必要です
error-other-rules = ほかのルールのある問題です：{ $rules }。行・列・ブロックだけの問題が必要です
error-wiki-board = SudokuWikiの盤面ではありません。81個の数字、またはS9Bと162文字が必要です
error-wiki-cell = 「{ $found }」はマスを表していません。01～epの2文字が必要です
error-link-damaged = リンクが壊れています。最初から最後までのリンク全体が必要です
error-link-newer = リンクは新しいバージョンで作られています。このバージョンで作ったリンクが必要です
error-too-long = 行が{ $limit }バイトを超えています。問題のファイルかどうか確かめてください
error-not-utf8 = UTF-8ではありません{ $like ->
    [none] { "" }
   *[other] （{ $like }のようです）
}。UTF-8のテキストが必要です
error-zero-byte = 値0のバイトがあります。テキストが必要です
error-binary = テキストではありません{ $like ->
    [none] （値0のバイトが多すぎるので、残りは読みません）
    [Zip] （ZIPファイルか.xlsxのブックのようです）
    [Gzip] （gzipファイルのようです）
    [Zstd] （zstdファイルのようです）
    [Bzip2] （bzip2ファイルのようです）
    [Xz] （xzファイルのようです）
    [Picture] （画像のようです）
    [Pdf] （PDFのようです）
    [OldOffice] （古い.xlsのブックか、古いOfficeの文書のようです）
    [Program] （プログラムのようです）
   *[other] { "" }
}。UTF-8のテキストが必要です

## ほかのルール
rule-irregular = 変形ブロック
rule-extra-region = 追加の領域
rule-diagonal = 対角線
rule-windoku = ウィンドウのブロック
rule-disjoint-groups = 各ブロックの同じ位置
rule-anti-knight = 桂馬とび（アンチナイト）
rule-anti-king = 斜め隣（アンチキング）
rule-non-consecutive = 非連続
rule-parity = 偶数・奇数のマス
rule-killer-cage = キラーのケージ
rule-little-killer = 斜めの和（リトルキラー）
rule-sandwich = サンドイッチの和
rule-thermometer = 温度計
rule-palindrome = 回文
rule-arrow = 矢印
rule-between = 両端の間の線
rule-clone = クローン
rule-dots = クロプキの丸
rule-xv = XVの組
rule-extreme = 最小・最大のマス
rule-quadruple = 4つ組
rule-in-words = ルールが文章で付いた図形
rule-other = 「{ $name }」

## 読み取りの注意
warning-taken-as-blank = 「{ $found }」を空きマスと見なしました。数字は1～9、空きマスは.か0で書いてください
warning-answer-length = 問題の後の{ $found }マスはコメントと見なしました。解答なら81マスを書いてください
warning-heading = この行は見出しと見なしました。コメントなら#を付けてください
warning-state = 見出しStateの下の途中の盤面は無視しました。途中の盤面なしで、問題だけにしてください
warning-dashed-line = 81個の-を空の問題と見なしました。空きマスは.か0にしてください
warning-unread-drawings = 問題に描かれた図形は無視しました。ヒントと候補だけにしてください
warning-unread-words = 問題に付いた文章のルールは無視し、普通のルールの問題として読みました
warning-unread-corner-marks = マスの隅のメモは無視しました。候補は中央のメモに書いてください
warning-no-character = 文字にならないバイトをU+FFFDに置き換えました。UTF-8で保存するか、--encodingで文字コードを指定してください
warning-no-candidate = -を候補のないマスと見なしました。候補は数字で1個以上書いてください
