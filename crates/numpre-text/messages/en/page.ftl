# What all pages of the web app say.

page-home = Play
page-today = Today’s puzzle
page-statistics = Statistics
page-play = Play
page-learn = Learn
page-check = Check
page-photo = From a photo
page-make = Make
page-books = Collection
page-print = Print
page-help = Help
menu-play = Play
menu-learn = Learn
menu-check = Check
menu-make = Make
menu-books = Collection
menu-print = Print
menu-statistics = Statistics
page-menu = Menu
page-pages = Pages
page-skip = Skip to the board
page-settings = Settings
page-offline = Ready to work offline
page-new-version = A new version is ready.
page-update = Update
page-no-storage = This browser does not allow saving (a private window?). Closing the page loses this game.
page-no-vectors = This browser is too old for hints, checks and new puzzles. You can still play.
page-engine-failed = Something went wrong. Your board is safe; try again.
page-engine-missing = The engine could not be loaded. Check the connection and try again.
page-failed = Something went wrong in the page: { $what }
page-not-loaded-at-all = The page could not be loaded.
page-not-loaded = This part of the page could not be loaded.
page-too-long = That took too long and was stopped. Your board is safe.
page-try-again = Try again
page-bad-link = This link cannot be read
close = Close
cancel = Cancel
undo = Undo
redo = Redo

## The board, read aloud
board = Board
row-spoken = Row { $row }
cell-spoken = row { $row } column { $column }
digit = digit { $digit }

## Boards read aloud
board-blank = blank
board-row = Row { $row }: { $cells }
board-row-separator = { ". " }
