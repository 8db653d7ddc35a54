## Explanations
status-wrong = gone wrong
remark-wrong-digits = wrong { $count ->
    [one] digit in { $cells }: the solution has another
   *[other] digits in { $cells }: the solution has others
} there; expected digits of the solution
remark-wrong-strikes = the digit of the solution has been struck from { $cells }; expected it among the candidates
steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
step-of = step { $number } of { $count }
step-keys = Space next  b back  q end  ? all keys
step-help =
    Space, Enter or →: the next step, then the next puzzle
    b, Backspace or ←: back to the step before
    q or Esc: the end
    ?: this page; any key leads back
step-no-terminal = --step shows a page for each key; expected a terminal to write to and to read keys from, no --out, and no --output but grid
step-terminal-gone = the terminal is gone: { $error }; expected it to stay until the last step
explain-nothing = Nothing is left to do.
mark-cause = looked at
mark-strike = struck
mark-place = placed
mark-places = In a cell: 123 above, 456 in the middle, 789 below. A sign alone stands for the digit of its place.
in-row = row { $number }
in-column = column { $number }
in-block = block { $number }
list-last = { " and " }
sentence-separator = { ". " }
effect-place = { $cell } = { $digit }
effect-strike = strike { $digits } from { $cells }
effect-separator = { "; " }
step-naked-single = { $cells } has only the candidate { $digits } left → { $effect }
step-hidden-single = In { $house } the digit { $digits } fits only in { $cells } → { $effect }
step-locked-candidates = In { $house } the digit { $digits } fits only in { $other } → { $effect }
step-naked-subset = In { $house } the { $count } cells { $cells } hold only the digits { $digits } → { $effect }
step-hidden-subset = In { $house } the digits { $digits } fit only in the { $count } cells { $cells } → { $effect }
step-fish = In { $house } the digit { $digits } fits only in { $other } → { $effect }
step-other = { $technique }: { $cells }, digits { $digits } → { $effect }
suppose-is = Suppose that { $cell } = { $digit }
suppose-is-not = Suppose that { $cell } is not { $digit }
contradiction = Contradiction: { $why }
conclusion = So that was wrong → { $effect }
contradiction-no-candidate = { $cell } has no candidate left
contradiction-no-place = in { $house } the digit { $digit } fits nowhere
contradiction-no-intersection = the digit { $digit } fits nowhere where { $line } and { $block } cross, and in one of them nowhere else
contradiction-too-few-digits = in { $house } the { $cellcount } cells { $cells } have only { $digitcount ->
    [one] the digit { $digits }
   *[other] the { $digitcount } digits { $digits }
} between them
contradiction-too-few-places = in { $house } the { $digitcount } digits { $digits } fit only in { $cellcount ->
    [one] the cell { $cells }
   *[other] the { $cellcount } cells { $cells }
}
sound = Checked by the rules alone: { $count ->
    [one] the step is sound.
   *[other] all { $count } steps are sound.
}
unsound = { $place } is not sound: { $fault }
fault-step = step { $number }
fault-end = the end
fault-within = { ", in it " }
fault-wrong-shape = it does not look at what its technique looks at
fault-condition-fails = what the technique asks for does not hold
fault-does-not-follow = what it does does not follow
fault-already-gone = it changes nothing, or strikes what is gone
fault-not-allowed-inside = the technique is not allowed inside of this line of reasoning
fault-wrong-assumption = the line of reasoning does not assume the opposite
fault-no-contradiction = the contradiction does not hold
fault-wrong-premises = it does not hold by what it is said to rest on
fault-not-solved = the end is not a solution
