# The page Play of the web app.

## The bar
play-clues = { $clues ->
    [one] 1 clue
   *[other] { $clues } clues
}
# The name of a puzzle of the day, such as “Today, 28 November”.
play-daily = { $when ->
    [today] Today, { $date }
   *[past] Puzzle of { $date }
}
play-pause = Pause
play-resume = Resume
play-resumed = Resumed
play-paused = Paused
play-clock = Time { $time }

## Tools
play-tools = Tools
play-nothing-to-undo = Nothing to undo
play-nothing-to-redo = Nothing to redo
play-clear = Erase
play-mode = What the keys enter
play-mode-digit = Digit
play-mode-corner = Corner
play-mode-centre = Centre
play-mode-candidate = Candidate
play-mode-colour = Colour
play-mode-pen = Pen
play-more = More
play-auto = Automatic candidates
play-tool-auto = Auto
play-tool-check = Check
play-new-short = New
play-new = New puzzle
play-start-over = Start over
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
play-hint = Hint
play-check = Check my work
play-try = What if?

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

## What was done
play-entered = { $digit }
play-cleaned = { $digit }. Removed from { $count ->
    [one] 1 cell
   *[other] { $count } cells
}
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

## Checking
play-several-solutions = This puzzle has more than one solution
play-no-solution = This puzzle has no solution

## The end
play-wrong-full = All filled in, but something is wrong
play-solved-told = Solved. { $time }
play-time-spoken = { $hours ->
    [0] { "" }
    [one] 1 hour{ " " }
   *[other] { $hours } hours{ " " }
}{ $minutes ->
    [0] { "" }
    [one] 1 minute{ " " }
   *[other] { $minutes } minutes{ " " }
}{ $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}

## Two tabs
play-elsewhere = This puzzle is open in another tab
play-continue-here = Continue here

## Help
play-panel-empty = Stuck? Ask where to look, which technique, or for the whole step.

## Lines
play-pen-how = Drag from one cell or candidate to another, or tap both.

## What was done, read aloud
