## Explanations
status-wrong = this board contains a mistake
steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
step-of-explainer = { $technique } ({ $er })
step-of = step { $number } of { $count }
step-keys = Space next  b back  q quit  ? all keys
step-help =
    Space, Enter or →: the next step; after the last, the next puzzle
    b, Backspace or ←: the previous step
    q or Esc: quit
    ?: this page; any key closes it
step-no-terminal = --step shows one page per key press; expected a terminal for output and keys, and neither --out nor any --output but grid
step-terminal-gone = the terminal was closed before the last step ({ $error })
step-run = Steps { $first } to { $last }: singles
board-refutation = What follows from the assumption
board-conclusion = Conclusion
board-after = After these steps

## What the marks of a drawn board mean
mark-cause = reason
mark-remove = removed
mark-place = placed
mark-single = one candidate left, not placed yet
mark-block = the block to look at
mark-assumption = the assumption
mark-order = the order of the steps
mark-contradiction = the contradiction
mark-conflict = wrong
mark-places = Within a cell: 123 above, 456 in the middle, 789 below. A mark alone stands for the digit of its place.
