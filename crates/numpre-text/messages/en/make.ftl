# The page Make of the web app.

make-how = How to make
make-by-order = From requirements
make-by-hand = By hand
make-order = Requirements
make-clues = Number of clues
make-clues-fewest = At least
make-clues-most = At most
make-minimal = Minimal (no given can be left out)
make-seed = Seed
make-seed-random = random
make-pattern = Paint where the givens go
make-pattern-help = Drag over the board; the symmetry completes what you paint. With the keyboard: arrows, and Space to paint or erase.
make-pattern-count = { $count ->
    [one] 1 cell painted
   *[other] { $count } cells painted
}
make-pattern-too-few = { $count } cells painted; no puzzle has fewer than 17 clues
make-pattern-clear = Erase all
make-pattern-cleared = { $count ->
    [one] 1 painted cell cleared
   *[other] { $count } painted cells cleared
}
make-replaced = { $count ->
    [one] 1 puzzle replaced
   *[other] { $count } puzzles replaced
}
make-pattern-keep = Use this puzzle’s layout
make-cell-painted = { $cell }, painted
make-cell-left = { $cell }, not painted

## What was made
make-which = Seed { $seed }, number { $index }
make-looking = Looking …
make-play = Play
make-another = Another puzzle
make-not-found = Nothing like that was found
make-nearest = Show the closest
make-nearest-shown = The closest: rank { $rank }, { $clues } clues

## Many
make-many = Many at once
make-count = How many
make-start = Make
make-cancel = Cancel
make-continue = Continue
make-progress = { $done } of { $of }
make-done = { $count } made
make-missing = { $count ->
    [one] 1 was not found
   *[other] { $count } were not found
}
make-previous = Previous puzzle
make-next = Next puzzle
make-place = Puzzle
make-place-of = of { $count }

## By hand
make-hand-board = Your puzzle
make-hand-clear = Start over
make-hand-edit = Edit by hand
make-hand-cell-given = { $cell }, { $digit }, given
make-hand-cell-spare = { $cell }, { $digit }, given that could be left out
make-hand-cell-blank = { $cell }, blank, possible { $digits }
make-hand-cell-unique = { $cell }, blank, possible { $digits }; would make it unique: { $unique }
make-hand-cell-impossible = { $cell }, blank, nothing possible
make-hand-none = No solution
make-hand-clash = A digit appears twice in a row, column or block
make-hand-unique = Exactly one solution
make-hand-several = { $count } solutions
make-hand-at-least = At least { $count } solutions
make-hand-ways = { $count ->
    [0] No single given makes it unique yet
    [one] 1 way to make it unique with one more given
   *[other] { $count } ways to make it unique with one more given
}
make-hand-spare = { $count ->
    [0] Every given is needed: minimal
    [one] 1 given could be left out
   *[other] Any one of { $count } givens could be left out
}
make-hand-minimal = Make minimal
make-hand-minimal-done = { $count ->
    [one] 1 given taken out; every other given is needed
   *[other] { $count } givens taken out; every other given is needed
}
make-hand-leave-out = Leave out this given
make-hand-clues = { $count ->
    [one] 1 clue
   *[other] { $count } clues
}
make-hand-show = Show
make-hand-show-possible = Possible digits
make-hand-show-unique = Digits that make it unique (ring)
make-hand-show-spare = Unneeded givens (hollow)
make-hand-empty = Put digits into the cells. The number of solutions follows each one.
make-hand-try = Start from an example
make-hand-erase = Clear
make-hand-digits = Digits
make-hand-undo = Undo
make-hand-redo = Redo

## Drafts of puzzles set by hand
make-drafts = Drafts
make-drafts-none = A puzzle that you set here is kept as a draft. You can have several drafts, each with a name.
make-draft-name = Draft { $number }
make-draft-copy = { $name }, copy
make-draft-new = New draft
make-draft-rename = Name of { $name }
make-draft-open = Open { $name }
make-draft-open-short = Open
make-draft-open-now = on the board
make-draft-duplicate = Duplicate { $name }
make-draft-duplicate-short = Duplicate
make-draft-remove = Remove { $name }
make-draft-remove-short = Remove
make-patterns = Patterns
make-patterns-none = A pattern that you paint can be kept here. You can have several, each with a name.
make-pattern-save = Keep this pattern
make-pattern-name = Pattern { $number }
make-pattern-kept = “{ $name }” kept
make-pattern-fact = { $count ->
    [one] 1 cell
   *[other] { $count } cells
}, symmetry: { $symmetry }
make-draft-removed = “{ $name }” removed

## Ranks of the ringed digits
make-ring-title = With one more digit it would become
make-ring-searching = Rating the ringed digits
make-ring-digit = { $cell } = { $digit }
make-ring-more = { $count } more
