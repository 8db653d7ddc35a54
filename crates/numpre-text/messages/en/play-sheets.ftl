# What the panel and the sheets of Play say. They are loaded after the board has been painted.
## The bar
play-untitled = Puzzle

## Tools
play-more-puzzle = This puzzle
play-more-marks = Marks
play-more-share = Share
play-more-app = The app
play-fill = Fill in candidates
play-forget-and-fill = Fill in all candidates, removed ones too
play-clear-marks = Clear all marks
play-several = Select several
play-copy-link = Copy link
play-filled = Candidates filled in
play-forgot-and-filled = Removed candidates are back; candidates filled in
play-marks-cleared = All marks cleared

## Trial
play-trial-depth = Trying { $cell } = { $digit } (depth { $depth })
play-trial-keep = Keep these digits
play-trial-kept = Trial kept
play-trial-undone = Trial undone
play-trial-discard = Undo the trial
play-trial-strike = Undo, and remove { $digit } from { $cell }

## Hints
play-strength = How much to show
play-strength-of = { $strength } of 3
play-more-help = More
play-where = Where?
play-which = Which technique?
play-show = Show me
play-do = Apply this step
play-other = Another step
play-other-of = Step { $number } of { $count }
play-other-none = There is no other step of this technique.
play-checked = Checked
play-frames = Frames of the step
play-frame = Frame { $number } of { $count }
play-frame-back = Back
play-frame-on = Forward
play-inside = { $count } steps inside
play-film-play = Play
play-film-stop = Stop
play-hint-learn = Learn this technique
play-hint-any = Use it this once
play-looking = Looking …
play-legend = What the marks mean
play-chip-assumption = if
play-chip-conclusion = so

## Checking
play-which-block = Which block?
play-which-cell = Which cell?
play-mistake-tried = It may be one of the digits that you are trying.
play-go-back = Go back to before the mistake
play-go-back-short = Go back

## Why not
play-why = Why can’t { $digit } go here?
play-why-choose = Why not? Which digit?
play-why-where = Show where

## New puzzle
play-rank = Rank
play-rank-needs-1 = Needs only naked singles: cells with one candidate left.
play-rank-needs-2 = Needs hidden singles: digits with one place left in a row, column or block.
play-rank-needs-3 = Needs locked candidates: a digit that a block allows in one line only, or a line in one block.
play-rank-needs-4 = Needs pairs, naked or hidden.
play-rank-needs-5 = Needs triples, naked or hidden.
play-rank-needs-6 = Needs quads, naked or hidden.
play-rank-needs-7 = Needs negation: a candidate is refuted by what follows from it.
play-rank-needs-8 = Needs trial and error: assumptions within assumptions.
play-logic-only = Without assumptions (ranks 1 to 6)
play-symmetry = Symmetry
play-symmetry-none = None
play-symmetry-point = Half turn
play-symmetry-vertical = Left and right
play-symmetry-horizontal = Top and bottom
play-symmetry-diagonal = Diagonal
play-symmetry-antidiagonal = Other diagonal
play-symmetry-rotate = Quarter turn
play-symmetry-full = All
play-start = Play
play-keep-game = Your current game is kept under “Games”.
play-games = Games
play-no-games = No other games yet
play-game-progress = { $done } of { $all }
play-game-remove = Remove the game “{ $game }”
play-game-removed = The game was removed

## Help
play-alike = Select all cells with the same content

## The end
play-another = Another puzzle
play-solved = Solved
play-faster = { $time } under your median
play-slower = { $time } over your median
play-new-best = Your best time at this rank
play-best = Best at this rank
play-best-before = Previous best
play-median = Your median
play-hints = Hints
play-no-hints = none
play-hint-1 = { $count } × where
play-hint-2 = { $count } × technique
play-hint-3 = { $count } × whole step
play-mistakes = Mistakes
play-needed = Needed: { $techniques }
# A no-break space comes before the number.
play-needed-one = { $technique } × { $count }
play-needed-lately = You needed { $technique } { $count } times in the last 7 days.
play-practise = Practise
play-lesson-done = The lesson “{ $technique }” has one more part done.
play-lesson-on = Back to the course
play-singles-only = Needed: singles only
play-next = Next: { $rank }
play-next-in-list = Next in list: { $place } of { $count }
play-list-solved = All puzzles of “{ $name }” are solved.
play-harder = Harder
play-walk = All steps
play-share-text = numpre · { $stars } { $rank } · { $time } · { $hints ->
    [0] no hints
    [one] 1 hint
   *[other] { $hints } hints
}
play-share-day = numpre · { $day } · { $stars } { $rank } · { $time } · { $hints ->
    [0] no hints
    [one] 1 hint
   *[other] { $hints } hints
}

## What was done, and what is left, read aloud
play-row-told = { $house }: { $cells }. Missing { $digits }
play-row-told-full = { $house }: { $cells }. Nothing missing
play-left = Left: { $counts }
play-left-one = { $count ->
    [1] one { $digit }
    [2] two { $digit }s
    [3] three { $digit }s
    [4] four { $digit }s
    [5] five { $digit }s
    [6] six { $digit }s
    [7] seven { $digit }s
    [8] eight { $digit }s
    [9] nine { $digit }s
   *[other] { $count } { $digit }s
}
play-line-end = { $digit } in { $cell }
play-line-solid = { $colour } line from { $from } to { $to }
play-line-dashed = { $colour } dashed line from { $from } to { $to }
play-line-arrow = { $colour } arrow from { $from } to { $to }
play-line-begun = A line begins at { $from }. Choose its other end.
play-line-stopped = The line was not drawn
play-line-gone = Line from { $from } to { $to } removed

## Help
play-step-done = Done: { $notation }
play-step-unseen = The next hint will use the removed candidates
play-hint-told = Hint. { $text }
play-all-correct = All correct so far
play-mistake = There is a mistake somewhere
play-went-back = Back to before the mistake
play-why-ask = The reason may reveal this cell’s digit. Show it?
play-why-peer = { $peer } is { $digit }, and { $cell } is in { $house } too
play-blanks = { $count ->
    [one] blank
   *[other] { $count } blanks
}
help-keys = Keys

## Copying and waiting
copy-puzzle = Copy the puzzle
copied = Copied
not-copied = The browser did not let the page copy.
link-copied = Link copied
getting-ready = Getting ready …

## Steps that are undone or done again
play-undo-told = Undone: { $what }
play-redo-told = Redone: { $what }
play-deed-digit = { $cell }, { $digit }
play-deed-corner = { $cell }, corner { $digit }
play-deed-centre = { $cell }, centre { $digit }
play-deed-candidate = { $cell }, candidate { $digit }
play-deed-colour = { $cell }, colour { $letter }
play-deed-line = line from { $from } to { $to }
play-deed-cleared = { $cell } cleared
play-deed-filled = candidates filled in
play-deed-forgot-and-filled = all candidates filled in
play-deed-marks-cleared = all marks cleared
play-deed-started-over = started over
play-deed-went-back = back to before the mistake
play-deed-pasted = pasted
play-deed-hint = the step of the hint
play-deed-trial-begun = trying { $cell } = { $digit }
play-deed-trial-kept = trial kept
play-deed-trial-discarded = trial discarded
