# コマンドの日本語の文言。

## ハウスとマス
house-row = { $number }行
house-column = { $number }列
house-block = ブロック{ $number }
clash = { $house }に{ $digit }が{ $count }つ: { $cells }
clash-separator = ；
list-separator = 、

## 解答
status-unique = 唯一解
status-multiple = 複数解
status-none = 解なし
status-invalid = 読み取り不能
clues = ヒント数 { $count }
calls = 呼び出し { $count } 回
first-calls = 最初の解まで { $count } 回
solutions = 解 { $count } 個
solutions-at-least = 解 { $count } 個以上
note-few-givens = ヒントが { $fewest } 個未満の問題は、解が一つに決まることがありません。
remark-clashes = ヒントどうしが矛盾しています。{ $clashes }。どのハウスでも各数字は一度だけのはずです

## 盤面
problem = 問題
answer = 解答
solution = 解答
solution-first = 解答の一つ
solution-second = 別の解答
mark-given = ヒント
mark-placed = 記入済み
mark-different = 相違
mark-clash = 重複
mark-wrong = 誤り

## 検証
verdict-correct = 正しい解答です
verdict-incorrect = 正しくない解答です
reason-blank = 空白のマス: { $cells }
reason-given-changed = 変わったヒント: { $cells }

## 集計
count-total = 全 { $count } 問：
count-unique = 唯一解 { $count } 問
count-multiple = 複数解 { $count } 問
count-none = 解なし { $count } 問
count-invalid = 読み取り不能 { $count } 件
count-correct = 正しい解答 { $count } 問
count-incorrect = 正しくない解答 { $count } 問
count-not-found = 見つからず { $count } 問
count-rank-1 = ランク1 { $count } 問
count-rank-2 = ランク2 { $count } 問
count-rank-3 = ランク3 { $count } 問
count-rank-4 = ランク4 { $count } 問
count-rank-5 = ランク5 { $count } 問
count-rank-6 = ランク6 { $count } 問
count-rank-7 = ランク7 { $count } 問
count-rank-8 = ランク8 { $count } 問

## ランク
rank = { $stars } { $name }
rate-uses = { $technique }: { $count } 回

## 解き方の説明
status-wrong = 途中に誤りがあります
remark-wrong-digits = { $cells }の数字が誤りです。解答では別の数字が入ります
remark-wrong-strikes = { $cells }から、解答の数字の候補が消されています。候補に残っているはずです
steps = 全 { $count } 手
step-of = { $count }手中 { $number }手目
step-keys = Space 次へ  b 戻る  q 終了  ? キー一覧
step-help =
    スペース・Enter・→: 次の手へ。最後の手の後は次の問題へ
    b・Backspace・←: 前の手へ戻る
    q・Esc: 終了
    ?: このページ（どのキーでも戻る）
