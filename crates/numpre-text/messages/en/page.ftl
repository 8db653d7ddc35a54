# What all pages of the web app say.

page-play = Play
page-learn = Learn
page-check = Check
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
page-menu = Menu
page-pages = Pages
page-skip = Skip to the board
page-settings = Settings
page-offline = Ready to work offline
page-new-version = A new version is ready.
page-update = Update
page-no-storage = The browser keeps nothing here: this game lasts until you close the page.
page-getting-ready = Getting ready …
page-no-vectors = This browser is too old for the engine. The board works; hints, checking and new puzzles do not.
page-engine-failed = The engine stopped. The board is unharmed.
page-too-long = That took too long and was stopped. The board is unharmed.
page-try-again = Try again
page-copy-puzzle = Copy the puzzle
page-copied = Copied
page-link-copied = Link copied
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

## Settings
settings-look = Look
settings-help = Help while playing
settings-entry = Entry
settings-language = Language
settings-language-browser = As the browser
settings-theme = Theme
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-size = Size
settings-size-normal = Normal
settings-size-large = Large
settings-roles = Colours of steps
settings-roles-normal = Normal
settings-roles-stronger = Stronger
settings-letters = Letters on colours
settings-numbers = Row and column numbers
settings-numbers-hints = With hints
settings-numbers-always = Always
settings-clashes = Show clashes
settings-same = Light up the same digit
settings-peers = Tint row, column and block
settings-cleaning = Clean up marks when a digit is placed
settings-auto = Show candidates in new games
settings-order = Order of hints
settings-order-person = As a person looks
settings-order-sources = As the ranks are defined
settings-film = Seconds a frame
settings-first = What comes first
settings-first-cell = The cell
settings-first-digit = The digit
settings-pad = Pad
settings-pad-row = One row
settings-pad-phone = Like a phone
settings-pad-calculator = Like a calculator
settings-two-pads = Two pads where there is room
settings-single-keys = Single-letter keys
settings-short-speech = Short speech
settings-clock = Show the clock

## Boards read aloud
board-blank = blank
board-row = Row { $row }: { $cells }
board-row-separator = { ". " }
