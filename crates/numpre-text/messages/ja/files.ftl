## 入出力
argument = 引数{ $number }
standard-output = 標準出力
cannot-read = { $name }: 読めません（{ $error }）。問題のファイルを指定してください
bad-file = { $name }: { $error }
no-such-file = { $name }: そのようなファイルはありません。81マスの問題か、問題のファイルを指定してください
is-a-directory = { $name }: フォルダーです。問題か、問題のファイルを指定してください
cannot-write = { $name }: 書き込めません（{ $error }）
warning = 注意：{ $text }
more-messages = …ほかに同様のメッセージが{ $count }件あります（{ $message }）
sum-no-column = { $count }問のコメントや列は、入れる列がないため失われます（最初は{ $place }）。すべて残すには--output json、不要なら--drop-extraを指定してください
error-no-puzzle = 問題が入っていません。1問以上必要です
error-neither = 「{ $argument }」というファイルはなく、問題としても読めません（{ $error }）
error-no-pattern = 「{ $argument }」というファイルはなく、配置としても読めません（{ $error }）
error-no-step = { $count ->
    [0] { $asked }手目はありません。もう埋めるマスがないので、空きマスのある盤面を指定してください
   *[other] { $asked }手目はありません。1～{ $count }のどれかを指定してください
}
error-no-answer = 問題に解答が付いていません。空白かコンマで区切って、81マスの解答が必要です
error-no-partner = この問題の解答がありません。{ $file }の解答は{ $count }個だけです。問題と同じ数が必要です
error-no-puzzle-for = この解答の問題がありません。{ $file }の問題は{ $count }問だけです。解答と同じ数が必要です
cut-off = …
no-outputs = このコマンドの出力形式は1つだけです。--outputを外してください
messages-syntax = { $file }:{ $line }: メッセージの書き方が正しくありません。Fluentの形式で「NAME = TEXT」と書いてください
cannot-read-messages = { $name }: 読めません（{ $error }）。メッセージのフォルダーを指定してください