step-no-terminal = --step は1手ごとにキーを待ちます。書き込み先にもキー入力にも端末が必要で、--out や grid 以外の --output とは併用できません
step-terminal-gone = 端末がなくなりました: { $error }。最後の手まで端末が必要です
explain-nothing = もう埋めるマスはありません。
mark-cause = 根拠
mark-strike = 消す
mark-place = 確定
mark-places = マスの中：上段 123、中段 456、下段 789。印だけのところは、その位置の数字を表します。
in-row = { $number }行目
in-column = { $number }列目
in-block = ブロック{ $number }
list-last = と
sentence-separator = 。
effect-place = { $cell }は{ $digit }
effect-strike = { $cells }から{ $digits }を消す
effect-separator = ；
step-naked-single = { $cells }の候補は{ $digits }だけ → { $effect }
step-hidden-single = { $house }の{ $digits }は{ $cells }にしか入らない → { $effect }
step-locked-candidates = { $house }の{ $digits }は{ $other }にしか入らない → { $effect }
step-naked-subset = { $house }の{ $count }マス、{ $cells }の候補は{ $digits }だけ → { $effect }
step-hidden-subset = { $house }の{ $digits }は{ $count }マス、{ $cells }にしか入らない → { $effect }
step-fish = { $house }の{ $digits }は{ $other }にしか入らない → { $effect }
step-other = { $technique }: { $cells }、数字{ $digits } → { $effect }
suppose-is = { $cell }が{ $digit }だと仮定する
suppose-is-not = { $cell }が{ $digit }でないと仮定する
contradiction = 矛盾: { $why }
conclusion = よって仮定は誤り → { $effect }
contradiction-no-candidate = { $cell }に入る数字がない
contradiction-no-place = { $house }に{ $digit }の入るマスがない
contradiction-no-intersection = { $digit }は{ $line }と{ $block }の交わりに入らず、どちらか一方では他のマスにも入らない
contradiction-too-few-digits = { $house }の{ $cellcount }マス、{ $cells }の候補が合わせて{ $digits }の{ $digitcount }個しかない
contradiction-too-few-places = { $house }の{ $digits }、合わせて{ $digitcount }個の数字が、{ $cells }の{ $cellcount }マスにしか入らない
sound = 規則だけによる検査: { $count } 手すべて正しいと確かめました。
unsound = { $place }は正しくありません: { $fault }
fault-step = { $number }手目
fault-end = 終わり方
fault-within = の中の
fault-wrong-shape = 手筋が見るべきハウス・マス・数字と合いません
fault-condition-fails = 手筋の条件が成り立っていません
fault-does-not-follow = 条件から導けないことをしています
fault-already-gone = 何も変わらないか、既にない候補を消しています
fault-not-allowed-inside = この推論の中では使えない手筋です
fault-wrong-assumption = 結論の逆を仮定していません
fault-no-contradiction = 矛盾が成り立っていません
fault-not-solved = 解答になっていません

## ヒント
hint-nothing = 該当する手はありません。
hint-where = { $place }を見てください。
hint-what = { $place }を見てください。使う手筋は{ $technique }です。

## 予想
hypothesis-title = 1999年の予想：同盟（Enclosure）と背理法（Negation）ですべての問題が解けるか
hypothesis-problems = 唯一解の問題 { $count } 問
hypothesis-multiple = 複数解 { $count } 問は除く
hypothesis-none = 解なし { $count } 問は除く
hypothesis-invalid = 読み取り不能 { $count } 件
hypothesis-rank = ランク
hypothesis-count = 問題数
hypothesis-share = 割合
hypothesis-reading = 背理法
hypothesis-solves = 解けた数
hypothesis-once = 一度で解決
hypothesis-rounds-of = 必要な巡回数
hypothesis-depth = 必要な深さ
hypothesis-deeper = { $deepest } より深い
hypothesis-literal = 字義どおり・C6
hypothesis-general = 一般の読み・C6
hypothesis-literal-enclosure = 字義どおり・Enclosure(1～8)
hypothesis-general-enclosure = 一般の読み・Enclosure(1～8)
hypothesis-fallen = ランク8は { $all } 問。そのうち { $fallen } 問は一般の読み（C6）で解けます。
hypothesis-counterexamples = 両方の読みに対する反例: { $count } 問
hypothesis-more = … ほか { $count } 問（--output line ですべて書き出します）
journal-unreadable = { $name }:{ $line }: 記録の行ではありません。別のファイルか、--journal で書いたファイルを指定してください
journal-depth = { $name }: --depth { $found } の記録です。{ $asked } の記録か、別のファイルを指定してください

## 図
drawing-puzzle = 問題
drawing-half-solved = 途中の盤面
drawing-full-grid = 完成盤
drawing-two-solutions = 二つの解
drawing-named = { $drawing }：{ $name }
draw-no-solution = 解がないので描けません。解のある問題を指定してください
draw-no-steps = { $status ->
    [multiple] 複数解
   *[other] 解なし
}のため、描く手がありません。唯一解の問題を指定してください
draw-several = 複数解です。そのうち二つを描きました
draw-needs-out = 複数の問題は1問ずつ別のファイルに描きます。--out NAME.svg を指定するか（NAME-001.svg、NAME-002.svg… になります）、問題を一つにしてください

