# ウェブアプリの「今日の問題」。

today-play-day = この日の問題を解く
today-continue = 続きを解く
today-again = もう一度解く
today-about = ヒント{ $clues }個・だれにも同じ問題
today-solved-in = { $time }で解きました
today-streak = 日連続
today-longest = 最長
today-days = 解いた日
today-latest = 最近
today-rule = 問題は日付だけをもとに、このブラウザーの中で作ります。ランクは曜日ごとに決まり、週末ほど難しくなります。{ $year }年1月1日からのすべての日を解けます。
today-month-before = 前の月
today-month-after = 次の月
today-day-solved = { $day }、{ $rank }、{ $time }で解いた
today-day-begun = { $day }、{ $rank }、途中
today-day-open = { $day }、{ $rank }
