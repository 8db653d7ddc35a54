## 入出力
argument = 引数{ $number }
standard-output = 標準出力
cannot-read = { $name }: 読めません（{ $error }）。問題のファイルを指定してください
bad-file = { $name }: { $error }
no-such-file = { $name }: そのようなファイルはありません。81マスの問題か、問題のファイルを指定してください
is-a-directory = { $name }: フォルダーです。問題か、問題のファイルを指定してください
no-puzzle-files = { $name }: このフォルダーには問題のファイルがありません。名前が{ $endings }で終わるファイルを、このフォルダーに直接入れてください
temporary-file = 一時ファイル
empty-argument = 空の引数があります。81マスの問題か、問題のファイルを指定してください
cannot-write = { $name }: 書き込めません（{ $error }）
warning = 注意：{ $text }
warning-encoding = UTF-8ではないので、{ $encoding }として読みました{ $sure ->
    [yes] { "" }
   *[no] （推定です。違う場合は--encodingで文字コードを指定してください）
}
more-messages = …ほかに同様のメッセージが{ $count }件あります（{ $message }）
sum-no-column = { $count }問のコメントや列は、入れる列がないため失われます（最初は{ $place }）。すべて残すには--output json、不要なら--drop-extraを指定してください
error-no-puzzle = 問題が入っていません。1問以上必要です
sum-no-rank = { $count }問は唯一解でないためランクがなく、除かれました（最初は{ $place }）
sum-not-rated = { $count }問は--timeoutの時間内に評価できませんでした。最初は{ $place }
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
out-is-input = { $name }は入力でもあり、書き込むと元の内容が失われます。--outに別の名前を指定してください
out-other-form = { $name }は{ $form }の名前です。{ $expected }を指定してください
out-expected-option = { $option }か、--outに別の名前
out-expected-name = --outに{ $name }のような別の名前
form-text = テキストファイル
form-csv = CSVの表
form-json = JSONのファイル
form-workbook = ブック
form-macro-workbook = マクロ付きのブック
form-svg = SVGの図
form-parquet = Parquetのファイル
form-other = numpreが書き出さない種類のファイル
reads-keyboard = キーボードから入力を読んでいます。{ $key }で入力を終わります
messages-syntax = { $file }:{ $line }: メッセージの書き方が正しくありません。Fluentの形式で「NAME = TEXT」と書いてください
cannot-read-messages = { $name }: 読めません（{ $error }）。メッセージのフォルダーを指定してください