## 問題の作成
made-problem = シード { $seed }、{ $index } 番
tries = 試行回数 { $count }
minimal = 極小
not-minimal = 極小でない
not-found = 見つかりませんでした
nearest = 最も近い問題
nearest-is = 最も近い問題: ランク{ $rank }、{ $clues }、{ $minimal }: { $puzzle }
nearest-none = 調べた中に唯一解の問題はありませんでした
remark-not-found = { $index } 番: { $reason ->
    [timeout] 時間内に
   *[other] 試行の上限までに
}見つかりませんでした（{ $tries }）。存在しないという証明ではありません。{ $nearest }
pattern-outlook = 配置: 完成盤{ $grids }個を当てはめましたが、唯一解になったものはありません（解の数は最少で{ $fewest }）。時間がかかるか、問題が存在しない可能性があります
no-more-classes = 本質的に異なる問題は { $count } 問しか見つかりません。同型の問題が千問続きました
not-written = { $name }: 途中で終わったため、書き込んでいません
not-written-but = { $name }: 途中で終わったため、書き込んでいません（--keep-partial を付けると、終わった分が残ります）
kept = { $name }: 途中で終わったため、終わった分だけを書き込みました
threads-short = { $wanted }個のうち{ $worked }個のスレッドしか起動できませんでした
program-error = numpre 自体の誤りです（{ $place }）。ご報告ください（RUST_BACKTRACE=1 で詳しく表示します）
goes-on = 中断しました。続きは --seed { $seed } --start { $start } --count { $count } で作れます

## 出題条件の誤り
refusal-no-rank = ランクの範囲 { $lowest }～{ $highest } は下限が上限を超えています。小さいほうを先に指定してください
refusal-no-clue-count = ヒント数の範囲 { $fewest }～{ $most } は下限が上限を超えています。小さいほうを先に指定してください
refusal-too-few-clues = ヒント数が{ $most }個以下です。ヒントが17個未満で唯一解になる問題はありません。17個以上を指定してください
refusal-too-many-clues = ヒント数が{ $fewest }個以上です。盤面のマスは81個です。81個以下を指定してください
refusal-not-in-orbits = 対称性 { $symmetry } では、対称なマスの組ごとにヒントを置くので、ヒント数{ $clues }にはできません。別の数か範囲を指定してください
refusal-pattern-clues = 配置のマスは { $cells } 個です。ヒント数の指定は { $clues } です
refusal-pattern-too-few = 配置のマスは{ $cells }個です。ヒントが17個未満で唯一解になる問題はありません。17個以上を指定してください
refusal-pattern-symmetry = 配置に対称性 { $symmetry } がありません。{ $cell }があるのに、それに対応するマスが欠けています。別の対称性か none を指定してください
refusal-pattern-two-empty = 配置では{ $one }と{ $other }にヒントがありません。どの解でも入れ替えられるので、唯一解になりません。どちらかにヒントを置いてください
refusal-minimal-full-house = 配置では{ $house }のマスがすべてヒントです。極小の問題では、すべてがヒントの行・列・ブロックはありません。空きマスを残してください
refusal-minimal-too-many-clues = ヒント数が { $fewest } 個以上です。極小の問題のヒントは多くても72個です。72個以下を指定してください

## 疑似数独
made-grid = シード { $seed }、{ $index } 番
seed = シード { $seed }
beyond-indices = --start と --count の和が大きすぎます。2^64 未満で指定してください

## 変換
sum-moved-along = { $count }問では、最小なのはヒントの並びだけで、候補や記入済みの数字はそれに合わせて動かしました（最初は { $place }）
sum-lost-candidates = { $count }問の候補が失われました。この形式では表せません（最初は { $place }）
sum-lost-placed = { $count }問で、記入済みの数字がヒントになりました（最初は { $place }）
sum-lost-answer = { $count }問の解答が失われました。この形式では表せません（最初は { $place }）
sum-lost-extra = { $count }問のコメントやほかの列が失われました。この形式では表せません（最初は { $place }）

