## Input and output
argument = argument { $number }
standard-output = standard output
cannot-read = { $name }: cannot be read ({ $error }); expected a file of puzzles
bad-file = { $name }: { $error }
no-such-file = { $name }: no such file; expected a puzzle of 81 cells, or a file of puzzles
is-a-directory = { $name }: is a folder; expected a puzzle or a file of puzzles
no-puzzle-files = { $name }: this folder holds no file of puzzles; expected files whose names end in { $endings }, directly in it
temporary-file = the temporary file
empty-argument = an argument is empty; expected a puzzle of 81 cells, or a file of puzzles
cannot-write = { $name }: cannot be written ({ $error })
warning = warning: { $text }
warning-encoding = not UTF-8; read as { $encoding }{ $sure ->
    [yes] { "" }
   *[no] , the likeliest encoding; expected another --encoding if that is wrong
}
more-messages = … and { $count ->
    [one] 1 more message
   *[other] { $count } more messages
} like this: { $message }
sum-no-column = the comments or columns of { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} have no column here and are lost, first at { $place }; expected --output json to keep them all, or --drop-extra
error-no-puzzle = it holds no puzzle; expected at least one
sum-no-rank = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} without exactly one solution, and so without a rank, left out, first at { $place }
sum-not-rated = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} not rated within --timeout, first at { $place }
error-neither = "{ $argument }" is not a puzzle ({ $error }), and there is no file of that name
error-no-pattern = "{ $argument }" is not a pattern ({ $error }), and there is no file of that name
error-no-step = { $count ->
    [0] there is no step { $asked }, since nothing is left to do; expected a board with blanks
    [one] there is no step { $asked }; expected 1, the only step
   *[other] there is no step { $asked }; expected 1 to { $count }
}
error-no-answer = no answer next to the puzzle; expected 81 more cells, separated by a space or a comma
error-no-partner = no answer to this puzzle: { $file } ends after { $count ->
    [one] 1 answer
   *[other] { $count } answers
}; expected one for every puzzle
error-no-puzzle-for = no puzzle for this answer: { $file } ends after { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}; expected one for every answer
cut-off = …
out-is-input = { $name } is also an input, and writing it would replace what is read; expected another name after --out
out-other-form = { $name } is the name of { $form }; expected { $expected }
out-expected-option = { $option }, or another name after --out
out-expected-name = another name after --out, such as { $name }
form-text = a plain text file
form-csv = a CSV table
form-json = a JSON file
form-workbook = a workbook
form-macro-workbook = a workbook with macros
form-svg = an SVG picture
form-parquet = a Parquet file
form-other = a kind of file that numpre does not write
reads-keyboard = reading from the keyboard; { $key } ends the input
messages-syntax = { $file }:{ $line }: not a message; expected NAME = TEXT, in Fluent's syntax
cannot-read-messages = { $name }: cannot be read ({ $error }); expected a folder of messages
