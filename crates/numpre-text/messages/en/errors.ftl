## What cannot be read
error-empty = no puzzle; expected one
error-more-than-one = a second puzzle; expected just one
error-cell-count = { $found ->
    [one] 1 cell
   *[other] { $found } cells
}; expected 81
error-character = unexpected '{ $found }'; expected 1 to 9, or . or 0 for a blank
error-given-or-blank = '{ $found }' next to digits may be a given or a blank; expected a digit in every given cell and . or 0 in the others
error-after-cells = '{ $found }' directly after the 81 cells; expected a space, a comma, ; or # before a comment
error-row-length = row { $row } has { $found ->
    [one] 1 cell
   *[other] { $found } cells
}; expected 9
error-row-count = { $found ->
    [one] 1 row
   *[other] { $found } rows
}; expected 9 rows of 9 cells
error-column-count = digits in { $found } columns; expected 9 columns
error-board-place = with empty rows or columns around the board it is unclear where it begins; expected 9 rows of 9 cells, with . or 0 for blanks
error-field = "{ $found }" in row { $row }, column { $column } of the board; expected 1 to 9, or nothing for a blank
error-rule-place = a divider after row { $row }; expected dividers after rows 3 and 6, or after every row
error-candidate-group = "{ $found }" in r{ $row }c{ $column } of a candidate grid; expected the digits that are still possible in the cell
error-repeated-candidate = candidate { $found } twice in a cell; expected each digit at most once
error-candidate-place = '{ $found }' where candidate { $expected } belongs; expected { $expected } or .
error-deletion = not a removed candidate; expected a digit, a row and a column, such as 217: digit 2, row 1, column 7
error-placed-digit = no digit after +; expected a placed digit, 1 to 9
error-library-fields = { $found ->
    [one] 1 field
   *[other] { $found } fields
}; expected :type:digits:grid:deleted:eliminations:placements:extra
error-missing-column = { $found ->
    [one] 1 column
   *[other] { $found } columns
}; expected the puzzle in column { $column }
error-unclosed-quote = a quoted field is not closed; expected " at its end
error-json = not JSON from here on; expected an object with a puzzle
error-json-incomplete = the JSON object breaks off; expected { "}" } at its end
error-no-puzzle-field = no puzzle in the object; expected a field "puzzle" with a text of 81 cells
error-tag = the tag or text is not well formed from here on, or not closed; expected a tag such as <game data="…"/>
error-no-game-data = a game without a puzzle; expected data="…" with 81 digits
error-on-server = the link only names a puzzle on the site's server; expected a link that contains the puzzle itself
error-unknown-site = links of { $host } are not read; expected a link of SudokuWiki, SudokuExchange, f-puzzles, SudokuPad or puzz.link, or the puzzle itself
error-no-puzzle-in-link = no puzzle in the link; expected { $expected }
error-packed-incomplete = the packed puzzle breaks off here; expected the whole link
error-packed-corrupt = the packed puzzle cannot be unpacked; expected the link exactly as the site gave it
error-packed-too-long = the packed puzzle has more than { $limit } characters; expected an ordinary puzzle
error-no-board = no board in the packed puzzle; expected 9 rows of 9 cells
error-board-size = a board of { $rows } rows and { $columns } columns; expected 9 rows and 9 columns
error-cell-value = "{ $found }" in r{ $row }c{ $column } of the packed puzzle; expected 1 to 9
error-other-rules = a puzzle with further rules: { $rules }; expected only rows, columns and blocks
error-wiki-board = not a SudokuWiki board; expected 81 digits, or S9B and 162 characters
error-wiki-cell = "{ $found }" is not a cell; expected two characters, 01 to ep
error-link-damaged = the link is damaged; expected all of it, from its first character to its last
error-link-newer = the link was made by a later version; expected one that this version has made
error-too-long = a line of more than { $limit } bytes; expected a file of puzzles
error-not-utf8 = not UTF-8{ $like ->
    [none] { "" }
   *[other] { " " }(it looks like { $like })
}; expected UTF-8 text
error-zero-byte = a byte of value 0; expected text
error-binary = { $like ->
    [none] not a text file (too many bytes of value 0); the rest is not read
    [Zip] not a text file (it looks like a ZIP file or an .xlsx workbook)
    [Gzip] not a text file (it looks like a gzip file)
    [Zstd] not a text file (it looks like a zstd file)
    [Bzip2] not a text file (it looks like a bzip2 file)
    [Xz] not a text file (it looks like an xz file)
    [Picture] not a text file (it looks like a picture)
    [Pdf] not a text file (it looks like a PDF document)
    [OldOffice] not a text file (it looks like an old .xls workbook or another old Office document)
    [Program] not a text file (it looks like a program)
   *[other] not a text file
}; expected UTF-8 text

## Further rules
rule-irregular = irregular blocks
rule-extra-region = extra regions
rule-diagonal = diagonals
rule-windoku = windoku blocks
rule-disjoint-groups = disjoint groups
rule-anti-knight = anti-knight
rule-anti-king = anti-king
rule-non-consecutive = non-consecutive
rule-parity = odd or even cells
rule-killer-cage = killer cages
rule-little-killer = little killer sums
rule-sandwich = sandwich sums
rule-thermometer = thermometers
rule-palindrome = palindromes
rule-arrow = arrows
rule-between = between lines
rule-clone = clones
rule-dots = Kropki dots
rule-xv = XV pairs
rule-extreme = minimum or maximum cells
rule-quadruple = quadruples
rule-in-words = drawings with written rules
rule-other = "{ $name }"

## What was read with doubt
warning-taken-as-blank = '{ $found }' was taken as a blank; expected 1 to 9, or . or 0
warning-answer-length = { $found } cells after the puzzle were taken as a comment; expected 81 cells for an answer
warning-heading = the line was taken as a heading; expected a puzzle, or # before a comment
warning-state = the game in progress under [State] was ignored; expected only the puzzle
warning-dashed-line = 81 dashes were taken as an empty puzzle; expected . or 0 for blanks
warning-unread-drawings = the drawings in the puzzle were ignored; expected only givens and pencil marks
warning-unread-words = the puzzle comes with written rules, which were ignored; it was read as a puzzle with the usual rules
warning-unread-corner-marks = corner marks were ignored; expected candidates as centre marks
warning-no-character = a byte that forms no character is replaced by U+FFFD; expected UTF-8 text, or the encoding that --encoding names
warning-no-candidate = - was taken as a cell without candidates; expected at least one digit
