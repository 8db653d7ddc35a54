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
step-fish = In { $house }, the digit { $digits } can only go in { $other }, so no other cell of { $other } can be { $digits } → { $effect }
step-fish-finned = Either { $anyfin } is { $digits }, or in { $house }, the digit { $digits } can only go in { $other }. So no other cell of { $other } that sees { $fins } can be { $digits } → { $effect }
step-fish-mixed = In { $house }, the digit { $digits } can only go in { $other }. So no cell in more of the latter than of the former can be { $digits } → { $effect }
step-fish-mixed-finned = Either { $anyfin } is { $digits }, or in { $house }, the digit { $digits } can only go in { $other }. So no cell that sees { $fins } and is in more of the latter than of the former can be { $digits } → { $effect }
step-chain = Either { $first }, or { $last } ({ $strong } strong links): { $links } → { $effect }
step-chain-loop = A loop: { $links }, so again { $start }. So one end of each link is true → { $effect }
step-chain-true = In any case, { $last }: { $links } → { $effect }
step-colouring-both = Exactly one of each pair is true: { $links }. So either { $first }, or { $second } → { $effect }
step-colouring-within = Exactly one of each pair is true: { $links }. So these are all true or all false: { $colour }. But it cannot be that { $from } and { $to } ({ $because }) → { $effect }
step-colouring-emptied = Exactly one of each pair is true: { $links }. So these are all true or all false: { $colour }. But if they are true, nothing fits in { $cell } → { $effect }
step-colouring-between = Exactly one of each pair is true: { $links }. It cannot be that { $from } and { $to } ({ $because }). So either { $first }, or { $second } → { $effect }
step-colouring-against = Exactly one of each pair is true: { $links }. It cannot be that { $from } and { $to } ({ $because }), nor that { $from2 } and { $to2 } ({ $because2 }). So these are all false: { $colour } → { $effect }
step-deadly-cell = { $pattern }. So { $roof } has another digit → { $effect }
step-deadly-digit = { $pattern }. So { $anyroof } is { $anyguard } → { $effect }
step-deadly-subset = { $pattern }. So { $anyroof } is { $anyguard }. With { $with }, this takes up the digits { $subset } → { $effect }
step-deadly-confined = { $pattern }. In { $house }, the digit { $confined } can only go in these cells. So each of the following would lead to that → { $effect }
step-sets = The { $count } cells { $cells } can only be { $digits }. These digits fit in once each: { $covers }. That is { $places } places for { $count } cells, so { $rest } → { $effect }
cases-cell = { $cell } can only be { $digits }
cases-house = In { $house }, the digit { $digits } can only go in { $cells }
cases-fins = Either { $anyfin } is { $digits }, or in { $house }, the digit { $digits } can only go in { $other }. In the latter case, { $end }
cases-branch = If { $start }, then { $links }
cases-link = { $node } ({ $because })
cases-end = In every case, { $end } → { $effect }
sets-cover = { $digits } in { $house }
sets-none-empty = none of them stays empty
sets-some-empty = at most { $spare } of them { $spare ->
    [one] stays
   *[other] stay
} empty. Of any { $times } places of a digit, one is used
deadly-cells = If { $cells } had only { $digits }, these digits could be exchanged, and there would be two solutions
deadly-board = Without { $guards }, every blank cell would have two candidates. Every digit would have two places or none in each row, column and block. Then there would be two solutions or none
deadly-guard = { $digits } in { $cells }
colouring-link = { $from } or { $to } ({ $because })
colouring-part = { $count ->
    [one] { $cells } is { $digit }
   *[other] { $cells } are { $digit }
}
because-pair = the same two candidates in { $house }
because-same-cell = one cell
chain-first = if { $from }, then { $to } ({ $because })
chain-next = so { $from } and { $to } ({ $because })
chain-separator = { ", " }
node-true = { $cells } is { $digit }
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
reason-fish-finned = either { $anyfin } is { $digits }, or in { $house }, the digit { $digits } can only go in { $other }
reason-fish-mixed = in { $house }, the digit { $digits } can only go in { $other }
reason-fish-mixed-finned = either { $anyfin } is { $digits }, or in { $house }, the digit { $digits } can only go in { $other }
reason-chain = either { $first }, or { $last }: { $links }
reason-chain-loop = one end of each link is true: { $links }, so again { $start }
reason-chain-true = in any case, { $last }: { $links }
reason-colouring-both = exactly one of each pair is true: { $links }. So either { $first }, or { $second }
reason-colouring-within = exactly one of each pair is true: { $links }. So these are all true or all false: { $colour }. But it cannot be that { $from } and { $to } ({ $because })
reason-colouring-emptied = exactly one of each pair is true: { $links }. So these are all true or all false: { $colour }. But if they are true, nothing fits in { $cell }
reason-colouring-between = exactly one of each pair is true: { $links }. It cannot be that { $from } and { $to } ({ $because }). So either { $first }, or { $second }
reason-colouring-against = exactly one of each pair is true: { $links }. It cannot be that { $from } and { $to } ({ $because }), nor that { $from2 } and { $to2 } ({ $because2 }). So these are all false: { $colour }
reason-sets = the { $count } cells { $cells } can only be { $digits }. These digits fit in once each: { $covers }. That is { $places } places for { $count } cells, so { $rest }
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
