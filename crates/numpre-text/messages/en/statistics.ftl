# The statistics of a player in the web app.

statistics-solved = { $count ->
    [one] puzzle solved
   *[other] puzzles solved
}
statistics-number = { $number }
statistics-at-board = of play
statistics-minutes = { $count } min
statistics-hours = { $count } h
statistics-unaided = without a hint
statistics-percent = { $percent }%
statistics-streak = day streak · longest { $longest }
statistics-times = Times by rank
statistics-filter = Which games
statistics-filter-all = All
statistics-filter-month = 30 days
statistics-filter-unaided = No hints
statistics-count = games
statistics-dot = one game
statistics-median = median
statistics-best = best
statistics-none = –
statistics-asked = Where you asked for help
statistics-not-asked = No hint named a technique.
statistics-practise = Practise
statistics-practise-one = Practise: { $technique }
statistics-weeks = Last 18 weeks
statistics-active = { $count ->
    [one] 1 day with a solved puzzle in { $weeks } weeks
   *[other] { $count } days with a solved puzzle in { $weeks } weeks
}
statistics-csv = Export as CSV
statistics-remove = Remove all results
statistics-removed = { $count ->
    [one] 1 result removed
   *[other] { $count } results removed
}
statistics-history = Solved games
statistics-remove-one = Remove: { $game }
statistics-remove-one-short = Remove this result
statistics-removed-one = Result removed: { $game }
statistics-more = Show more
statistics-private = The results are in this browser only. Nothing is sent anywhere.
statistics-empty = Your times, streaks and techniques appear here after your first solved puzzle. The figures below are an example.
statistics-begin = Play a puzzle
