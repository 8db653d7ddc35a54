# The page Collection of the web app.

## Lists
books-lists = Lists
books-all = All puzzles
books-puzzles = Puzzles
books-empty-title = Nothing kept yet
books-empty = Puzzles that you save or make are listed here. They stay in this browser.
books-examples = Examples
books-examples-add = Add { $count } examples
books-examples-added = { $count } examples added
books-drop-list = { $count ->
    [0] Delete this list
    [one] Delete this list and its puzzle
   *[other] Delete this list and its { $count } puzzles
}
books-list-renamed = “{ $before }” is now “{ $name }”
books-named = Named “{ $title }”
books-unnamed = Name “{ $title }” removed
books-noted = Note changed
books-moved = “{ $name }” is now at place { $place }
books-gone = This was removed in another tab, so it could not be changed.
books-list-dropped = “{ $list }” deleted
books-list-restored = “{ $list }” restored
books-list-erased = “{ $list }” removed for good
books-removed = Recently removed: { $count }
books-removed-note = A removed list can be restored for { $days } days.
books-removed-left = { $days ->
    [one] 1 more day
   *[other] { $days } more days
}
books-removed-restore = Restore { $name }
books-removed-restore-short = Restore
books-removed-erase = Remove { $name } for good
books-removed-erase-short = Remove for good

## What is shown
books-show = Show
books-show-all = All
books-show-unsolved = Not solved
books-show-solved = Solved
books-tag = Tag
books-any-tag = Any
books-order-order = As saved
books-order-rank = Rank
books-order-clues = Number of clues
books-order-added = Date saved
books-shown = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}, { $solved } solved
books-drag = Drag a card by its handle to move it.

## A puzzle
books-puzzle = Puzzle { $number }
books-no-rank = No rank
books-solved = Solved
books-alike = Essentially the same: { $count }
books-choose = Select { $name }
books-play = Play { $name }
books-look = Check
books-play-list = Play the list
books-edit = Change name and note of { $name }
books-note = Note
books-note-save = Save
books-move = Move { $name }
books-move-up = Move { $name } up
books-move-down = Move { $name } down
books-check = Check { $name }

## Chosen puzzles
books-chosen = { $count } selected
books-choose-none = Clear selection
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
books-restore = Restore from a file
books-restoring-read = Reading the file…
books-restoring-written = Restoring: { $done } of { $of } entries
books-restored = Restored: { $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
}, { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $results ->
    [one] 1 result
   *[other] { $results } results
}
books-restored-damaged = { books-restored }; { $damaged ->
    [one] 1 damaged entry was left out
   *[other] { $damaged } damaged entries were left out
}
books-damaged = { $count ->
    [one] 1 stored entry is damaged and is not shown.
   *[other] { $count } stored entries are damaged and are not shown.
}
books-brought-back = Undone
books-not-ours = This file was not saved by numpre. Choose a file saved with “Save everything to a file”.
books-later = This file was saved by a later version. Reload the page and restore again.
