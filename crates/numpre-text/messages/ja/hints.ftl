## ヒント
hint-nothing = 該当する手はありません。
hint-where = { $place }を見てください。
hint-what = { $place }を見てください。使う手筋は{ $technique }です。
