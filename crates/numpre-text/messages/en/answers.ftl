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
note-few-givens = A puzzle with fewer than { $fewest } givens never has just one solution.
remark-clashes = the givens contradict each other: { $clashes }; expected each digit once in a house

## Boards
puzzle = Puzzle
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
