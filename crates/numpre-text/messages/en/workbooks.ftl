## Workbooks
sheet-time = solved in
sheet-seconds = seconds
sheet-clues = clues
sheet-no-puzzle = no puzzle here; expected 1 to 9 and blanks in B4:J12, a board with empty cells around it, or a column of 81-character texts
sheet-several-blocks = the board may begin here or at { $other }; expected it at B4, lines around its cells, or a digit in its first and last rows and columns
sheet-cell = { $found }; expected 1 to 9 or an empty cell
sheet-cell-unknown = neither a digit nor empty; expected 1 to 9 or an empty cell
sheet-formula = a formula without a stored result; expected a value (open and save the workbook once in a spreadsheet program)
sheet-reference = no cell of a sheet is called '{ $found }'; expected A1 to XFD1048576
sheet-too-many-cells = the sheet holds more than { $limit } numbers; expected puzzles
sheet-number = a number, which has lost its leading zeros and last digits; expected the 81 characters as text
sheet-text = character { $column }: { $error }
sheet-file-no-archive = a damaged workbook, or none; expected an .xlsx workbook
sheet-file-no-workbook = a ZIP archive without a workbook in it; expected an .xlsx workbook
sheet-file-old = an old .xls workbook, or one with a password; expected .xlsx without a password (save it as such)
sheet-file-part = a damaged workbook: { $part } cannot be read; expected an .xlsx workbook
sheet-file-too-large = { $part } has more than 256 MiB; expected a smaller sheet
sheet-file-make = no workbook can be made of this: { $error }
workbook-needs-out = a workbook needs a file to go to; expected --out FILE.xlsx
no-workbook = this command writes no workbook; expected another name after --out
out-is-workbook = { $name } is the name of a workbook; expected --output xlsx, or another name after --out
convert-to-workbook = the name after --out is that of a workbook; expected --to xlsx, or another name
fill-same = { $name } is the workbook itself; expected --in-place to fill it in (the old one is kept as .bak), or another name after --out
fill-elsewhere = --in-place writes into the workbook itself, not into { $name }; expected one or the other
fill-needs-workbook = --in-place fills in a workbook; expected the name of one, and nothing else
fill-macros = { $name } holds macros; expected a name that ends in .xlsm after --out, or no program opens it
fill-no-macros = { $name } holds no macros; expected a name that ends in .xlsx after --out, or no program opens it
fill-beside = sheet { $sheet }: below the boards there is no room; the answers stand to the right of them
fill-sheet = sheet { $sheet }: beside the boards there is no room; the answers stand on the sheet { $to }
fill-kept = { $count ->
    [one] { $cell } is kept as it was, and its answer not filled in
   *[other] { $cell } and others, { $count } cells, are kept as they were, and their answers not filled in
}
fill-formulas = the formulas are computed anew when the workbook is opened; until then their stored results are the old ones
fill-signature = the workbook is signed; the signature does not hold for the new one
fill-several = { $count ->
    [one] 1 puzzle has several solutions, and the first is filled in: { $cells }
   *[other] { $count } puzzles have several solutions, and the first is filled in: { $cells }
}
fill-none = { $count ->
    [one] 1 puzzle has no solution: { $cells }
   *[other] { $count } puzzles have no solution: { $cells }
}
fill-backup = the workbook as it was is { $name }
fill-no-backup = nothing was changed, for the workbook cannot be kept as it was: { $error }
table-goes-on = a sheet holds 1,048,576 rows; the table goes on in sheet { $sheet }
table-cut = { $count ->
    [one] 1 text was cut
   *[other] { $count } texts were cut
} to the 32,767 characters that a cell holds; expected --output json for all of it
