## Input and output
argument = argument { $number }
standard-output = standard output
cannot-read = { $name }: cannot be read: { $error }; expected a file of puzzles
bad-file = { $name }: { $error }
no-such-file = { $name }: no such file; expected a puzzle of 81 cells, or a file of puzzles
is-a-directory = { $name }: is a directory; expected a puzzle or a file of puzzles
cannot-write = { $name }: cannot be written: { $error }
warning = warning: { $text }
more-messages = … and { $count } more messages like this: { $message }
sum-no-column = comments or columns of { $count ->
    [one] 1 puzzle have
   *[other] { $count } puzzles have
} no column here and are lost, first at { $place }; expected --output json, or --drop-extra
error-no-puzzle = no puzzle in it; expected at least one
error-neither = no puzzle ({ $error }), and no file is called "{ $argument }"
error-no-pattern = no pattern ({ $error }), and no file is called "{ $argument }"
error-no-step = { $count ->
    [0] there is no step { $asked }, for nothing is left to do; expected a board with blanks
    [one] there is no step { $asked }; expected 1, the only one
   *[other] there is no step { $asked }; expected 1 to { $count }
}
error-no-answer = no answer beside the puzzle; expected 81 cells more, parted by a space or a comma
error-no-partner = no answer to this puzzle: { $file } ends after { $count ->
    [one] 1 answer
   *[other] { $count } answers
}; expected one for every puzzle
error-no-puzzle-for = no puzzle to this answer: { $file } ends after { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}; expected one for every answer
cut-off = …
no-outputs = --output does not apply here, the command writes one form only; expected the command without it
messages-syntax = { $file }:{ $line }: not a message; expected NAME = TEXT, as Fluent has it
cannot-read-messages = { $name }: cannot be read: { $error }; expected a folder of messages
