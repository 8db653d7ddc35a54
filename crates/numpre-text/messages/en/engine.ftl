## What the engine says to a page that asks it
engine-bad-request = The page asked for something that the engine does not understand.
engine-timeout = It took too long.
engine-crashed = The engine has failed.
engine-unsound = A step was found that the check does not confirm, so it is not shown.
engine-improper-several = This puzzle has multiple solutions, so nothing follows for sure.
engine-improper-none = This puzzle has no solution.
engine-not-found = Nothing like that was found.
mistake-somewhere = There is a mistake somewhere.
link-damaged = This link is damaged: copy it again, from its first character to its last.
link-newer = This link was made by a later version: reload the page to get it.
engine-why-peer = Because { $cell } is { $digit }.
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
