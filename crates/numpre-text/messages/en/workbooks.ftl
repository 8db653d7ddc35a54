## Workbooks
sheet-time = solved in
sheet-seconds = seconds
sheet-clues = clues
sheet-no-puzzle = no puzzle here; expected 1 to 9 and blanks in B4:J12, a board with empty cells around it, or a column of 81-character texts
sheet-several-blocks = the board may begin here or at { $other }; expected it at B4, or borders around its cells, or a digit in its first and last rows and columns
sheet-outside = digits at { $other } are near the board, but do not fit into 9 rows and 9 columns; expected no digits around a board, or one or two empty rows or columns between all its blocks
sheet-cell = unexpected { $found }; expected 1 to 9 or an empty cell
sheet-cell-unknown = neither a digit nor empty; expected 1 to 9 or an empty cell
sheet-formula = a formula without a stored result; expected a value (open and save the workbook once in a spreadsheet program)
sheet-reference = '{ $found }' is not a cell of a sheet; expected A1 to XFD1048576
sheet-too-many-cells = the sheet holds more than { $limit } numbers; expected a sheet of puzzles
sheet-number = a number, which has lost its leading zeros and last digits; expected the 81 characters as text
sheet-text = character { $column }: { $error }
sheet-file-no-archive = a damaged workbook, or not a workbook; expected an .xlsx workbook
sheet-file-no-workbook = a ZIP file without a workbook in it; expected an .xlsx workbook
sheet-file-old = an old .xls workbook, or one with a password; expected .xlsx without a password (save it as such)
sheet-part-missing = a damaged workbook: { $part } is missing; expected an intact .xlsx workbook
sheet-part-unpack = a damaged workbook: { $part } cannot be unpacked; expected an intact .xlsx workbook
sheet-part-empty = a damaged workbook: { $part } is empty; expected an intact .xlsx workbook
sheet-part-cut-short = a damaged workbook: { $part } ends too early, after byte { $byte }; expected an intact .xlsx workbook
sheet-part-xml = a damaged workbook: { $part } is not valid XML at byte { $byte }; expected an intact .xlsx workbook
sheet-part-cell-order = a damaged workbook: in { $part }, cell { $cell } appears twice or out of order; expected an intact .xlsx workbook
sheet-part-shared-text = a damaged workbook: in { $part }, the text of cell { $cell } is missing; expected an intact .xlsx workbook
sheet-part-sheet = a damaged workbook: in { $part }, the cells of sheet { $sheet } are missing; expected an intact .xlsx workbook
sheet-file-too-large = { $part } is larger than 256 MiB; expected a smaller sheet
sheet-file-make = the workbook cannot be made: { $error }
workbook-needs-out = a workbook has to be written to a file; expected --out FILE.xlsx
no-workbook = this command writes no workbook; expected another name after --out
fill-same = { $name } is the workbook itself; expected --in-place to fill it in (the old one is kept as .bak), or another name after --out
fill-elsewhere = --in-place writes into the workbook itself, not into { $name }; expected only one of them
fill-needs-workbook = --in-place fills in a workbook; expected the name of one workbook, and nothing else
fill-macros = { $name } contains macros; expected a name ending in .xlsm after --out, or no program will open it
fill-no-macros = { $name } contains no macros; expected a name ending in .xlsx after --out, or no program will open it
fill-beside = sheet { $sheet }: there is no room below the boards, so the answers are to the right of them
fill-sheet = sheet { $sheet }: there is no room next to the boards, so the answers are on the sheet { $to }
fill-formulas-kept = sheet { $sheet }: earlier answers whose formulas fill other cells too are kept; the new ones are on the sheet { $to }
fill-kept = { $count ->
    [one] { $cell } is kept as it was, without its answer
   *[other] { $cell } and others, { $count } cells, are kept as they were, without their answers
}
fill-formulas = the formulas are recalculated when the workbook is opened; until then it holds their old results
fill-signature = the workbook is signed; the signature is not valid for the new one
fill-several = { $count ->
    [one] 1 puzzle has multiple solutions, and the first is filled in: { $cells }
   *[other] { $count } puzzles have multiple solutions, and the first is filled in: { $cells }
}
fill-none = { $count ->
    [one] 1 puzzle has no solution: { $cells }
   *[other] { $count } puzzles have no solution: { $cells }
}
fill-backup = the original workbook is kept as { $name }
fill-no-backup = nothing was changed, since the original workbook cannot be kept: { $error }
table-goes-on = a sheet holds 1,048,576 rows; the table continues in sheet { $sheet }
table-cut = { $count ->
    [one] 1 text was cut
   *[other] { $count } texts were cut
} to the 32,767 characters that a cell holds; --output json writes all of it
