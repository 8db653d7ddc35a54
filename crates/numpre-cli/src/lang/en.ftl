# What the command says in English.
# The help of the options stands beside them in the code; what is wrong with a text is said by numpre-formats.

## Houses and cells
house-row = row { $number }
house-column = column { $number }
house-block = block { $number }
clash = { $digit } { $count ->
    [2] twice
   *[other] { $count } times
} in { $house }: { $cells }
clash-separator = { "; " }
list-separator = { ", " }

## Answers
status-unique = one solution
status-multiple = several solutions
status-none = Impossible
status-invalid = unreadable
clues = { $count ->
    [one] 1 clue
   *[other] { $count } clues
}
calls = { $count ->
    [one] 1 call
   *[other] { $count } calls
}
solutions = { $count ->
    [one] 1 solution
   *[other] { $count } solutions
}
solutions-at-least = at least { $count } solutions
note-few-givens = A problem with fewer than { $fewest } givens never has just one solution.
remark-clashes = the givens contradict each other: { $clashes }; expected each digit once in a house

## Boards
problem = Problem
answer = Answer
solution = Solution
solution-first = One solution
solution-second = Another
mark-given = given
mark-placed = placed
mark-different = different
mark-clash = twice
mark-wrong = wrong

## Verdicts
verdict-correct = The answer is correct.
verdict-incorrect = The answer is not correct.
reason-blank = blank: { $cells }
reason-given-changed = given changed: { $cells }

## Counts
count-total = { $count } problems:{ " " }
count-unique = { $count } with one solution
count-multiple = { $count } with several
count-none = { $count } impossible
count-invalid = { $count } unreadable
count-correct = { $count } answered correctly
count-incorrect = { $count } not

## Grids
made-grid = seed { $seed }, grid { $index }
seed = seed { $seed }
beyond-indices = --start and --count go beyond the last grid of a seed; expected their sum below 2^64

## Conversion
lost = { $what } lost: the notation has no place for them
lost-candidates = candidates
lost-placed = placed digits (they became givens)
lost-answer = the answer

## Benchmarks
bench-engine = engine
bench-threads = threads
bench-problems = problems
bench-rate = problems/s
bench-mean = each
bench-ratio = ratio
bench-calls = calls each
bench-not-reached = { $engine } on { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
}: { $left } of { $total } problems not reached in { $seconds } s
bench-not-ended = { $engine }: { $count ->
    [one] 1 search
   *[other] { $count } searches
} not ended within { $calls } calls, and not counted
bench-disagrees = { $engine } disagrees with { $other } on { $count ->
    [one] 1 problem
   *[other] { $count } problems
}, first on { $puzzle }

## Workbooks
sheet-time = solved in
sheet-seconds = seconds
sheet-clues = clues
workbook-needs-out = a workbook needs a file to go to; expected --out FILE.xlsx
no-workbook = this command writes no workbook; expected another name after --out

## Input and output
argument = argument { $number }
standard-output = standard output
cannot-read = { $name }: cannot be read: { $error }; expected a file of problems
is-a-directory = { $name }: is a directory; expected a puzzle or a file of problems
cannot-write = { $name }: cannot be written: { $error }
warning = warning: { $text }
no-outputs = --output does not apply here; this command writes one form only
error-no-problem = no problem in it; expected at least one
error-neither = no puzzle ({ $error }), and no file is called "{ $argument }"
error-no-answer = no answer beside the problem; expected 81 cells more, parted by a space or a comma
error-no-partner = no answer to this problem: { $file } ends after { $count ->
    [one] 1 answer
   *[other] { $count } answers
}; expected one for every problem
error-no-problem-for = no problem to this answer: { $file } ends after { $count ->
    [one] 1 problem
   *[other] { $count } problems
}; expected one for every answer
