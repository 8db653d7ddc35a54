## Explanations
remark-wrong-digits = { $count ->
    [one] a wrong digit
   *[other] { $count } wrong digits
}: in the solution, { $right }
remark-wrong-removals = the right digit is missing from the candidates of { $count ->
    [one] a cell
   *[other] { $count } cells
}: in the solution, { $right }
explain-nothing = Already solved.
step-in-run = { $label } { $technique }: { $text }

## Sentences
list-last = { " and " }
sentence-separator = { ". " }
effect-place = { $cell } = { $digit }
effect-remove = remove { $digits } from { $cells }
effect-separator = { "; " }
cell-holds = { $cell } = { $digit }
step-full-house = In { $house }, only { $cells } is blank and only { $digits } is missing → { $effect }
step-naked-single = { $cells } can only be { $digits } → { $effect }
step-hidden-single = In { $house }, only { $cells } can be { $digits } → { $effect }
step-locked-candidates = In { $house }, the digit { $digits } must be in { $other }, so no other cell of { $other } can be { $digits } → { $effect }
step-naked-subset = In { $house }, the { $count } cells { $cells } can only be { $digits }, so no other cell of { $house } can be { $any } → { $effect }
step-locked-subset = In { $house }, the { $count } cells { $cells } can only be { $digits }. They are in { $other } too, so no other cell of { $house } or { $other } can be { $any } → { $effect }
step-hidden-subset = In { $house }, the digits { $digits } can only go in the { $count } cells { $cells }, so these cells can hold no other digit → { $effect }
step-fish = In { $house }, the digit { $digits } can only go in { $other }, so no other cell there can be { $digits } → { $effect }
step-fish-finned = If { $nofin }, then in { $house }, the digit { $digits } can only go in { $other }. Either way, no other cell there that sees { $fins } can be { $digits } → { $effect }
step-fish-mixed = In { $house }, the digit { $digits } can only go in { $other }. No cell that is in more of { $other } than of { $house } can be { $digits } → { $effect }
step-fish-mixed-finned = If { $nofin }, then in { $house }, the digit { $digits } can only go in { $other }. Either way, no cell that sees { $fins } and is in more of { $other } than of { $house } can be { $digits } → { $effect }
step-chain = { $either }: { $links } → { $effect }
step-chain-loop = A loop: { $links }, so again { $start }. It holds in both directions, so { $either } → { $effect }
step-chain-true = { $last } in any case: { $links } → { $effect }
step-remote-pair = Each of these pairs can only be { $digits }: { $links }. So one digit is in { $first }, the other in { $second } → { $effect }
step-colouring-both = Exactly one of each pair is true: { $links }. So either this is true: { $first }; or this: { $second } → { $effect }
step-colouring-within = Exactly one of each pair is true: { $links }. So these are all true or all false: { $colour }. But { $conflict } → { $effect }
step-colouring-emptied = Exactly one of each pair is true: { $links }. So these are all true or all false: { $colour }. But if they are true, { $cell } has no candidate left → { $effect }
step-colouring-between = Exactly one of each pair is true: { $links }. But { $conflict }. So either this is true: { $first }; or this: { $second } → { $effect }
step-colouring-against = Exactly one of each pair is true: { $links }. But { $conflict }, and { $conflict2 }. So these are all false: { $colour } → { $effect }
step-deadly-cell = { $pattern }. So { $roof } has another digit → { $effect }
step-deadly-digit = { $pattern }. So { $anyroof } is { $anyguard } → { $effect }
step-deadly-subset = { $pattern }. So { $anyroof } is { $anyguard }. With { $with }, this takes up the digits { $subset } → { $effect }
step-deadly-confined = { $pattern }. In { $house }, the digit { $confined } can only go in these cells, so { $wrong } would cause that → { $effect }
step-sets = The { $count } cells { $cells } can only be { $digits }. Each of these fits in at most once: { $covers }. { $rest } → { $effect }
cases-cell = { $cell } can only be { $digits }
cases-house = In { $house }, the digit { $digits } can only go in { $cells }
cases-fins = If { $nofin }, then in { $house }, the digit { $digits } can only go in { $other }, so { $end }
cases-branch = If { $start }, then { $links }
cases-link = { $node } ({ $because })
cases-so-true = { ", so " }
cases-so-false = { ", so " }
cases-end = In every case, { $end } → { $effect }
sets-cover = { $digits } in { $house }
sets-all-needed = All { $places } are needed to fill the { $count } cells, so no other cell there can have them
sets-some-left = To fill the { $count } cells, at most { $spare } of these { $places } can be left out. So { $placed }
sets-one = one of the cells is { $digit }
sets-one-in = one of the cells in { $houses } is { $digit }
deadly-cells = If { $cells } had only { $digits }, these digits could be exchanged, and there would be two solutions
deadly-board = Without { $guards }, every blank cell would have two candidates, and each digit two places or none in every row, column and block. Then there would not be exactly one solution
deadly-guard = { $digits } in { $cells }
deadly-wrong = { $digits } in { $cells }
deadly-wrong-separator = { " or " }
colouring-link = { $either } ({ $because })
colouring-conflict = { $from } and { $to } cannot both be { $digit } ({ $because })
colouring-conflict-cell = { $cell } cannot be both { $digits }
colouring-part = { $digit } in { $cells }
remote-pair-link = { $from } and { $to } ({ $house })
because-same-cell = same cell
chain-first = if { $from }, then { $to } ({ $because })
chain-next = so { $from } and { $to } ({ $because })
chain-separator = { ", " }
node-true = { $cells } is { $digit }
either-node = { $first }, or { $last }
statement-separator = { ", " }
statement-last = { ", and " }
node-false = { $count ->
    [one] { $cells } is not { $digit }
   *[other] { $cells } are not { $digit }
}
because-cell = only { $digits } left there

