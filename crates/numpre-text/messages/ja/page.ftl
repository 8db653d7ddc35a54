# Webアプリの全ページに共通の文。

page-play = 解く
page-learn = 手筋を学ぶ
page-check = 問題を調べる
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
page-menu = メニュー
page-pages = ページ
page-skip = 盤面へ移動
page-settings = 設定
page-offline = オフラインでも使えます
page-new-version = 新しいバージョンがあります。
page-update = 更新
page-no-storage = このブラウザーでは保存できません。ページを閉じるまで遊べます。
page-getting-ready = 準備しています…
page-no-vectors = このブラウザーは古いため、次の一手・答え合わせ・新しい問題は使えません。盤面は使えます。
page-engine-failed = 処理が止まりました。盤面はそのままです。
page-too-long = 時間がかかりすぎたので中止しました。盤面はそのままです。
page-try-again = もう一度
page-copy-puzzle = 問題をコピー
page-copied = コピーしました
page-link-copied = リンクをコピーしました
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

## 設定
settings-look = 表示
settings-help = 解くときの手助け
settings-entry = 入力
settings-language = 言語
settings-language-browser = ブラウザーと同じ
settings-theme = 配色
settings-theme-system = システムと同じ
settings-theme-light = 明るい
settings-theme-dark = 暗い
settings-size = 文字の大きさ
settings-size-normal = 標準
settings-size-large = 大きい
settings-roles = 手の図の色
settings-roles-normal = 標準
settings-roles-stronger = くっきり
settings-letters = 色に文字を添える
settings-numbers = 行と列の番号
settings-numbers-hints = 次の一手のとき
settings-numbers-always = いつも
settings-clashes = 重なった数字を示す
settings-same = 同じ数字を目立たせる
settings-peers = 行・列・ブロックに色を付ける
settings-cleaning = 数字を入れたらメモを整理する
settings-auto = 新しい問題で候補を自動で表示
settings-order = 次の一手の順
settings-order-person = 人が探す順
settings-order-sources = ランクの定義の順
settings-film = 1こまの秒数
settings-first = 先に選ぶもの
settings-first-cell = マス
settings-first-digit = 数字
settings-pad = 数字キー
settings-pad-row = 横1列
settings-pad-phone = 電話の並び
settings-pad-calculator = 電卓の並び
settings-two-pads = 広い画面では2組並べる
settings-single-keys = 1文字のキー操作
settings-short-speech = 読み上げを短く
settings-clock = 時計を表示

## 盤面の読み上げ
board-blank = 空き
board-row = { $row }行目：{ $cells }
board-row-separator = 。
