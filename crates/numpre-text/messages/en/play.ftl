# The page Play of the web app.

## The bar
play-untitled = Puzzle
play-rank-clues = { $rank } · { $clues }
play-clues = { $clues } clues
play-pause = Pause
play-resume = Resume
play-resumed = Resumed
play-paused = Paused
play-clock = Time { $time }

## Tools
play-tools = Tools
play-undo-told = Undone: { $what }
play-redo-told = Redone: { $what }
play-nothing-to-undo = Nothing to undo
play-nothing-to-redo = Nothing to redo
play-clear = Clear
play-mode = What the keys enter
play-mode-digit = Digit
play-mode-corner = Corner
play-mode-centre = Centre
play-mode-candidate = Candidate
play-mode-colour = Colour
play-more = More
play-new = New puzzle
play-another = Another puzzle
play-start-over = Start over
play-auto = Automatic candidates
play-fill = Fill in candidates
play-forget-and-fill = Fill in all candidates, removed ones too
play-clear-marks = Clear all marks
play-several = Select several
play-copy-link = Copy link
play-filled = Candidates filled in
play-forgot-and-filled = Removed candidates are back; candidates filled in
play-marks-cleared = All marks cleared
play-continued = Continued where you left off
play-started-over = Started over
play-auto-on = Automatic candidates on
play-auto-off = Automatic candidates off
play-auto-show = Show candidates

## The pad
play-pad = Digits
play-pad-marks = Marks
play-pad-key = { $digit }, { $left ->
    [0] none left
   *[other] { $left } left
}
play-pad-colour = colour { $letter }
play-colour-1 = red
play-colour-2 = orange
play-colour-3 = yellow
play-colour-4 = green
play-colour-5 = turquoise
play-colour-6 = blue
play-colour-7 = violet
play-colour-8 = pink
play-colour-9 = grey

## Actions
play-actions = Help
play-hint = Hint
play-check = Check my work
play-try = Try a digit

## What a cell holds, read aloud
play-column-spoken = column { $column }
play-row-spoken = row { $row }
play-cell-given = { $cell }, { $digit }, given
play-cell-entry = { $cell }, { $digit }
play-cell-tried = { $cell }, { $digit }, tried
play-cell-blank = { $cell }, blank
play-cell-marked = { $cell }, { $marks }
play-cell-coloured = { $text }, { $colours }
play-marks-candidates = candidates { $digits }
play-marks-corner = corner { $digits }
play-marks-separator = { ", " }
play-row-told = { $house }: { $cells }. Missing { $digits }
play-row-told-full = { $house }: { $cells }. Nothing missing
play-blanks = { $count ->
    [one] blank
   *[other] { $count } blanks
}
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

## What was done
play-entered = { $digit }
play-cleaned = { $digit }. Removed from { $count ->
    [one] 1 cell
   *[other] { $count } cells
}
play-deed-digit = { $cell }, { $digit }
play-deed-corner = { $cell }, corner { $digit }
play-deed-centre = { $cell }, centre { $digit }
play-deed-candidate = { $cell }, candidate { $digit }
play-deed-colour = { $cell }, colour { $letter }
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
play-clash = { $digit } appears { $count ->
    [2] twice
   *[other] { $count } times
} in { $house }
play-held = { $cell } cannot be { $digit }: { $peer } is { $digit }
play-is-given = { $cell } is a given
play-select-first = Select a cell first
play-choose-blank = Select one blank cell

## Trial
play-trial-choose = Which digit do you want to try in { $cell }?
play-trial = Trying { $cell } = { $digit }
play-trial-depth = Trying { $cell } = { $digit } (depth { $depth })
play-trial-keep = Keep these digits
play-trial-discard = Undo the trial
play-trial-strike = Undo, and remove { $digit } from { $cell }

## Hints
play-strength = How much to show
play-where = Where?
play-which = Which technique?
play-show = Show me
play-do = Apply this step
play-other = Another step
play-other-of = Step { $number } of { $count }
play-checked = Checked
play-frames = Frames of the step
play-frame = Frame { $number } of { $count }
play-frame-back = Back
play-frame-on = Forward
play-film-play = Play
play-film-stop = Stop
play-step-done = Done: { $notation }
play-step-unseen = The next hint will use the removed candidates
play-hint-told = Hint. { $text }
play-hint-learn = Learn this technique
play-hint-any = Use it this once
play-looking = Looking …
play-legend = What the marks mean
play-chip-assumption = if
play-chip-contradiction = ✕
play-chip-conclusion = so

## Checking
play-all-correct = All correct so far
play-mistake = There is a mistake somewhere
play-which-block = Which block?
play-which-cell = Which cell?
play-go-back = Go back to before the mistake
play-went-back = Back to before the mistake
play-wrong-full = All filled in, but something is wrong
play-several-solutions = This puzzle has more than one solution
play-no-solution = This puzzle has no solution

## Why not
play-why = Why can’t { $digit } go here?
play-why-choose = Why not? Which digit?
play-why-ask = The reason may reveal this cell’s digit. Show it?
play-why-peer = { $peer } is { $digit }, and { $cell } is in { $house } too
play-why-where = Show where

## The end
play-solved = Solved!
play-solved-told = Solved. { $time }
play-time-spoken = { $hours ->
    [0] { "" }
    [one] 1 hour{ " " }
   *[other] { $hours } hours{ " " }
}{ $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
play-solved-with = { $time } · { $hints ->
    [0] no hints
    [one] 1 hint
   *[other] { $hints } hints
}

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

## Two tabs
play-elsewhere = This puzzle is open in another tab
play-continue-here = Continue here

## Help
help-keys = Keys
play-alike = Select all cells with the same content
play-panel-empty = Stuck? Ask where to look, which technique, or for the whole step.
