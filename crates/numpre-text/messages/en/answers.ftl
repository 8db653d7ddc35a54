## Answers
status-unique = one solution
status-multiple = multiple solutions
status-none = no solution
status-invalid = unreadable
clues = { $count ->
    [one] 1 clue
   *[other] { $count } clues
}
calls = { $count ->
    [one] 1 search call
   *[other] { $count } search calls
}
first-calls = first solution after { $count ->
    [one] 1 search call
   *[other] { $count } search calls
}
solutions = { $count ->
    [one] 1 solution
   *[other] { $count } solutions
}
counts-not-written = this output has no place for the counts of { $option }; expected --output grid, json or csv
solutions-at-least = at least { $count } solutions
note-few-givens = No puzzle with fewer than { $fewest } clues has a unique solution.

## Boards
puzzle = Puzzle
answer = Answer
solution = Solution
solution-first = One solution
solution-second = Another solution
mark-given = given
mark-placed = placed
mark-different = different
mark-clash = clash
mark-wrong = wrong

## Verdicts
verdict-correct = The answer is correct.
verdict-incorrect = The answer is not correct.
reason-blank = blank cells: { $cells }
reason-given-changed = changed givens: { $cells }
