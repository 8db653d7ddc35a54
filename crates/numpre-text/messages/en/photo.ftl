## Puzzles in pictures
photo-file-too-large = the file of the picture is larger than { $limit } million bytes; expected at most { $limit } million
photo-too-small = the picture has { $width } × { $height } pixels; expected at least { $limit } on each side
photo-too-large = the picture has { $width } × { $height } pixels; expected at most { $limit } million
photo-cut-short = the picture ends too early; expected the whole file
photo-undecodable = the picture cannot be decoded ({ $error }); expected an intact JPEG, PNG or WebP file
photo-no-board = no Sudoku board found; expected a picture with all lines of a board of 9 rows and 9 columns
photo-no-board-in-frame = no Sudoku board found: the most similar frame has { $lines }% of the lines; expected a board of 9 rows and 9 columns
photo-other-grid = no Sudoku board found: the largest frame has { $rows } by { $columns } cells; expected 9 by 9
photo-too-many = the picture has { $found } boards; expected at most { $limit }

## Doubtful boards
photo-digit = { $digit ->
    [0] empty
   *[other] { $digit }
}
photo-read = row { $row }, column { $column }: read as { $read }
photo-perhaps = row { $row }, column { $column }: read as { $read }, perhaps { $other } (1 in { $chance })
photo-repaired = row { $row }, column { $column }: { $read } rather than { $other }, because only so is there exactly one solution
photo-separator = { "; " }
photo-why = { $why ->
    [close] another reading is nearly as likely
    [repaired] it has exactly one solution only with other digits
    [ink] there is ink in cells that were read as empty
    [handwriting] some digits look handwritten
    [several] it has multiple solutions
    [none] it has no solution
    [finished] it is full: a solution, not a puzzle
   *[illegible] it is hard to read
}
photo-not-taken = { $cells }not taken, because { $why }; --doubtful take accepts the likeliest reading: { $puzzle }
photo-refused = { $cells }not taken, because { $why }
photo-taken = { $cells }taken as the likeliest reading, although { $why }

## The drawing of --photo-out
photo-drawing = { $count ->
    [one] 1 board read from a picture
   *[other] { $count } boards read from pictures
}
photo-nothing-drawn = no board was read from a picture, so { $name } was not written
photo-out-taken = { $name } is also an input or the output; expected another name after --photo-out
