## The collection: saving, from every page
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
collection-not-kept = This browser does not allow saving (a private window?). Closing the page loses the collection.
collection-full = The storage of this browser is full, so nothing was saved. Save everything to a file, then remove some puzzles to make room.
collection-cancelled = Cancelled. Nothing was changed.
collection-failed = The browser could not save this. Reloading the page may help.
collection-open = Open the collection
collection-title = Name
