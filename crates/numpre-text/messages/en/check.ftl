# The page Check of the web app, and what it shares with the collection.

## What is read
check-input = Puzzles
check-placeholder = Paste puzzles, or drop a file here
check-empty-title = Paste puzzles or open a file
check-empty = Paste one puzzle to analyse it, or many for a table. Common formats and links of other sites are recognised.
check-try = Try one puzzle
check-try-many = Try { $count } puzzles
check-open = Open a file
check-clear = Clear
check-pasted = Pasted text
check-file = { $name } ({ $size } KB)
check-too-large = This file is too large; the limit is { $most } MB.
check-replaced = The previous input was cleared
check-kept = This stays in your browser until you clear it, up to { $most } MB.
check-too-large-to-keep = More than { $most } MB: this will be gone when you reload the page.
check-not-kept = Your browser does not save this: it will be gone when you reload the page.
check-reading = Reading …
check-nothing = No puzzles found. Paste 81 digits, a board or a link.
check-read = { $count ->
    [one] 1 puzzle read
   *[other] { $count } puzzles read
}
check-faults = { $count ->
    [one] 1 line could not be read
   *[other] { $count } lines could not be read
}
check-place-cell = { $cell }: { $text }
check-place = Line { $line }, column { $column }: { $text }
check-format = { $format } ({ $count })
check-format-line-81 = 81 characters per line
check-format-nine-lines = nine lines
check-format-framed = drawn with a frame
check-format-candidates = with candidates
check-format-sdm = SDM
check-format-csv = table (CSV)
check-format-xlsx = workbook (.xlsx)
check-format-opensudoku = OpenSudoku (XML)
check-format-givens-placed-deleted = givens, placed digits, removed candidates
check-format-hodoku = HoDoKu library
check-format-sukaku = 729 candidates
check-format-sudokuwiki = link of SudokuWiki
check-format-numpre = link of this page
check-format-sudokuexchange = link of SudokuExchange
check-format-puzz-link = link of puzz.link
check-format-tatham = game id of Solo
check-format-f-puzzles = link of f-puzzles
check-format-sudokupad = link of SudokuPad
check-rating = Rating
check-rated = Rated { $done } of { $all }

## One puzzle
check-proper = Exactly one solution
check-solved = Solved already
check-several = Multiple solutions
check-none = No solution
check-unreadable = Unreadable
check-solutions = { $count } solutions
check-solutions-at-least = At least { $count } solutions
check-rank = Rank { $rank }: { $name }
check-se-ask = Sudoku Explainer rating
check-se-busy = Rating…
check-se = Sudoku Explainer 1.2.1 (ER/EP/ED): { $figures }
check-se-hardest = Its hardest step: { $technique }
check-se-late = Sudoku Explainer: not rated within { $seconds } seconds.
check-times = × { $count }
check-play = Play this puzzle
check-steps = Show the steps
check-steps-all = All { $count } steps
check-steps-so-far = { $count } steps so far …
check-step-back = Step back
check-step-on = Next step
check-show-solution = Show the solution
check-both = Two of the solutions
check-differ = { $count ->
    [one] They differ in 1 cell
   *[other] They differ in { $count } cells
}
check-solution = Solution { $number }. { $rows }
check-board = Board. { $rows }

## Many puzzles
check-table = Results
check-bars = Filter by result
check-count = { $count }
check-order = Order
check-order-number = As read
check-order-rank = Rank
check-order-clues = Number of clues
check-ascending = Ascending
check-descending = Descending
check-shown = { $shown } of { $all } shown
check-chosen = Number { $number }
check-to-table = Back to the table

## Answers
check-answers = Verify answers
check-answers-placeholder = Answers in the order of the puzzles
check-pairs = { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
} read, { $wrong } wrong
check-answer = The answer
check-correct = The answer is correct
check-incorrect = The answer is wrong
check-answer-right = answer correct
check-answer-wrong = answer wrong
check-only-wrong = Only wrong answers ({ $count })
check-reason-blank = { $count ->
    [one] 1 blank
   *[other] { $count } blanks
}: { $cells }
check-reason-changed = { $count ->
    [one] 1 given changed
   *[other] { $count } givens changed
}: { $cells }

## Files
export = Export
export-line-81 = One line per puzzle
export-csv = Table (CSV)
export-json = JSON, one per line
export-xlsx = Workbook (.xlsx)
export-nine-lines = Nine lines per puzzle
export-framed = Drawn with lines
export-sdm = SDM (list)
export-hodoku = HoDoKu
export-sukaku = Sukaku (candidates)
export-candidates = With all candidates
export-numpre = Links to this page
export-sudokuwiki = SudokuWiki
export-givens-placed-deleted = Givens, placed digits, removed candidates
exported = { $count ->
    [one] 1 puzzle exported
   *[other] { $count } puzzles exported
}
