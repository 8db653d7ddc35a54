## Parquetのファイル
table-not-parquet = 名前はParquetですが、Parquetのファイルではありません。Parquetのファイルを指定してください
table-truncated = Parquetのファイルの終わりが欠けています。完全なファイルを指定してください
table-damaged = 壊れたParquetのファイルです（{ $error }）。壊れていないファイルを指定してください
table-damaged-rows = 壊れたParquetのファイルです。{ $row }行目か、それより後を読めません（{ $error }）。壊れていないファイルを指定してください
table-unsupported = このParquetのファイルは読めません（{ $error }）。暗号化せず、圧縮はzstd、Snappy、gzipのどれかか、なしで保存してください
table-no-puzzles = 列は{ $columns }で、名前から問題とわかる列がありません。問題の列の名前をpuzzleにしてください
table-column-type = 列{ $column }の型は{ $type }です。文字列か、1行に81個のuint8（リストか固定長バイナリ）にしてください
table-needs-feature = このnumpreはParquetなしで作られています。cargo install numpre-cli --features tableでインストールしてください
parquet-needs-out = Parquetはファイルに書き出します。--out FILE.parquetを指定してください
no-parquet = このコマンドはParquetを書き出せません。ほかの形式か、--outに別の名前を指定してください
error-cell-number = { $cell }番目のマスの値が{ $value }です。1～9か、空きマスの0にしてください
