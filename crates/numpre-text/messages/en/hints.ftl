## Hints
hint-nothing = There is no such step.
hint-harder = None of the chosen techniques finds a step. The easiest that does: { $technique }.
hint-where = Look at { $block }.
hint-what = Look at { $place }. Technique: { $technique }.
mistake-where = There is a mistake in { $block }.
mistake-what = There is a mistake in { $cells }.
remark-clashes = the givens clash: { $clashes }; expected each digit at most once in every row, column and block
