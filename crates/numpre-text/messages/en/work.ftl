## How much work a puzzle is
work-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
work-refutations = proofs by contradiction: { $sum ->
    [one] 1 step
   *[other] { $sum } steps
} in all, the longest { $longest }
work-moments = hardest moments: { $count }; never fewer than { $narrowest ->
    [one] 1 way
   *[other] { $narrowest } ways
} to continue
