## 次の一手
hint-nothing = そのような手はありません。
hint-where = { $block }を見てください。
hint-what = { $cells }を見てください。使う手筋は{ $technique }です。
mistake-where = { $block }に誤りがあります。
mistake-what = { $cells }に誤りがあります。
