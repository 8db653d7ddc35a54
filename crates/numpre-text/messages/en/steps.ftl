## Explanations
status-wrong = gone wrong
remark-wrong-digits = { $count ->
    [one] a digit is wrong
   *[other] { $count } digits are wrong
}; the solution has { $right }
remark-wrong-removals = { $count ->
    [one] the digit of the solution is missing among the candidates of a cell
   *[other] the digits of the solution are missing among the candidates of { $count } cells
}: { $right }
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
step-in-run = { $label } { $technique }: { $text }
step-run = Steps { $first } to { $last }: singles
board-refutation = What the assumption leads to
board-conclusion = What follows
board-after = After these steps

## What the marks of a drawn board mean
mark-cause = looked at
mark-remove = removed
mark-place = placed
mark-single = one candidate left, not placed yet
mark-block = the block looked at
mark-assumption = the assumption
mark-order = the steps in this order
mark-contradiction = here it contradicts itself
mark-conflict = wrong
mark-places = In a cell: 123 above, 456 in the middle, 789 below. A mark alone stands for the digit of its place.

## Sentences
in-row = row { $number }
in-column = column { $number }
in-block = block { $number }
list-last = { " and " }
sentence-separator = { ". " }
effect-place = { $cell } = { $digit }
effect-remove = remove { $digits } from { $cells }
effect-separator = { "; " }
step-full-house = In { $house }, only { $cells } is blank and only { $digits } is missing → { $effect }
step-naked-single = { $cells } can only be { $digits } → { $effect }
step-hidden-single = In { $house }, { $digits } can only go in { $cells } → { $effect }
step-locked-candidates = In { $house }, { $digits } can only go in { $other }, so { $digits } can go nowhere else in { $other } → { $effect }
step-naked-subset = In { $house }, the { $count } cells { $cells } can only be { $digits }, so no other cell of { $house } can be { $any } → { $effect }
step-hidden-subset = In { $house }, { $digits } can only go in the { $count } cells { $cells }, so these can be nothing else → { $effect }
step-fish = In { $house }, { $digits } can only go in { $other }, so { $digits } can go nowhere else in { $other } → { $effect }
step-other = { $technique }: { $cells }, { $digits } → { $effect }

## Lines of reasoning
suppose-is = { $label } Suppose { $cell } is { $digit }
suppose-is-not = { $label } Suppose { $cell } is not { $digit }
suppose-is-not-so = { $label } Suppose { $cell } is not { $digit }, so it is { $other }
suppose-after = { $suppose } (after { $premises })
line-step = { $label } { $effect }: { $after }{ $reason }
line-after = after { $premises },{ " " }
line-conclusion = { $label } { $conclusion }
reason-full-house = only { $digits } is missing in { $house }
reason-naked-single = { $digits } is all that is left there
reason-hidden-single = { $house } has no other place for { $digits }
reason-locked-candidates = in { $house }, { $digits } can only go in { $other }
reason-naked-subset = in { $house }, the { $count } cells { $cells } can only be { $digits }
reason-hidden-subset = in { $house }, { $digits } can only go in the { $count } cells { $cells }
reason-fish = in { $house }, { $digits } can only go in { $other }
reason-other = { $technique }
contradiction = Contradiction: { $after }{ $why }
conclusion-is = So { $cell } cannot be anything but { $digit } → { $effect }
conclusion-is-not = So { $cell } cannot be { $digit } → { $effect }
contradiction-no-candidate = { $cell } has no candidate left
contradiction-no-place = in { $house }, { $digit } has no place left
contradiction-no-intersection = { $digit } has no place left in { $line } or in { $block }
contradiction-too-few-digits = in { $house }, the { $cellcount } cells { $cells } have only { $digitcount ->
    [one] the digit { $digits }
   *[other] the { $digitcount } digits { $digits }
} left between them
contradiction-too-few-places = in { $house }, the { $digitcount } digits { $digits } can only go in { $cellcount ->
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
