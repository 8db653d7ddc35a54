# The page Learn of the web app.

learn-intro = In the order of the course, with each rank’s share of all minimal puzzles.
learn-no-rank = No rank
learn-share = { $share }%
learn-share-about = { $share }% of all minimal puzzles have this rank.
learn-also = Also known as { $names }
learn-conditions = Conditions
learn-walk = Walk through a puzzle
learn-walk-about = See the solution of any puzzle step by step.
learn-walk-other = Another puzzle
learn-no-picture = The picture could not be drawn

## Practice
learn-find = Find the { $technique }
learn-preparing = Making an exercise …
learn-none = No exercise was found this time. You can try again.
learn-mode = Digit keys
learn-mode-place = Place
learn-mode-remove = Remove
learn-right = That’s it!
learn-right-so-far = Right. { $left ->
    [one] 1 more candidate to remove
   *[other] { $left } more candidates to remove
}
learn-other = Correct, but not the technique to practise: { $technique }
learn-correct = Correct, but not the technique to practise
learn-wrong = No: { $what } is wrong
learn-placed = { $cell } = { $digit }
learn-removed = { $cell } without { $digit }
learn-choose = Select a blank cell, then a digit
learn-not-there = { $digit } is not a candidate of { $cell }
learn-next = Next exercise
learn-skip = Another board
learn-help = Stuck?
learn-cell = { $cell }, candidates { $digits }
learn-cell-full = { $cell }, { $digit }
learn-count = { $count ->
    [0] Nothing found yet
   *[other] Found so far: { $count }
}

## Walking through
learn-walk-puzzle = Puzzle (any format)
learn-walk-show = Show the steps
learn-walk-latest = My current puzzle
learn-walk-play = Play this puzzle
learn-walk-working = { $count } steps so far …
learn-walk-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
learn-walk-stuck = No technique goes further here.
learn-walk-improper = Only a puzzle with exactly one solution can be walked through.
learn-walk-filter = Technique
learn-walk-filter-all = All
learn-walk-back = Step back
learn-walk-on = Step forward
learn-walk-place = Step { $number } of { $count }
learn-walk-singles = Singles: { $count }
learn-walk-list = Steps

## Not found
learn-unknown = There is no technique called “{ $name }”.
learn-unknown-list = See all techniques

## The first lesson
learn-first-number = Task { $number } of { $count }
learn-first-row = Each row has the digits 1 to 9 once
learn-first-row-do = The same is true of columns. This row lacks one digit. Enter it in the blank cell.
learn-first-row-done = Right. 9 was the only digit that this row lacked.
learn-first-block = Each block has the digits 1 to 9 once
learn-first-block-do = A block is a square of 9 cells. Which digit does this one lack?
learn-first-block-done = Right. That is the whole rule: rows, columns and blocks have 1 to 9 once.
learn-first-notes = Notes keep what is possible
learn-first-notes-do = This row lacks 1 and 6. Note both in the first blank cell. In a game, the marks “Corner” and “Centre” do this.
learn-first-notes-done = Right. When one of them is ruled out, the other is the digit.
learn-first-hint = Stuck? Ask for a hint
learn-first-hint-do = A hint begins with the place to look at. Ask again and it shows more. Then enter the digit.
learn-first-hint-done = Right. The other blank cells of block 3 see a 3, so only this one is left for it.
learn-first-hint-1 = Look at block 3.
learn-first-hint-2 = One digit has only one cell left in block 3.
learn-first-hint-3 = Rows 2 and 3 and column 7 have a 3, so in block 3 only { $cell } can be 3.
learn-first-ask = Press the hint first: it shows where to look.
learn-first-cell = Select a blank cell in the coloured area first.
learn-first-clash = { $digit } is already in { $house }.
learn-first-elsewhere = Not { $digit }. Look for the digit with one cell left.
learn-first-one-more = Now the other digit.
learn-first-on = Next
learn-first-over = You can solve Sudoku now
learn-first-over-about = Begin with a very easy puzzle. A hint is always one tap away.
learn-first-play = Play a very easy puzzle

## The course
learn-tab-techniques = Techniques
learn-tab-walk = Walkthrough
learn-course = Course
learn-course-about = Each lesson has three parts: see one, find three, then solve a puzzle whose hardest step it is. Each part gets a tick when it is done.
learn-course-done = All lessons are done.
learn-lesson = Lesson { $number } of { $count }
learn-rules = The rules
learn-rules-about = Rules, notes and hints, in a minute
learn-parts = Parts of the lesson
learn-part-see = See one
learn-part-find = Find three
learn-part-solve = Solve one
learn-part-done = Done
learn-progress = Done: { $done } of { $count }
learn-found = Find three: { $found } of { $count }
learn-needed = Needed lately
learn-needed-times = You needed it { $count } times in the last 7 days.
learn-needed-count = { $count } hints
learn-begin-rules = Begin
learn-begin-see = See the example
learn-begin-find = Find three
learn-begin-solve = Solve a puzzle
learn-remove = Remove the progress
learn-course-removed = The progress of the course was removed
learn-not-kept = The browser cannot keep the progress. It is lost when the page is closed.
learn-see-on = Now find three
learn-find-done = You have found three.
learn-find-on = Now solve one
learn-solve-about = Solve a whole puzzle. The hardest step that it needs: { $technique }.
learn-solve-hint = Hints are allowed. The part is done when the puzzle is solved.
learn-solve-play = Play a puzzle
learn-solve-continue = Continue the puzzle
learn-solve-other = Another puzzle
learn-solve-making = Looking for a puzzle …
learn-solve-none = No puzzle was found this time. You can try again.
learn-solve-rare = Such puzzles are rare, and none was found. This one needs the technique, but other steps may be harder.
learn-solve-title = Lesson: { $technique }
learn-solve-done = You have solved one.
learn-next-lesson = Next lesson: { $name }
