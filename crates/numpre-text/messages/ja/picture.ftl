# ウェブアプリの「写真から読み取る」のページ。

## 写真を選ぶ
picture-empty = 印刷された問題を撮るか、画像を選んでください。貼り付けるか、ここへドロップしてもかまいません。
picture-private = 画像はこのブラウザーから外へ出ません。どこにも送りません。
picture-take = 写真を撮る
picture-retake = もう一度撮る
picture-choose = 画像を選ぶ
picture-another = 別の画像を選ぶ
picture-opening = 画像を開いています…
picture-reading = 画像を読み取っています…
picture-picture = 画像
picture-no-board = 盤面が見つかりません。4つの角を盤面の角に合わせてください。
picture-no-board-in = 盤面が見つかりません。最も大きい枠は{ $rows }×{ $columns }マスです。4つの角を盤面の角に合わせてください。
picture-corner = 4つの角の{ $number }つ目。矢印キーで動かせます
picture-by-hand = 枠を手で合わせる
picture-problem-unreadable = このブラウザーで開ける画像ではありません。JPEG、PNG、WebPのどれかを選んでください。
picture-problem-heic = このブラウザーではHEICを開けません。JPEGを選んでください。
picture-problem-size = ファイルは{ $size }MBです。読み込めるのは{ $most }MBまでです。
picture-problem-large = 画像は{ $pixels }百万画素です。読み込めるのは{ $most }百万画素までです。
picture-problem-small = 短い辺が{ $shortest }画素です。{ $least }画素以上が必要です。
picture-problem-boards = 画像に{ $boards }個の盤面があります。読み取れるのは{ $most }個までです。

## 読み取りの結果
picture-reading-of = 読み取りの結果
picture-boards = 盤面
picture-board = 盤面{ $number }
picture-board-doubtful = 盤面{ $number }、要確認のマスあり
picture-read = 数字を{ $count }個読み取りました。
picture-doubts = 要確認のマスが{ $count }個あります：{ $cells }。
picture-between = 、
picture-unique = 唯一解です。
picture-none = 解がありません。数字のどれかが違います。
picture-several = 解が{ $count }個あります。数字が足りないか、違っています。
picture-at-least = 解が{ $count }個以上あります。数字が足りないか、違っています。
picture-cell = { $cell }、{ $read }
picture-cell-doubtful = { $cell }、{ $read }、要確認
picture-cell-entry = { $cell }、{ $read }、手書き
picture-cell-why = { $cell }は「{ $read }」と読みました。{ $why }
picture-empty-cell = 空き
picture-why-close = ほかの読み方も同じくらいありえます。
picture-why-repaired = 唯一解になるように直しました。
picture-why-ink = マスに何かあります。
picture-why-handwriting = 手書きのようです。
picture-why-several = 複数解です。
picture-why-none = ほかの数字と重なっています。
picture-why-illegible = 盤面が読みにくいです。
picture-why-finished = すべてのマスが埋まっています。
picture-doubt-list = 要確認のマスの一覧
picture-likely = ありそうな読み方
picture-chance = { $read }（{ $in }回に1回）
picture-confirm = 「{ $read }」で合っている
picture-digits = 数字
picture-erase = 空きにする
picture-handwritten = 手書き
picture-undo = 元に戻す

## 使い道
picture-play = 解く
picture-check = 調べる
picture-keep = 問題集に追加
picture-keep-sure = 確かな盤面をすべて追加（{ $count }問中{ $sure }問）