## ベンチマーク
bench-engine = エンジン
bench-threads = スレッド
bench-problems = 問題数
bench-rate = 問/秒
bench-mean = 1問あたり
bench-ratio = 比
bench-calls = 呼び出し/問
bench-plot = 1秒あたりの問題数（{ $count } 問）
bench-no-peer = 比べる相手を使えません: { $error }
bench-not-reached = { $engine }（{ $threads } スレッド）: { $seconds } 秒では { $total } 問のうち { $left } 問が終わりませんでした
bench-not-ended = { $engine }: { $calls } 回の呼び出しで終わらなかった探索が { $count } 件あり、数に入れていません
bench-compared = { $engine } の { $other } に対する比は、どちらも解いた { $count } 問で求めました
bench-nothing-to-draw = 終わった探索がありません。描くには一つ以上必要です
bench-no-drawing = 速さを図に描けません
bench-disagrees = { $engine } と { $other } の結果が { $count } 問で食い違います。最初の問題: { $puzzle }

## 入出力
argument = 引数{ $number }
standard-output = 標準出力
cannot-read = { $name }: 読めません: { $error }。問題のファイルを指定してください
no-such-file = { $name }: そのようなファイルはありません。81マスの問題か、問題のファイルを指定してください
is-a-directory = { $name }: ディレクトリです。問題か、問題のファイルを指定してください
cannot-write = { $name }: 書けません: { $error }
warning = 注意: { $text }
no-outputs = このコマンドの出力形式は一つだけで、--output は使えません。--output を外して指定してください
cut-off = …
more-messages = … 同様のメッセージがほかに{ $count }件あります（{ $message }）
sum-no-column = { $count }問のコメントや列は、入れる列がないため失われます（最初は { $place }）。すべて残すには --output json、不要なら --drop-extra を指定してください
error-no-problem = 問題がありません。一つ以上必要です
error-neither = 問題として読めず（{ $error }）、「{ $argument }」というファイルもありません
error-no-pattern = 配置として読めず（{ $error }）、「{ $argument }」というファイルもありません
error-no-step = { $count ->
    [0] { $asked }手目はありません。もう埋めるマスはありません。空きマスのある盤面を指定してください
   *[other] { $asked }手目はありません。1から{ $count }までのどれかを指定してください
}
error-no-answer = 問題に解答が付いていません。空白かコンマの後に81マスの解答が必要です
error-no-partner = この問題の解答がありません。{ $file } の解答は { $count } 個で終わっています。問題と同じ数が必要です
error-no-problem-for = この解答の問題がありません。{ $file } の問題は { $count } 問で終わっています。解答と同じ数が必要です

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
    [Zip] （ZIP 書庫か .xlsx のブックのようです）
    [Gzip] （gzip ファイルのようです）
    [Zstd] （zstd ファイルのようです）
    [Bzip2] （bzip2 ファイルのようです）
    [Xz] （xz ファイルのようです）
    [Picture] （画像のようです）
    [Pdf] （PDF のようです）
    [OldOffice] （古い .xls のブックか、古い Office の文書のようです）
    [Program] （プログラムのようです）
   *[other] （値 0 のバイトが多すぎるので、残りは読みません）
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

