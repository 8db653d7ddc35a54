# The page Print of the web app.

## What is printed
print-what = What to print
print-given = Selected puzzles
print-collection = The whole collection
print-empty-title = Nothing to print yet
print-empty = Puzzles that you make or select in the collection become pages with answers, or a booklet.
print-try = Show { $count } examples
print-cut = Only the first { $most } of { $all } puzzles can be printed at once
print-improper = { $count ->
    [one] 1 puzzle does not have exactly one solution
   *[other] { $count } puzzles do not have exactly one solution
}

## How
print-options = Options
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-half-letter = Half letter
print-paper-b5 = B5 (JIS)
print-paper-a5 = A5
print-paper-b6 = B6 (JIS)
print-paper-shinsho = Shinsho
print-paper-size = { $name }, { $width } × { $height } mm
print-per-page = Puzzles per page
print-large = Large print, one per page
print-order = Order
print-order-chosen = As selected
print-order-rank = By rank
print-chapters = Chapters
print-chapters-none = None
print-chapters-rank = By rank
print-chapters-technique = By hardest technique
print-chapters-theme = By theme
print-chapters-theme-how = The theme of a puzzle is its first tag in the collection.
print-chapter-titles = Titles of the chapters
print-chapter = { $number } ({ $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
})
print-headings = Number, rank, clues and time
print-origins = Seed and number, where known
print-candidates = Candidates in blank cells
print-codes = A QR code of each puzzle’s link
print-hardest = The hardest step of each puzzle
print-hardest-how = For each puzzle: the board just before its hardest technique is needed for the first time, with that step drawn and explained.
print-answers = Answers on their own pages
print-divider = A divider before the answers
print-title-page = Title page
print-title = Title
print-untitled = Number Place
print-booklet = Folded booklet
print-booklet-how = Print on both sides of { $sheet } paper in landscape, flipped on the short edge, and fold it in the middle.
print-booklet-half = A page is half as large as the paper.
print-booklet-trim = Cut off what is left at the marks.
print-sheet-a3 = A3
print-sheet-letter = Letter
print-sheet-b4 = B4 (JIS)
print-sheet-a4 = A4
print-sheet-b5 = B5 (JIS)

## The pages
print-summary = { $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
} on { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}
print-summary-sheets = { $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
} on { $pages } pages, { $sheets ->
    [one] 1 piece of paper
   *[other] { $sheets } pieces of paper
}
print-getting-steps = Looking for the hardest steps: { $done } of { $all }
print-preview = Preview
print-page = Page { $number }
print-front = Paper { $number }, front
print-back = Paper { $number }, back

## On paper
print-minutes = min
print-seconds = s
print-answers-title = Answers
print-steps-title = The hardest steps
print-step-line = { $number }. { $text }
print-chapter-rank = { $stars } { $rank }
print-chapter-other = Other puzzles
print-rank-clues = { $rank } · { $clues }
