## Counts
count-total = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}:{ " " }
count-unique = { $count } with one solution
count-multiple = { $count } with multiple solutions
count-none = { $count } with no solution
count-invalid = { $count } unreadable
count-correct = { $count } answered correctly
count-incorrect = { $count } answered incorrectly
count-not-found = { $count } not found
count-rank-1 = { $count } of rank 1
count-rank-2 = { $count } of rank 2
count-rank-3 = { $count } of rank 3
count-rank-4 = { $count } of rank 4
count-rank-5 = { $count } of rank 5
count-rank-6 = { $count } of rank 6
count-rank-7 = { $count } of rank 7
count-rank-8 = { $count } of rank 8

## Summaries of many puzzles
summary-unique = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} with exactly one solution
summary-unrated = { $count } of these without a rating, left out
summary-multiple = { $count } with multiple solutions, left out
summary-none = { $count } with no solution, left out
summary-invalid = { $count } unreadable
summary-rank = rank
summary-er = ER
summary-level = level
summary-technique = hardest technique
summary-count = puzzles
summary-share = share
summary-error = standard error
summary-shares = { $weight ->
    [controlled-bias] Shares among all minimal puzzles, from a collection with controlled bias: a puzzle of n clues counts C(81, n) times
   *[one] Shares among these puzzles
}
summary-mean-clues = { $clues } clues on average
