## What the engine says to a page that asks it
engine-bad-request = The page and the engine do not match. Reload the page.
engine-timeout = That took too long and was stopped.
engine-crashed = Something went wrong. Your board is safe; try again.
engine-unsound = A step failed its proof check and is not shown. This is a bug; please report it.
engine-improper-several = This puzzle has multiple solutions, so nothing follows for sure.
engine-improper-none = This puzzle has no solution.
engine-not-found = Nothing like that was found.
mistake-somewhere = There is a mistake somewhere.
link-damaged = This link is damaged: copy it again, from its first character to its last.
link-newer = This link was made by a later version: reload the page to get it.
engine-why-peer = { $peer } is { $digit }, and { $cell } is in { $house } too.
engine-why-holds = { $cell } is { $digit } already.
engine-why-it-is = It can: { $cell } is { $digit }.
engine-why-may = It can: there is a solution with { $digit } in { $cell }.

## What is to be seen in the picture of a step
meaning-cause = reason
meaning-second = together with it
meaning-third = also part of it
meaning-blocker = keeps a digit out
meaning-barred = kept out
meaning-assumption = assumed
meaning-assumed-not = assumed not to be
meaning-inferred = follows from the assumption
meaning-excluded = ruled out by the assumption
meaning-contradiction = contradiction
meaning-place = placed
meaning-remove = removed

## Why a digit cannot go into a cell: the first answer
why-elsewhere = In { $house }, the digit { $digit } can only go elsewhere.
why-seen = { $digit } must go in one of several cells that share a row, column or block with { $cell }.
why-taken = Other digits need { $cell }.
why-refuted = { $digit } in { $cell } leads to a contradiction.

## … and the last sentence of the whole answer
reach-house = { $cell } is in { $house } too, so it cannot be { $digit }
reach-cells = { $cell } shares a row, column or block with each of { $cells }, so it cannot be { $digit }
reach-taken = { $cell } is { $other }, so it cannot be { $digit }
reach-among = { $cell } is one of these cells, so it cannot be { $digit }