## ブック（.xlsx）
sheet-time = 問題を解くのにかかった時間は
sheet-seconds = 秒です。
sheet-clues = ヒント数
sheet-no-problem = ここに問題がありません。B4:J12 か、まわりを空けた9×9マスに1～9と空きマス、または81文字の列が必要です
sheet-several-blocks = 盤面はここからとも { $other } からとも読めます。B4 から置くか、マスを罫線で囲むか、端の行と列に数字を入れてください
sheet-cell = { $found } です。1～9か空のマスが必要です
sheet-cell-unknown = 数字でも空でもありません。1～9か空のマスが必要です
sheet-formula = 計算結果が保存されていない数式です。値が必要です（表計算ソフトで一度開いて保存してください）
sheet-reference = 「{ $found }」というマスはシートにありません。A1 から XFD1048576 までです
sheet-too-many-cells = シートに { $limit } 個を超える数があります。問題が必要です
sheet-number = 数値になっていて、先頭の 0 や末尾の桁が失われています。81文字の文字列が必要です
sheet-text = { $column }文字目: { $error }
sheet-file-no-archive = 壊れたブックか、ブックではないファイルです。.xlsx のブックが必要です
sheet-file-no-workbook = ブックの入っていない ZIP 書庫です。.xlsx のブックが必要です
sheet-file-old = 古い形式（.xls）のブックか、パスワード付きのブックです。パスワードなしの .xlsx で保存してください
sheet-file-part = 壊れたブックです。{ $part } を読めません。.xlsx のブックが必要です
sheet-file-too-large = { $part } が 256 MiB を超えています。もっと小さいシートが必要です
sheet-file-make = ブックを作れません: { $error }
workbook-needs-out = ブックの書き出しには --out でファイルを指定してください
no-workbook = このコマンドはブックを書き出せません。--out には別の名前を指定してください
out-is-workbook = { $name } はブックの名前です。--output xlsx を指定するか、--out に別の名前を指定してください
convert-to-workbook = --out の名前はブックのものです。--to xlsx を指定するか、別の名前を指定してください
fill-same = { $name } は元のブックです。直接書き込むには --in-place を指定してください（元のブックは .bak として残します）。または --out に別の名前を指定してください
fill-elsewhere = --in-place は元のブックに書き込みます。{ $name } とはどちらか一方を指定してください
fill-needs-workbook = --in-place はブックに解答を書き込みます。ブックの名前を1つだけ指定してください
fill-macros = { $name } にはマクロがあります。--out には .xlsm で終わる名前を指定してください（そうでないと開けません）
fill-no-macros = { $name } にはマクロがありません。--out には .xlsx で終わる名前を指定してください（そうでないと開けません）
fill-beside = シート { $sheet }: 盤面の下が空いていないため、解答は右に書きます
fill-sheet = シート { $sheet }: 盤面の隣が空いていないため、解答はシート { $to } に書きます
fill-kept = { $count ->
    [1] { $cell } は元のままにし、解答を書き込みません
   *[other] { $cell } など{ $count }マスは元のままにし、解答を書き込みません
}
fill-formulas = 数式はブックを開いたときに計算し直されます。それまで保存されている結果は以前のものです
fill-signature = ブックに署名があります。新しいブックでは無効になります
fill-several = 複数解の問題が{ $count }問あり、最初の解を書き込みます: { $cells }
fill-none = 解なしの問題が{ $count }問あります: { $cells }
fill-backup = 元のブックは { $name } に残しました
fill-no-backup = 元のブックを残せないため、何も変更していません: { $error }
table-goes-on = 1枚のシートは 1,048,576 行までです。続きはシート { $sheet } に書きます
table-cut = 1つのマスは 32,767 文字までのため、{ $count }個の文章を切りました。すべて必要なら --output json を使ってください

