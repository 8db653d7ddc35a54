# 最初のページのうち、前に遊んだことがある人のための部分。

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

## 段階
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

## 次のレッスン
home-lesson = 次のレッスン：{ $name }
home-lesson-needed = この7日間で次の一手を{ $count }回使いました。練習しますか？
