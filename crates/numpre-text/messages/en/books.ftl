# The page Collection of the web app.

## Saving to the collection
collection-save = Save to collection
collection-count = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
collection-list = List
collection-new = New list
collection-name = Name
collection-unnamed = List { $number }
collection-tags = Tags
collection-tags-example = for a rainy day, ask Ken
collection-do = Save
collection-saving = Saving
collection-saved = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} saved to “{ $list }”
collection-not-kept = The browser keeps nothing here: the collection lasts until you close the page.
collection-open = Open the collection

## Lists
books-lists = Lists
books-all = All puzzles
books-puzzles = Puzzles
books-empty = Nothing here yet. Make puzzles or paste some
books-drop-list = Delete this list
books-drop-list-ask = { $count ->
    [one] Its puzzle goes with it.
   *[other] Its { $count } puzzles go with it.
} Delete?
books-list-dropped = “{ $list }” deleted

## What is shown
books-show = Show
books-show-all = All
books-show-unsolved = Not solved
books-show-solved = Solved
books-tag = Tag
books-any-tag = Any
books-order-order = As saved
books-order-rank = Rank
books-order-clues = Number of givens
books-order-added = Date saved
books-shown = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}

## A puzzle
books-puzzle = Puzzle { $number }
books-no-rank = No rank
books-solved = Solved
books-alike = Essentially the same: { $count }
books-choose = Choose { $name }
books-play = Play { $name }
books-look = Check
books-check = Check { $name }

## Chosen puzzles
books-chosen = { $count } chosen
books-choose-none = Choose none
books-tag-add = Add tags
books-tag-remove = Remove tags
books-tagged = { $count ->
    [one] Tags of 1 puzzle changed
   *[other] Tags of { $count } puzzles changed
}
books-drop = Remove from the collection
books-dropped = { $count ->
    [one] 1 puzzle removed
   *[other] { $count } puzzles removed
}

## Everything to a file and back
books-file = Backup
books-save-all = Save everything to a file
books-restore = Bring back from a file
books-restored = Brought back: { $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
}, { $games ->
    [one] 1 game
   *[other] { $games } games
}
books-not-ours = This file was not saved by numpre.
books-later = This file was saved by a later version.