## ヘルプ
help-heading-usage = 使い方:
help-heading-commands = コマンド
help-heading-arguments = 引数
help-heading-options = オプション
help-heading-values = 値:
help-values = { " " }[値: { $values }]
help-default = { " " }[既定: { $value }]
help-help = ヘルプを表示する
help-version = 版を表示する
help-numpre = ナンプレ（数独）の問題を解き、確かめ、格付けし、説明し、作り、変換する。一問でも、何百万問でも
help-solve = 問題を解き、解が唯一であることを証明する
help-rate = 問題の難しさを星一つから八つで示し、必要な手筋を数える
help-explain = 解き方を一手ずつ、やさしい手筋から順に説明する
help-hint = 次の一手を、望む強さで教える
help-hint-all = 最もやさしい手筋の手を、すべて示す
help-hint-technique = よりやさしい手筋があるかどうかによらず、この手筋の手をすべて示す
help-check = 問題の解がちょうど一つかどうかを調べる
help-explain-check = すべての手を規則だけで検査し、正しいかどうかを示す
help-explain-step = 端末に1手ずつ表示し、キーを押すと次の手に進む
help-draw = 問題、解、解き方の一手を SVG ファイルに描く
help-draw-more = 1問なら --out のファイルか標準出力に書きます。複数の問題は、入力の順に番号をつけて NAME-001.svg、NAME-002.svg… に1問ずつ書きます。
help-draw-candidates = 空きマスの候補も描く（入力に候補があれば、指定しなくても描く）
help-draw-step = 解き方のこの手の直前の盤面に、その手を描く。最初の手は1
help-draw-answer = 解を、ヒントを太字にして描く。複数解なら二つを描く
help-draw-size = 図の幅と高さ。数に mm、cm、in、pt、px のどれかをつける
help-draw-style = 配色。print は色を使わず、current は周りの文字の色になる
help-brief = 文だけで、盤面を描かない
help-level = ヒントの強さ：どこを見るか (where)、どの手筋か (what)、次の一手 (full)
help-verify = 解答を検証する：空白がなく、ヒントが変わらず、同じハウスに同じ数字がないこと
help-verify-more = 解答は問題と同じ行に書くか、問題と解答を別々の引数で渡します。
help-bench-more = 環境変数 NUMPRE_PEER が tdoku と同じ C インターフェースの共有ライブラリを指していれば、そのソルバーも1スレッドで比べます。
help-hypothesis = 1999年の予想を二つの読み方で試し、反例を数える
help-depth = 入れ子の背理法をこの深さまで試す
help-journal = 一問ごとの結果をこのファイルに記録し、既にある結果は使う。中断しても続きから再開できる
help-grid = 乱数で完成盤面（疑似数独）を作る
help-generate = 条件に合う問題を作る。どれも解がちょうど一つ
help-rank = ランク1～8、またはその範囲 [既定: 1..3]
help-difficulty = 難易度をことばで：ランク1～2、3～4、5～7、8
help-clues = ヒント数、またはその範囲 [既定: いくつでも]
help-symmetry = ヒントの配置の対称性。point は点対称、vertical は左右対称、horizontal は上下対称 [既定: point。--pattern があれば問わない]
help-pattern = ヒントのマスを指定する。81文字、または問題か図のファイル。x o # * と数字がヒント、. 0 _ - が空白
help-minimal = どのヒントも欠かせない（極小の）問題を作る
help-unique_classes = この実行で作った問題と同型のものを除き、指定の数になるまで作る。一問につき 17～35 バイトを使う
help-max_tries = この試行回数で一問をあきらめる [既定: 100万]
help-timeout = この秒数で一問をあきらめる。結果が機械によって変わりうるのはこのオプションだけ
help-convert = 問題を別の形式に変換する
help-canonical = 各問題を同型の中で最小のものにして書く。本質的に同じ問題は同じになる
help-shuffle = 各問題を乱数で選んだ同型のものにして書く。数字・行・列・ブロックの帯を入れ替える
help-convert-seed = --shuffle のシード。同じ番号の問題は、どの機械でも同じように入れ替わる [既定: 乱数で決めて知らせる]
help-bench = 探索エンジンの速さを比べる
help-plot = 速さをこのファイルに図（SVG）として描く
help-completions = シェルの補完スクリプトを出力する
help-man = man ページを出力する
help-inputs = 問題、または問題のファイル。- か省略で標準入力
help-drop_extra = 問題に添えられたもの（ほかの列、コメント、評価値）を省く
help-strict = 読み取れない箇所や疑わしい箇所があれば、そこで止まる
help-output = 出力の形式 [既定: --out の名前から（.csv、.json、.xlsx）。それ以外は端末では grid、ほかは line]
help-solve-in_place = 元のブックに解答を書き込む（元のブックは .bak として残す）
help-out = このファイルに書く（完成してから現れる）。- は標準出力
help-keep_partial = 途中で終わっても、終わった分をそのファイルに残す
help-lang = 言語 [既定: LC_ALL、LC_MESSAGES、LANG による]
help-threads = 使うスレッドの数（最大1024）。結果は変わらない [既定: 全コア]
help-color = 色を使うかどうか。NO_COLOR でも止められる
help-engine = 探索エンジン
help-limit = 解を二つ目で止めず、この数（2以上）まで数える
help-stats = 各問題について、最初の解までの呼び出し回数、全体の呼び出し回数、マイクロ秒を添える
help-count = 作る数
help-seed = シード。同じシードからは、どの機械でも同じものができる [既定: 乱数で決めて知らせる]
help-start = 最初の番号。同じシードの同じ番号のものは、どこから始めても同じ
help-drop_answers = 問題に添えられた解答を省く
help-to = 書き出す形式
help-bench-engine = 比べるエンジン（コンマ区切り）[既定: すべて]
help-sample = 全体から偏りなく選んだこの数の問題だけを使う
help-seconds = 一つの測定に使う秒数の上限。途中の探索は打ち切る
help-calls = 一問の探索をこの呼び出し回数で打ち切る
help-shell = シェル
help-command = コマンド

