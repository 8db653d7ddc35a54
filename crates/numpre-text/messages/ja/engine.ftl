## ページの問い合わせへの返事
engine-bad-request = ページからの問い合わせを解釈できません。
engine-timeout = 時間がかかりすぎたため中止しました。
engine-crashed = 処理中に問題が起きました。
engine-unsound = 検算で確かめられない手だったので、表示しません。
engine-improper-several = この問題は複数解のため、確実な手はありません。
engine-improper-none = この問題には解がありません。
engine-not-found = この条件では見つかりませんでした。
mistake-somewhere = どこかに誤りがあります。
link-damaged = このリンクは壊れています。最初から最後までコピーし直してください。
link-newer = このリンクは新しいバージョンで作られています。ページを読み込み直してください。
engine-why-peer = { $cell }に{ $digit }があるからです。
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