## Lines of reasoning
suppose-is = { $label } Suppose { $cell } is { $digit }
suppose-is-not = { $label } Suppose { $cell } is not { $digit }
suppose-is-not-so = { $label } Suppose { $cell } is not { $digit }, so it is { $other }
suppose-after = { $suppose } (given { $premises })
line-step = { $label } { $effect }: { $after }{ $reason }
line-after = given { $premises },{ " " }
line-conclusion = { $label } { $conclusion }
reason-full-house = only { $digits } is missing in { $house }
reason-naked-single = { $digits } is the only candidate left there
reason-hidden-single = { $house } has no other place for { $digits }
reason-locked-candidates = in { $house }, the digit { $digits } must be in { $other }
reason-naked-subset = in { $house }, the { $count } cells { $cells } can only be { $digits }
reason-locked-subset = in { $house }, the { $count } cells { $cells } can only be { $digits }. They are in { $other } too
reason-hidden-subset = in { $house }, the digits { $digits } can only go in the { $count } cells { $cells }
reason-fish = in { $house }, the digit { $digits } can only go in { $other }
reason-fish-finned = if { $nofin }, then in { $house }, the digit { $digits } can only go in { $other }
reason-fish-mixed = in { $house }, the digit { $digits } can only go in { $other }
reason-fish-mixed-finned = if { $nofin }, then in { $house }, the digit { $digits } can only go in { $other }
reason-chain = { $either }: { $links }
reason-chain-loop = a loop: { $links }, so again { $start }. It holds in both directions, so { $either }
reason-chain-true = { $last } in any case: { $links }
reason-remote-pair = each of these pairs can only be { $digits }: { $links }. So one digit is in { $first }, the other in { $second }
reason-colouring-both = exactly one of each pair is true: { $links }. So either this is true: { $first }; or this: { $second }
reason-colouring-within = exactly one of each pair is true: { $links }. So these are all true or all false: { $colour }. But { $conflict }
reason-colouring-emptied = exactly one of each pair is true: { $links }. So these are all true or all false: { $colour }. But if they are true, { $cell } has no candidate left
reason-colouring-between = exactly one of each pair is true: { $links }. But { $conflict }. So either this is true: { $first }; or this: { $second }
reason-colouring-against = exactly one of each pair is true: { $links }. But { $conflict }, and { $conflict2 }. So these are all false: { $colour }
reason-sets = the { $count } cells { $cells } can only be { $digits }. Each of these fits in at most once: { $covers }. { $rest }
contradiction = Contradiction: { $after }{ $why }
conclusion-is = So the assumption is false → { $effect }
conclusion-is-not = So the assumption is false → { $effect }
contradiction-no-candidate = { $cell } has no candidate left
contradiction-no-place = { $house } has no place left for { $digit }
contradiction-no-intersection = { $line } or { $block } has no place left for { $digit }
contradiction-too-few-digits = in { $house }, the { $cellcount } cells { $cells } have only { $digitcount ->
    [one] the digit { $digits }
   *[other] the { $digitcount } digits { $digits }
} left between them
contradiction-too-few-places = in { $house }, the { $digitcount } digits { $digits } can only go in { $cellcount ->
    [one] the cell { $cells }
   *[other] the { $cellcount } cells { $cells }
}
