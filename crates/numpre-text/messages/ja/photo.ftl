## 画像の中の問題
photo-file-too-large = 画像のファイルが{ $limit }00万バイトを超えています。{ $limit }00万バイト以下が必要です
photo-too-small = 画像の大きさは{ $width }×{ $height }画素です。縦横とも{ $limit }画素以上が必要です
photo-too-large = 画像の大きさは{ $width }×{ $height }画素です。{ $limit }00万画素以下が必要です
photo-cut-short = 画像が途中で終わっています。ファイル全体が必要です
photo-undecodable = 画像を読み取れません（{ $error }）。壊れていないJPEG、PNG、WebPのファイルが必要です
photo-no-board = 数独の盤面が見つかりません。9行9列の盤面のすべての線が写った画像が必要です
photo-no-board-in-frame = 数独の盤面が見つかりません。最も近い枠にある線は{ $lines }%です。9行9列の盤面が必要です
photo-other-grid = 数独の盤面が見つかりません。最も大きい枠は{ $rows }×{ $columns }マスです。9行9列の盤面が必要です
photo-too-many = 画像に{ $found }個の盤面があります。{ $limit }個以下が必要です

## 確かでない盤面
photo-digit = { $digit ->
    [0] 空き
   *[other] { $digit }
}
photo-read = { $row }行{ $column }列：{ $read }と読みました
photo-perhaps = { $row }行{ $column }列：{ $read }と読みましたが、{ $other }かもしれません（{ $chance }回に1回）
photo-repaired = { $row }行{ $column }列：{ $other }ではなく{ $read }としました。唯一解になるのはこの読み方だけです
photo-separator = 。
photo-why = { $why ->
    [close] ほかの読み方も同じくらいありうる
    [repaired] 数字を変えないと唯一解にならない
    [ink] 空きと読んだマスに何か書かれている
    [handwriting] 手書きらしい数字がある
    [several] 複数解である
    [none] 解がない
    [finished] すべて埋まっていて、問題ではなく解答である
   *[illegible] 読み取りにくい
}
photo-not-taken = { $cells }{ $why }ため、取り込みません。--doubtful takeを付けると、最もありそうな読み方を取り込みます：{ $puzzle }
photo-refused = { $cells }{ $why }ため、取り込みません
photo-taken = { $cells }{ $why }が、最もありそうな読み方を取り込みます

## --photo-outの図
photo-drawing = 画像から読み取った{ $count }個の盤面
photo-nothing-drawn = 画像から読み取った盤面がないため、{ $name }は書き込みませんでした
photo-out-taken = { $name }は入力か出力でもあります。--photo-outの後に別の名前が必要です
