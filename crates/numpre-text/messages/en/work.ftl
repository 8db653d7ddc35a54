## How much work a puzzle is
work-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
work-refutations = refutations: { $sum ->
    [one] 1 step
   *[other] { $sum } steps
} in all, the longest { $longest }
work-moments = hardest moments: { $count }; at the narrowest { $narrowest ->
    [one] 1 starting point
   *[other] { $narrowest } starting points
}
