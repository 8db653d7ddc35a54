## 読み取りの誤り
error-empty = 問題がありません。一つ必要です
error-more-than-one = 別の問題が続いています。一つだけにしてください
error-cell-count = マスが { $found } 個です。81個必要です
error-character = 「{ $found }」はマスの文字ではありません。1～9、空白マスは . か 0 です
error-given-or-blank = 数字と並んだ「{ $found }」は、ヒントか空白か分かりません。ヒントのマスはすべて数字、ほかは . か 0 にしてください
error-after-cells = 81マスの直後に「{ $found }」があります。注釈の前には空白、コンマ、; か # が必要です
error-row-length = { $row }行目のマスが { $found } 個です。9個必要です
error-row-count = { $found } 行しかありません。9マスの行が9行必要です
error-column-count = 数字のある列が { $found } 列に及んでいます。9列が必要です
error-board-place = 周りの空の行や列のため、盤面がどこから始まるか決まりません。空きマスを . か 0 で書いた9行9列が必要です
error-field = 盤面の{ $row }行目{ $column }列目に「{ $found }」があります。1～9か、空きマスなら空の欄が必要です
error-rule-place = { $row }行目の後に罫線があります。罫線は3行目と6行目の後か、すべての行の後です
error-candidate-group = 候補の盤面の{ $row }行{ $column }列（r{ $row }c{ $column }）に「{ $found }」があります。マスに残る数字だけを書いてください
error-repeated-candidate = 一つのマスに候補 { $found } が二度あります。各数字は一度だけです
error-candidate-place = 候補 { $expected } の位置に「{ $found }」があります。{ $expected } か . のはずです
error-deletion = 消した候補の指定ではありません。数字・行・列を 217 のように書いてください
error-placed-digit = + の後に数字がありません。記入する数字1～9が必要です
error-library-fields = 欄が { $found } 個です。:type:digits:grid:deleted:eliminations:placements:extra が必要です
error-missing-column = 列が { $found } 個です。問題は { $column } 列目にあるはずです
error-unclosed-quote = 引用符が閉じていません。項目の終わりに " が必要です
error-on-server = リンクにあるのは、サイトのサーバーに置かれた問題の名前だけです。問題そのものを含むリンクが必要です
error-no-puzzle-in-link = リンクに問題がありません。{ $expected } のあるリンクが必要です
error-packed-incomplete = 問題のデータがここで途切れています。リンク全体が必要です
error-packed-corrupt = 問題のデータを展開できません。サイトが作ったとおりのリンクが必要です
error-packed-too-long = 展開した問題のデータが { $limit } 文字を超えます。普通の問題が必要です
error-no-board = 問題のデータに盤面がありません。9マスの行が9行必要です
error-board-size = 盤面が{ $rows }行{ $columns }列です。9行9列が必要です
error-cell-value = 問題のデータの{ $row }行{ $column }列（r{ $row }c{ $column }）に「{ $found }」があります。1～9が必要です
error-other-rules = ほかのルールのある問題です（{ $rules }）。行・列・ブロックだけの問題が必要です
error-wiki-board = SudokuWiki の盤面ではありません。81個の数字、または S9B と162文字が必要です
error-wiki-cell = 「{ $found }」はマスではありません。01～ep の2文字が必要です
error-too-long = 行が { $limit } バイトより長く、問題ではありません
error-not-utf8 = UTF-8 ではありません{ $like ->
    [none] { "" }
   *[other] （{ $like } のようです）
}。UTF-8 の文章にしてください
error-zero-byte = 値 0 のバイトがあります。文字が必要です
error-binary = 文章ではありません{ $like ->
    [none] （値 0 のバイトが多すぎるので、残りは読みません）
    [Zip] （ZIP 書庫か .xlsx のブックのようです）
    [Gzip] （gzip ファイルのようです）
    [Zstd] （zstd ファイルのようです）
    [Bzip2] （bzip2 ファイルのようです）
    [Xz] （xz ファイルのようです）
    [Picture] （画像のようです）
    [Pdf] （PDF のようです）
    [OldOffice] （古い .xls のブックか、古い Office の文書のようです）
    [Program] （プログラムのようです）
   *[other] { "" }
}。UTF-8 の文章にしてください

## ほかのルール
rule-irregular = 変形ブロック
rule-extra-region = 追加の領域
rule-diagonal = 対角線
rule-windoku = ウィンドウ
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
rule-xv = XV
rule-extreme = 最小・最大のマス
rule-quadruple = 四つ組
rule-in-words = 文章で説明された図形
rule-other = 「{ $name }」

## 読み取りの注意
warning-taken-as-blank = 「{ $found }」を空白マスと見なしました。1～9、空白マスは . か 0 です
warning-answer-length = 問題の後の { $found } マスは注釈と見なしました。解答なら81マス必要です
warning-heading = この行は見出しと見なしました。問題か # 注釈のはずです
warning-dashed-line = 81個の - を空の問題と見なしました。空白マスは . か 0 です
warning-unread-drawings = 問題に描かれた図形は読み飛ばしました。読むのはヒントと候補だけです
warning-unread-words = 問題に文章のルールが付いていますが、読み飛ばしました。普通のルールの問題が必要です
warning-unread-corner-marks = マスの隅のメモは読み飛ばしました。候補は中央のメモに書いてください
warning-no-candidate = - を候補のないマスと見なしました。候補の数字が必要です
