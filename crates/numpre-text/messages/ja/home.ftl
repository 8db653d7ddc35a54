# ウェブアプリの最初のページ。

## はじめての人に
home-title = 理由がわかるナンプレ。
home-about = 8段階の確かなランクと、考え方を教える「次の一手」。無料で、オフラインでも動き、データは外に出ません。
home-begin = 解きはじめる
home-teach = 1分で覚える
home-pick = ランクを選ぶ

## 前回の続き
home-continue = 続きを解く
home-to-go = 残り{ $count }マス
home-others = ほか{ $count }問

## 今日の問題
home-today = 今日の問題
home-today-play = 今日の問題を解く
home-week = この7日間
home-day-solved = { $day }、解いた
home-day-open = { $day }、まだ解いていない

## 新しい問題
home-new = 新しい問題
home-more = 条件を選ぶ
home-needs-1 = 候補が1つのマス
home-needs-2 = 入る所が1か所の数字
home-needs-3 = ロック候補
home-needs-4 = 2国同盟
home-needs-5 = 3国同盟
home-needs-6 = 4国同盟
home-needs-7 = チェーンや背理法
home-needs-8 = 試行錯誤
home-solved = { $count }問
home-best = 最短{ $time }
home-not-tried = まだ解いていません
home-making = ランク{ $rank }（{ $name }）の問題を作っています
home-not-made = 問題を作れませんでした。{ $reason }

## ほかの入口
home-learn = 手筋を学ぶ
home-learn-about = 見て、練習して、使う
home-lesson = 次のレッスン：{ $name }
home-lesson-needed = この7日間で次の一手を{ $count }回使いました。練習しますか？
home-paste = 問題を貼り付ける
home-own = 自分で作る
home-private = オフラインでも使えます。データはこのブラウザーの中だけ。
home-no-storage = このブラウザーでは保存できません（プライベートウィンドウなど）。解きかけの問題は、ページを閉じると消えます。
