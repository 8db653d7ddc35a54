# ウェブアプリの全ページに共通の文。

page-home = 解く
page-today = 今日の問題
page-statistics = 記録
page-play = 解く
page-learn = 手筋を学ぶ
page-check = 問題を調べる
page-photo = 写真から読み取る
page-make = 問題を作る
page-books = 問題集
page-print = 印刷
page-help = ヘルプ
menu-play = 解く
menu-learn = 学ぶ
menu-check = 調べる
menu-make = 作る
menu-books = 問題集
menu-print = 印刷
menu-statistics = 記録
page-menu = メニュー
page-pages = ページ
page-skip = 盤面へ移動
page-settings = 設定
page-offline = オフラインでも使えます
page-new-version = 新しいバージョンがあります。
page-update = 更新
page-no-storage = このブラウザーでは保存できません（プライベートウィンドウなど）。ページを閉じると消えます。
page-no-vectors = このブラウザーは古いため、次の一手・答え合わせ・新しい問題は使えません。問題を解くことはできます。
page-engine-failed = エラーが起きました。盤面はそのままです。もう一度お試しください。
page-engine-missing = エンジンを読み込めませんでした。接続を確かめて、もう一度お試しください。
page-failed = ページでエラーが起きました：{ $what }
page-not-loaded-at-all = ページを読み込めませんでした。
page-not-loaded = ページのこの部分を読み込めませんでした。
page-too-long = 時間がかかりすぎたので中止しました。盤面はそのままです。
page-try-again = もう一度
page-bad-link = このリンクは読めません
close = 閉じる
cancel = 中止
undo = 元に戻す
redo = やり直す

## 盤面の読み上げ
board = 盤面
row-spoken = { $row }行目
cell-spoken = { $row }行{ $column }列
digit = 数字{ $digit }

## 盤面の読み上げ
board-blank = 空き
board-row = { $row }行目：{ $cells }
board-row-separator = 。