## 値の説明
value-output-grid = 枠つきの盤面（画面で読むため）
value-output-line = 1問1行
value-output-json = 1行に一つの JSON オブジェクト
value-output-csv = 見出しのある表
value-output-xlsx = ブック：一覧を1枚のシートに
value-lang-en = 英語
value-lang-ja = 日本語
value-color-auto = 端末なら使う（NO_COLOR があれば使わない）
value-color-always = いつも使う
value-color-never = 使わない
value-level-where = どこを見るか
value-level-what = どこを見て、どの手筋を使うか
value-level-full = 次の一手のすべて

## man ページの見出し
man-name = 名前
man-synopsis = 書式
man-description = 説明
man-version = バージョン

## システムの誤り
io-not-found = そのようなファイルやフォルダーはありません
io-permission-denied = 許可されていません
io-already-exists = すでに存在します
io-is-a-directory = フォルダーです
io-not-a-directory = パスの途中がフォルダーではありません
io-storage-full = ディスクに空きがありません
io-quota-exceeded = 割り当てられた容量を超えます
io-file-too-large = ファイルが大きくなりすぎます
io-read-only = 書き込みのできないディスクです
io-invalid-filename = ファイル名として使えません
io-broken-pipe = 読む相手がいません
io-timed-out = 時間がかかりすぎました
io-busy = ほかのプログラムが使用中です
io-network = ネットワークの応答がありません
io-unexpected-end = 途中で終わっています
io-out-of-memory = メモリーが足りません
io-crosses-devices = 別のディスクにあります
io-other = システムのエラー「{ $error }」

## コマンド行の誤り
mistake-unknown-option = { $argument } というオプションはありません。{ $help } にあるものを指定してください
mistake-unexpected = 「{ $argument }」はここには書けません。オプションだけを指定してください
mistake-invalid-subcommand = 「{ $name }」というコマンドはありません。{ $commands } のどれかを指定してください
mistake-missing-subcommand = コマンドがありません。{ $commands } のどれかを指定してください
mistake-invalid-value = { $argument } に「{ $value }」は使えません。{ $expected }を指定してください
mistake-missing-value = { $argument } には値が必要です。{ $expected }を指定してください
mistake-missing-argument = { $argument } がありません。{ $expected }を指定してください
mistake-conflict = { $argument } と { $other } は一緒に使えません。どちらか一つを指定してください
mistake-number-of-values = { $argument } は値を取りません。「{ $value }」なしで指定してください
mistake-not-utf8 = オプションが UTF-8 ではありません。UTF-8 の文字で指定してください
mistake-other = このオプションの組み合わせは使えません。{ $help } にあるものを指定してください
mistake-suggestion = （もしかして { $suggestion }）
mistake-see-help = 詳しくは { $help }
expected-one-of = { $values } のどれか
expected-number-from = { $least } 以上の整数
expected-number = { $least } から { $most } までの整数
expected-span = { $least }～{ $most }、または { $first }..{ $last } のような範囲
expected-seconds = 0より大きい秒数（2.5 など）
expected-length = 10mm から 10000mm までの長さ（60mm、2in、300px など。単位は mm、cm、in、pt、px）
expected-svg = .svg で終わるファイル名
expected-file = ファイル名
expected-value = 値

## 進み具合
progress-of = { $count } / { $all }問
progress-of-about = { $count } / 約{ $all }問
progress-done = { $count }問
progress-rate = { $count }問/秒
progress-left = 残り { $time }
