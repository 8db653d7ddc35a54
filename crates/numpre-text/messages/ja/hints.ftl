## 次の一手
hint-nothing = そのような手はありません。
hint-harder = 選んだ手筋では進めません。使える手筋のうち一番やさしいのは{ $technique }です。
hint-where = { $block }を見てください。
hint-what = { $place }を見てください。使う手筋は{ $technique }です。
mistake-where = { $block }に間違いがあります。
mistake-what = { $cells }に間違いがあります。
remark-clashes = ヒントが重複しています。{ $clashes }。同じ行・列・ブロックに同じ数字は入りません
