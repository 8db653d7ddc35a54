## ページの問い合わせへの返事
engine-bad-request = ページとエンジンのバージョンが合いません。ページを読み込み直してください。
engine-timeout = 時間がかかりすぎたため中止しました。
engine-crashed = エラーが起きました。盤面はそのままです。もう一度お試しください。
engine-unsound = 検算で確かめられない手だったので、表示しません。numpreの不具合です。ご報告ください。
engine-improper-several = この問題は複数解のため、確実な手はありません。
engine-improper-none = この問題には解がありません。
engine-not-found = この条件では見つかりませんでした。
mistake-somewhere = どこかに間違いがあります。
link-damaged = このリンクは壊れています。最初から最後までコピーし直してください。
link-newer = このリンクは新しいバージョンで作られています。ページを読み込み直してください。
engine-why-peer = { $peer }に{ $digit }があり、{ $cell }も{ $house }にあるからです。
engine-why-holds = { $cell }には、もう{ $digit }が入っています。
engine-why-it-is = { $cell }には{ $digit }が入ります。
engine-why-may = { $cell }に{ $digit }が入る解もあります。

## 手の図の見方
meaning-cause = 理由
meaning-second = あわせて見る
meaning-third = これも関わる
meaning-blocker = 数字をさえぎる
meaning-barred = 入らない
meaning-assumption = 仮定
meaning-assumed-not = 入らないと仮定
meaning-inferred = 仮定から決まる
meaning-excluded = 仮定により消える
meaning-contradiction = 矛盾
meaning-place = 確定
meaning-remove = 消す

## 数字が入らない理由：最初の答え
why-elsewhere = { $house }の{ $digit }は、ほかのマスにしか入りません。
why-seen = { $cell }と同じ行・列・ブロックにあるマスのどれかに、{ $digit }が入ります。
why-taken = { $cell }には、ほかの数字が入らなければなりません。
why-refuted = { $cell }に{ $digit }を入れると、矛盾が起こります。

## 詳しい答えの最後の文
reach-house = { $cell }も{ $house }にあるので、{ $digit }は入らない
reach-cells = { $cell }は{ $cells }のどれとも同じ行・列・ブロックにあるので、{ $digit }は入らない
reach-taken = { $cell }は{ $other }なので、{ $digit }は入らない
reach-among = { $cell }はそれらのマスの1つなので、{ $digit }は入らない
