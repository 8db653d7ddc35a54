# The page Photo of the web app.

## Choosing a picture
picture-empty = Take a photo of a printed puzzle, or choose a picture. You can also paste or drop one here.
picture-private = The picture stays in this browser. Nothing is sent anywhere.
picture-take = Take a photo
picture-retake = Take another photo
picture-choose = Choose a picture
picture-another = Choose another picture
picture-opening = Opening the picture …
picture-reading = Reading the picture …
picture-picture = Picture
picture-no-board = No board found. Move the 4 corners to the corners of the board.
picture-no-board-in = No board found: the largest frame has { $rows } by { $columns } cells. Move the 4 corners to the corners of the board.
picture-corner = Corner { $number } of 4: arrow keys move it
picture-by-hand = Set the frame by hand
picture-problem-unreadable = This is not a picture that the browser can open. Choose a JPEG, PNG or WebP file.
picture-problem-heic = This browser cannot open HEIC. Choose a JPEG file.
picture-problem-size = The file has { $size } MB; the limit is { $most } MB.
picture-problem-large = The picture has { $pixels } million pixels; the limit is { $most } million.
picture-problem-small = The shorter side has { $shortest } pixels; at least { $least } are needed.
picture-problem-boards = The picture has { $boards } boards; the limit is { $most }.

## The reading
picture-reading-of = Reading
picture-boards = Boards
picture-board = Board { $number }
picture-board-doubtful = Board { $number }, with doubtful cells
picture-read = { $count ->
    [one] 1 digit read.
   *[other] { $count } digits read.
}
picture-doubts = { $count ->
    [one] 1 cell is doubtful: { $cells }.
   *[other] { $count } cells are doubtful: { $cells }.
}
picture-between = {"; "}
picture-unique = Exactly one solution.
picture-none = No solution: a digit is wrong.
picture-several = { $count } solutions: a digit is missing or wrong.
picture-at-least = At least { $count } solutions: digits are missing or wrong.
picture-cell = { $cell }: { $read }
picture-cell-doubtful = { $cell }: { $read }, doubtful
picture-cell-entry = { $cell }: { $read }, handwritten
picture-cell-why = { $cell } was read as { $read }. { $why }
picture-empty-cell = empty
picture-why-close = Another reading is nearly as likely.
picture-why-repaired = It was changed, because only so is there exactly one solution.
picture-why-ink = There is something in the cell.
picture-why-handwriting = It looks handwritten.
picture-why-several = There are multiple solutions.
picture-why-none = It clashes with another digit.
picture-why-illegible = The board is hard to read.
picture-why-finished = All cells are filled.
picture-doubt-list = All doubtful cells
picture-likely = Likely readings
picture-chance = { $read } (1 in { $in })
picture-confirm = Correct: { $read }
picture-digits = Digits
picture-erase = Empty
picture-handwritten = Handwritten
picture-undo = Undo

## What to do with it
picture-play = Play
picture-check = Check
picture-keep = Add to the collection
picture-keep-sure = Add all sure boards ({ $sure } of { $count })
