## 入出力
argument = 引数{ $number }
standard-output = 標準出力
cannot-read = { $name }: 読めません: { $error }。問題のファイルを指定してください
bad-file = { $name }: { $error }
no-such-file = { $name }: そのようなファイルはありません。81マスの問題か、問題のファイルを指定してください
is-a-directory = { $name }: ディレクトリです。問題か、問題のファイルを指定してください
cannot-write = { $name }: 書けません: { $error }
warning = 注意: { $text }
no-outputs = このコマンドの出力形式は一つだけで、--output は使えません。--output を外して指定してください
cut-off = …
more-messages = … 同様のメッセージがほかに{ $count }件あります（{ $message }）
sum-no-column = { $count }問のコメントや列は、入れる列がないため失われます（最初は { $place }）。すべて残すには --output json、不要なら --drop-extra を指定してください
error-no-puzzle = 問題がありません。一つ以上必要です
error-neither = 問題として読めず（{ $error }）、「{ $argument }」というファイルもありません
error-no-pattern = 配置として読めず（{ $error }）、「{ $argument }」というファイルもありません
error-no-step = { $count ->
    [0] { $asked }手目はありません。もう埋めるマスはありません。空きマスのある盤面を指定してください
   *[other] { $asked }手目はありません。1から{ $count }までのどれかを指定してください
}
error-no-answer = 問題に解答が付いていません。空白かコンマの後に81マスの解答が必要です
error-no-partner = この問題の解答がありません。{ $file } の解答は { $count } 個で終わっています。問題と同じ数が必要です
error-no-puzzle-for = この解答の問題がありません。{ $file } の問題は { $count } 問で終わっています。解答と同じ数が必要です
messages-syntax = { $file }:{ $line }: メッセージの書き方が正しくありません。Fluent の形式で「名前 = 文」と書いてください
cannot-read-messages = { $name }: 読めません: { $error }。メッセージのフォルダーを指定してください
