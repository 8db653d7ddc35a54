# The puzzle of the day in the web app.

today-play-day = Play this day’s puzzle
today-continue = Continue
today-again = Play again
today-about = { $clues } clues · the same for everyone
today-solved-in = Solved in { $time }
today-streak = day streak
today-longest = longest
today-days = { $count ->
    [one] day solved
   *[other] days solved
}
today-latest = Latest
today-rule = This browser makes the puzzle from nothing but the date. The rank depends on the weekday and rises towards Sunday. Every day since 1 January { $year } can be played.
today-month-before = Previous month
today-month-after = Next month
today-day-solved = { $day }, { $rank }, solved in { $time }
today-day-begun = { $day }, { $rank }, begun
today-day-open = { $day }, { $rank }
