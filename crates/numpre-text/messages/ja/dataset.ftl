## データセット
dataset-usage = この操作のファイルかオプションが正しくありません。{ $line }のように指定してください
dataset-other-option = dataset { $action }では{ $option }を使えません。{ $option }を除いて指定してください
dataset-needs-out = データセットにはフォルダーが必要です。--out DIRを指定してください
dataset-cannot-read = { $name }: 読めません（{ $error }）
dataset-bad-table = { $name }: { $reason }
dataset-other-bytes = { $name }: SHA-256が{ $found }です。設定にある{ $expected }のファイルを置いてください
dataset-refused = パート{ $part }：{ $reason }
dataset-exhausted = パート{ $part }の問題がなくなりました。{ $split }は{ $wanted }問のうち{ $found }問、全体で{ $all }問です（{ $tried }個の番号を調べました）
dataset-occupied = { $name }: フォルダーが空ではありません。空か新しいフォルダーを指定してください。続きを作るときは--resumeを付けてください
dataset-other-plan = { $name }: 設定、入力ファイルまたはバージョンが違うデータセットのフォルダーです。別のフォルダーを指定してください
dataset-damaged = { $place }: ファイルが変更されていて読み戻せません。numpreが書いたままのファイルに戻してください
dataset-no-parquet = 構成parquetには機能tableが必要ですが、このnumpreには含まれていません。csv、npy、trmのどれかを指定してください
dataset-no-shards = そのシャードはありません。0..{ $last }の範囲で指定してください
dataset-goes-on = 中断しました。できた分は残っています。同じコマンドに--resumeを付けると続きを作ります：{ $name }
dataset-made = { $name }: { $rows }問、{ $files }ファイル、{ $megabytes } MB
dataset-made-shards = { $name }: 0..{ $all }のうち{ $first }..{ $last }のシャードができました
dataset-stage-make = 問題を作っています：{ $done }／{ $all }
dataset-stage-select = 問題を選んでいます：パート{ $done }／{ $all }
dataset-stage-write = 行を書いています：{ $done }／{ $all }
dataset-head-part = パート
dataset-head-rows = 行数
dataset-head-bytes = バイト
dataset-head-hours = コア時間
dataset-head-all = 全体
dataset-shards = シャード{ $count }個
dataset-verified = { $files }ファイル、{ $rows }行を調べました：{ $faults ->
    [0] すべて正しい
   *[other] 誤り{ $faults }件
}
dataset-fault-unreadable = 読めません：{ $reason }
dataset-fault-bytes = バイト列がマニフェストと違います
dataset-fault-rows = { $found }行です。{ $expected }行が必要です
dataset-fault-text = 行の内容がマニフェストと違います
dataset-fault-no-solution = 問題に解がありません
dataset-fault-multiple-solutions = 複数解の問題です
dataset-fault-wrong-solution = この問題の解ではありません
dataset-fault-wrong-rank = ランク{ $said }です。ランク{ $is }が必要です
dataset-fault-class-in-two-splits = 同型の問題が{ $other }にもあります
dataset-fault-grid-class-in-two-splits = 同型の解が{ $other }にもあります
dataset-fault-not-once = 同型の解が2回以上出てきます

## 設定
config-syntax = TOMLとして読めません：{ $message }
config-unknown-key = { $key }というキーはありません。{ $nearest }など、決まったキーを使ってください
config-unknown-split = { $key }という分け方はありません。{ $nearest }など、表splitにある名前を使ってください
config-missing-key = キー{ $key }がありません
config-value = { $key }が{ $found }です。{ $expected }にしてください
config-expected-text = 引用符で囲んだ文字列
config-expected-name = 英数字と「-」「_」「.」の1～80文字
config-expected-whole = { $least }～{ $most }の整数
config-expected-flag = trueかfalse
config-expected-share = 0～1の数
config-expected-sum = 合計が1になる割合
config-expected-range = { $least }～{ $most }の数か、"{ $least }..{ $most }"のような範囲
config-expected-one-of = { $names }のどれか
config-expected-list-of = { $names }から選んだ名前のリスト
config-expected-list = 角かっこで囲んだリスト
config-expected-table = テーブル
config-expected-files = ファイル名のリストか、pathとsha256を持つテーブルのリスト
config-expected-sha256 = 64桁の十六進数
config-expected-pattern = 81マスの図
config-expected-template = { $keys }を含む名前
config-expected-in-each = eachだけで決まる形
config-expected-other-name = ほかのパートと違う名前
config-expected-no-count = 0（この分け方の割合が0のため）
config-expected-one-origin = requestかfilesのどちらか一方
config-expected-compression = zstd:1～zstd:22
config-expected-parquet = parquetを含むリスト（手の列はparquetだけが持つため）

## 監査
audit-puzzles = { $count }問：問題の同型類{ $classes }個、解の同型類{ $grids }個
audit-ranks = ランク：{ $ranks }
audit-clues = ヒント数：{ $fewest }～{ $most }
audit-unreadable = 読めないもの：{ $count }件
audit-multiple = 複数解の問題：{ $count }問
audit-none = 解のない問題：{ $count }問
audit-wrong-answer = 解と違う解答：{ $count }問
audit-made-up = ファイルには学習用・評価用の区別がありません。問題の同型類ごとに90%をtrain、10%をtestに分けた場合を示します。
audit-split = { $split }: { $count }問、問題の同型類{ $classes }個、解の同型類{ $grids }個。同じ問題の繰り返し{ $repeated }問、同型の繰り返し{ $isomorphs }問
audit-pair = { $second }の{ $count }問のうち、{ $first }にもあるもの：
audit-same = 同じ問題：{ $count }問（{ $percent }%）
audit-class = 同型の問題：{ $count }問（{ $percent }%）
audit-grid-class = 同型の解：{ $count }問（{ $percent }%）
audit-near-copy = 違いが2マス以内の問題：{ $count }問（{ $percent }%）

## 採点
score-head = 区分
score-head-puzzles = 問題
score-head-exact = 正解
score-head-margin = 95%
score-head-blanks = 正しい空きマス
score-head-changed = ヒントの変更
score-head-missing = 解答なし
score-rank = ランク{ $rank }
score-clues = ヒント数{ $clues }
score-unused = この採点の対象でない問題への解答：{ $count }個
