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
first-calls = the first after { $count ->
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
count-not-found = { $count } not found
count-rank-1 = { $count } of rank 1
count-rank-2 = { $count } of rank 2
count-rank-3 = { $count } of rank 3
count-rank-4 = { $count } of rank 4
count-rank-5 = { $count } of rank 5
count-rank-6 = { $count } of rank 6
count-rank-7 = { $count } of rank 7
count-rank-8 = { $count } of rank 8

## Ranks
rank = { $stars } { $name }
rate-uses = { $technique }: { $count }

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
fault-not-solved = the end is not a solution

## Hints
hint-nothing = There is no such step.
hint-where = Look at { $place }.
hint-what = Look at { $place }: { $technique }.

## The hypothesis
hypothesis-title = Hypothesis of 1999: do Enclosure and Negation solve every problem?
hypothesis-problems = { $count } problems with exactly one solution
hypothesis-multiple = { $count } with several solutions, left out
hypothesis-none = { $count } without a solution, left out
hypothesis-invalid = { $count } unreadable
hypothesis-rank = rank
hypothesis-count = problems
hypothesis-share = share
hypothesis-reading = negation
hypothesis-solves = solves
hypothesis-once = by one proof
hypothesis-rounds-of = rounds needed
hypothesis-depth = depth needed
hypothesis-deeper = deeper than { $deepest }
hypothesis-literal = literal over C6
hypothesis-general = general over C6
hypothesis-literal-enclosure = literal over Enclosure(1-8)
hypothesis-general-enclosure = general over Enclosure(1-8)
hypothesis-fallen = Of rank 8: { $all }; the general reading over C6 solves { $fallen } of them.
hypothesis-counterexamples = Counterexamples to both readings: { $count }
hypothesis-more = … and { $count } more; --output line lists all of them
journal-unreadable = { $name }:{ $line }: not a line of a journal; expected another file, or one that --journal has written
journal-depth = { $name }: was written for --depth { $found }; expected { $asked }, or another file

## Drawings
drawing-puzzle = Puzzle
drawing-half-solved = Half-solved board
drawing-full-grid = Full grid
drawing-two-solutions = Two solutions
drawing-named = { $drawing }: { $name }
draw-no-solution = no solution to draw; expected a puzzle that has one
draw-no-steps = { $status ->
    [multiple] several solutions
   *[other] no solution
}, so there are no steps to draw; expected a puzzle with exactly one
draw-several = several solutions; two of them are drawn
draw-needs-out = several puzzles are drawn into a file each; expected --out NAME.svg, which makes NAME-001.svg, NAME-002.svg and so on, or one puzzle

## Generated problems
made-problem = seed { $seed }, problem { $index }
tries = { $count ->
    [one] 1 try
   *[other] { $count } tries
}
minimal = minimal
not-minimal = not minimal
not-found = not found
nearest = the nearest
nearest-is = the nearest: rank { $rank }, { $clues }, { $minimal }: { $puzzle }
nearest-none = none looked at had exactly one solution
remark-not-found = problem { $index }: not found { $reason ->
    [timeout] in time, after { $tries }
   *[other] in { $tries }
}, which does not prove that there is none; { $nearest }
pattern-outlook = the pattern: none of { $grids } random full grids has exactly one solution there (the fewest: { $fewest }); it may take long, or there may be no such puzzle
no-more-classes = no more than { $count } of different classes: a thousand isomorphs came one after the other
not-written = { $name }: not written, since the run ended early
not-written-but = { $name }: not written, since the run ended early; --keep-partial keeps what is finished
kept = { $name }: incomplete; it holds what was finished before the run ended
threads-short = only { $worked } of { $wanted } threads could be started
program-error = an error in numpre itself, at { $place }; please report it (RUST_BACKTRACE=1 shows more)
goes-on = stopped; --seed { $seed } --start { $start } --count { $count } goes on from here

## Grids
made-grid = seed { $seed }, grid { $index }
seed = seed { $seed }
beyond-indices = --start and --count go beyond the last grid of a seed; expected their sum below 2^64

## Conversion
sum-moved-along = only the givens are the least of their class in { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}: candidates and placed digits were moved along, first at { $place }
sum-lost-candidates = candidates lost in { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}, which this format cannot express, first at { $place }
sum-lost-placed = placed digits became givens in { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}, first at { $place }
sum-lost-answer = answers lost in { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}, which this format cannot express, first at { $place }
sum-lost-extra = comments or other columns lost in { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}, which this format cannot express, first at { $place }

## Benchmarks
bench-engine = engine
bench-threads = threads
bench-problems = puzzles
bench-rate = puzzles/s
bench-mean = time/puzzle
bench-ratio = ratio
bench-calls = calls/puzzle
bench-plot = { $count ->
    [one] puzzles a second, { $count } puzzle
   *[other] puzzles a second, { $count } puzzles
}
bench-no-peer = the peer takes no part: { $error }
bench-not-reached = { $engine } on { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
}: { $left } of { $total } puzzles not solved within { $seconds } s
bench-not-ended = { $engine }: { $count ->
    [one] 1 search
   *[other] { $count } searches
} not ended within { $calls } calls, and not counted
bench-compared = the ratio of { $engine } to { $other } is over { $count ->
    [one] the 1 puzzle
   *[other] the { $count } puzzles
} that both solved
bench-nothing-to-draw = no search ended; expected at least one to draw
bench-no-drawing = the speeds cannot be drawn
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
out-is-workbook = { $name } is the name of a workbook; expected --output xlsx, or another name after --out
convert-to-workbook = the name after --out is that of a workbook; expected --to xlsx, or another name
fill-same = { $name } is the workbook itself; expected --in-place to fill it in (the old one is kept as .bak), or another name after --out
fill-elsewhere = --in-place writes into the workbook itself, not into { $name }; expected one or the other
fill-needs-workbook = --in-place fills in a workbook; expected the name of one, and nothing else
fill-macros = { $name } holds macros; expected a name that ends in .xlsm after --out, or no program opens it
fill-no-macros = { $name } holds no macros; expected a name that ends in .xlsx after --out, or no program opens it
fill-beside = sheet { $sheet }: below the boards there is no room; the answers stand to the right of them
fill-sheet = sheet { $sheet }: beside the boards there is no room; the answers stand on the sheet { $to }
fill-kept = { $count ->
    [one] { $cell } is kept as it was, and its answer not filled in
   *[other] { $cell } and others, { $count } cells, are kept as they were, and their answers not filled in
}
fill-formulas = the formulas are computed anew when the workbook is opened; until then their stored results are the old ones
fill-signature = the workbook is signed; the signature does not hold for the new one
fill-several = { $count ->
    [one] 1 puzzle has several solutions, and the first is filled in: { $cells }
   *[other] { $count } puzzles have several solutions, and the first is filled in: { $cells }
}
fill-none = { $count ->
    [one] 1 puzzle has no solution: { $cells }
   *[other] { $count } puzzles have no solution: { $cells }
}
fill-backup = the workbook as it was is { $name }
fill-no-backup = nothing was changed, for the workbook cannot be kept as it was: { $error }
table-goes-on = a sheet holds 1,048,576 rows; the table goes on in sheet { $sheet }
table-cut = { $count ->
    [one] 1 text was cut
   *[other] { $count } texts were cut
} to the 32,767 characters that a cell holds; expected --output json for all of it

## Input and output
argument = argument { $number }
standard-output = standard output
cannot-read = { $name }: cannot be read: { $error }; expected a file of problems
no-such-file = { $name }: no such file; expected a puzzle of 81 cells, or a file of puzzles
is-a-directory = { $name }: is a directory; expected a puzzle or a file of problems
cannot-write = { $name }: cannot be written: { $error }
warning = warning: { $text }
more-messages = … and { $count } more messages like this: { $message }
sum-no-column = comments or columns of { $count ->
    [one] 1 puzzle have
   *[other] { $count } puzzles have
} no column here and are lost, first at { $place }; expected --output json, or --drop-extra
error-no-problem = no problem in it; expected at least one
error-neither = no puzzle ({ $error }), and no file is called "{ $argument }"
error-no-pattern = no pattern ({ $error }), and no file is called "{ $argument }"
error-no-step = { $count ->
    [0] there is no step { $asked }, for nothing is left to do; expected a board with blanks
    [one] there is no step { $asked }; expected 1, the only one
   *[other] there is no step { $asked }; expected 1 to { $count }
}
error-no-answer = no answer beside the problem; expected 81 cells more, parted by a space or a comma
error-no-partner = no answer to this problem: { $file } ends after { $count ->
    [one] 1 answer
   *[other] { $count } answers
}; expected one for every problem
error-no-problem-for = no problem to this answer: { $file } ends after { $count ->
    [one] 1 problem
   *[other] { $count } problems
}; expected one for every answer
cut-off = …
no-outputs = --output does not apply here, the command writes one form only; expected the command without it

## The system
io-not-found = no such file or folder
io-permission-denied = not allowed
io-already-exists = it exists already
io-is-a-directory = it is a folder
io-not-a-directory = a part of the path is no folder
io-storage-full = the disk is full
io-quota-exceeded = no more may be stored here
io-file-too-large = the file would be too large
io-read-only = nothing may be changed on this disk
io-invalid-filename = no file can be called so
io-broken-pipe = nobody reads it
io-timed-out = it took too long
io-busy = another program is using it
io-network = the network does not answer
io-unexpected-end = it ends too early
io-out-of-memory = there is not enough memory
io-crosses-devices = it is on another disk

## Mistakes in the command line
mistake-unknown-option = no option is called { $argument }; expected one of those that { $help } lists
mistake-unexpected = "{ $argument }" does not belong here; expected options only
mistake-invalid-subcommand = no command is called "{ $name }"; expected one of { $commands }
mistake-missing-subcommand = a command is missing; expected one of { $commands }
mistake-invalid-value = { $argument }: "{ $value }" cannot be used; expected { $expected }
mistake-missing-value = { $argument } needs a value; expected { $expected }
mistake-missing-argument = { $argument } is missing; expected { $expected }
mistake-conflict = { $argument } and { $other } cannot be used together; expected one of them
mistake-number-of-values = { $argument } takes no value; expected it without "{ $value }"
mistake-not-utf8 = an option is not UTF-8; expected UTF-8 text
mistake-other = these options cannot be used; expected those that { $help } lists
mistake-suggestion = { " " }(did you mean { $suggestion }?)
mistake-see-help = For more: { $help }
expected-one-of = one of { $values }
expected-number-from = a whole number, { $least } or more
expected-number = a whole number from { $least } to { $most }
expected-span = { $least } to { $most }, or a range such as { $first }..{ $last }
expected-seconds = a number of seconds above 0, such as 2.5
expected-length = a length from 10mm to 10000mm, such as 60mm, 2in or 300px (mm, cm, in, pt, px)
expected-svg = the name of a file that ends in .svg
expected-file = the name of a file
expected-value = a value

## Progress
progress-of = { $count } / { $all } puzzles
progress-of-about = { $count } / ~{ $all } puzzles
progress-done = { $count } puzzles
progress-rate = { $count }/s
progress-left = { $time } left
