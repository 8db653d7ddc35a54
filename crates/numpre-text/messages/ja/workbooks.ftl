## ブック（.xlsx）
sheet-time = 問題を解くのにかかった時間は
sheet-seconds = 秒です。
sheet-clues = ヒント数
sheet-no-puzzle = ここに問題がありません。B4:J12に1～9と空きマスか、周りを空けた盤面か、81文字の文字列の列が必要です
sheet-several-blocks = 盤面はここからとも{ $other }からとも読めます。B4から置くか、マスを罫線で囲むか、端の行と列に数字を入れてください
sheet-outside = 盤面の近くの{ $other }にも数字があり、9行9列に収まりません。盤面の周りを空けるか、すべてのブロックの間を1行・1列か2行・2列ずつ空けてください
sheet-cell = 「{ $found }」があります。1～9か空のマスが必要です
sheet-cell-unknown = 数字でも空でもありません。1～9か空のマスが必要です
sheet-formula = 計算結果が保存されていない数式です。値が必要です（表計算ソフトでブックを一度開いて保存してください）
sheet-reference = 「{ $found }」というマスはシートにありません。A1～XFD1048576が必要です
sheet-too-many-cells = シートに{ $limit }個を超える数があります。問題が必要です
sheet-number = 数値になっていて、先頭のゼロや末尾の桁が失われています。81文字の文字列が必要です
sheet-text = { $column }文字目：{ $error }
sheet-file-no-archive = 壊れたブックか、ブックではないファイルです。.xlsxのブックが必要です
sheet-file-no-workbook = ブックの入っていないZIPファイルです。.xlsxのブックが必要です
sheet-file-old = 古い形式（.xls）のブックか、パスワード付きのブックです。パスワードなしの.xlsxで保存してください
sheet-part-missing = 壊れたブックです（{ $part }がありません）。壊れていない.xlsxのブックが必要です
sheet-part-unpack = 壊れたブックです（{ $part }を展開できません）。壊れていない.xlsxのブックが必要です
sheet-part-empty = 壊れたブックです（{ $part }が空です）。壊れていない.xlsxのブックが必要です
sheet-part-cut-short = 壊れたブックです（{ $part }が{ $byte }バイトで途切れています）。壊れていない.xlsxのブックが必要です
sheet-part-xml = 壊れたブックです（{ $part }の{ $byte }バイト目が正しいXMLではありません）。壊れていない.xlsxのブックが必要です
sheet-part-cell-order = 壊れたブックです（{ $part }のマス{ $cell }が重複しているか、順序が誤っています）。壊れていない.xlsxのブックが必要です
sheet-part-shared-text = 壊れたブックです（{ $part }のマス{ $cell }の文字列がありません）。壊れていない.xlsxのブックが必要です
sheet-part-sheet = 壊れたブックです（{ $part }にあるシート{ $sheet }のマスがありません）。壊れていない.xlsxのブックが必要です
sheet-file-too-large = { $part }が256 MiBを超えています。もっと小さいシートが必要です
sheet-file-make = ブックを作れません（{ $error }）
workbook-needs-out = ブックはファイルに書き出します。--out FILE.xlsxを指定してください
no-workbook = このコマンドはブックを書き出せません。--outには別の名前を指定してください
fill-same = { $name }は元のブックです。直接書き込むなら--in-placeを指定し（元のブックは.bakとして残します）、そうでなければ--outに別の名前を指定してください
fill-elsewhere = --in-placeは元のブックに書き込むので、{ $name }には書き込めません。どちらか一方だけを指定してください
fill-needs-workbook = --in-placeはブックに解答を書き込みます。ブックの名前を1つだけ指定してください
fill-macros = { $name }にはマクロがあります。--outには.xlsmで終わる名前を指定してください（そうでないと開けません）
fill-no-macros = { $name }にはマクロがありません。--outには.xlsxで終わる名前を指定してください（そうでないと開けません）
fill-beside = シート{ $sheet }：盤面の下が空いていないため、解答は右に書きます
fill-sheet = シート{ $sheet }：盤面の隣が空いていないため、解答はシート{ $to }に書きます
fill-kept = { $count ->
    [1] { $cell }は元のままにし、解答を書き込みません
   *[other] { $cell }など{ $count }マスは元のままにし、解答を書き込みません
}
fill-formulas = 数式はブックを開いたときに計算し直されます。それまで保存されている結果は以前のものです
fill-signature = ブックに署名があります。新しいブックでは無効になります
fill-several = 複数解の問題が{ $count }問あり、最初の解を書き込みます（{ $cells }）
fill-none = 解なしの問題が{ $count }問あります（{ $cells }）
fill-backup = 元のブックは{ $name }に残しました
fill-no-backup = 元のブックを残せないため、何も変更していません（{ $error }）
table-goes-on = 1枚のシートは1,048,576行までです。続きはシート{ $sheet }に書きます
table-cut = 1つのマスは32,767文字までのため、{ $count }個の文字列を切りました。すべて必要なら--output jsonを指定してください
