## Data sets
dataset-usage = the files or options of this action are wrong; expected { $line }
dataset-other-option = { $option } has no meaning for dataset { $action }; expected it without
dataset-needs-out = a data set needs a folder; expected --out DIR
dataset-cannot-read = { $name }: cannot be read ({ $error })
dataset-bad-table = { $name }: { $reason }
dataset-other-bytes = { $name }: the SHA-256 is { $found }; expected { $expected }, as the configuration says
dataset-refused = part { $part }: { $reason }
dataset-exhausted = part { $part } has no more puzzles: { $found } of { $wanted } for { $split }, { $all } for all splits, after { $tried } indices
dataset-occupied = { $name }: the folder is not empty; expected an empty or new one, or --resume to continue in it
dataset-other-plan = { $name }: the folder belongs to another configuration, other input files or another version; expected another folder
dataset-damaged = { $place }: this file was changed and cannot be read back; expected it as numpre wrote it
dataset-no-parquet = the layout parquet needs the feature table, which this numpre was built without; expected the layouts csv, npy or trm
dataset-no-shards = there are no such shards; expected a range within 0..{ $last }
dataset-goes-on = Stopped. Whatever is finished stays; to continue, give the same command with --resume: { $name }
dataset-made = { $name }: { $rows ->
    [one] { $rows } puzzle
   *[other] { $rows } puzzles
} in { $files } files, { $megabytes } MB
dataset-made-shards = { $name }: shards { $first }..{ $last } of 0..{ $all } are finished
dataset-stage-make = Making puzzles: { $done } of { $all }
dataset-stage-select = Selecting puzzles: part { $done } of { $all }
dataset-stage-write = Writing rows: { $done } of { $all }
dataset-head-part = part
dataset-head-rows = rows
dataset-head-bytes = bytes
dataset-head-hours = core-hours
dataset-head-all = all
dataset-shards = { $count ->
    [one] { $count } shard
   *[other] { $count } shards
}
dataset-verified = { $files } files, { $rows } rows checked: { $faults ->
    [0] everything is right
    [one] { $faults } fault
   *[other] { $faults } faults
}
dataset-fault-unreadable = cannot be read: { $reason }
dataset-fault-bytes = the bytes are not those of the manifest
dataset-fault-rows = { $found } rows; expected { $expected }
dataset-fault-text = the rows are not those of the manifest
dataset-fault-no-solution = the puzzle has no solution
dataset-fault-multiple-solutions = the puzzle has multiple solutions
dataset-fault-wrong-solution = the solution is not that of the puzzle
dataset-fault-wrong-rank = rank { $said }; expected { $is }
dataset-fault-class-in-two-splits = an isomorph of the puzzle is in { $other } too
dataset-fault-grid-class-in-two-splits = an isomorph of the solution is in { $other } too
dataset-fault-not-once = the solution class occurs more than once

## Configurations
config-syntax = no TOML: { $message }
config-unknown-key = unknown key { $key }; expected { $nearest }, or another known key
config-unknown-split = there is no split { $key }; expected { $nearest }, or another split of [split]
config-missing-key = the key { $key } is missing
config-value = { $key } is { $found }; expected { $expected }
config-expected-text = text in quotes
config-expected-name = 1 to 80 letters, digits, “-”, “_” or “.”
config-expected-whole = a whole number from { $least } to { $most }
config-expected-flag = true or false
config-expected-share = a number from 0 to 1
config-expected-sum = shares with the sum 1
config-expected-range = a number from { $least } to { $most }, or a range such as "{ $least }..{ $most }"
config-expected-one-of = one of { $names }
config-expected-list-of = a list of names among { $names }
config-expected-list = a list in square brackets
config-expected-table = a table
config-expected-files = a list of file names, or of tables with path and sha256
config-expected-sha256 = 64 hexadecimal digits
config-expected-pattern = a pattern of 81 cells
config-expected-template = a name with { $keys }
config-expected-in-each = this key in each only
config-expected-other-name = a name that no other part has
config-expected-no-count = 0, because the share of this split is 0
config-expected-one-origin = either request or files
config-expected-compression = zstd:1 to zstd:22
config-expected-parquet = the layout parquet, because only it has the columns of steps

## Audits
audit-puzzles = { $count } puzzles: { $classes } classes of puzzles, { $grids } classes of solutions
audit-ranks = ranks: { $ranks }
audit-clues = clues: { $fewest } to { $most }
audit-unreadable = { $count } cannot be read
audit-multiple = { $count } with multiple solutions
audit-none = { $count } without a solution
audit-wrong-answer = { $count } with an answer that is not the solution
audit-made-up = The files have no splits. What follows is for a split of 90% train and 10% test by the class of each puzzle.
audit-split = { $split }: { $count } puzzles, { $classes } classes of puzzles, { $grids } classes of solutions; { $repeated } repeated, { $isomorphs } isomorphs of others
audit-pair = of the { $count } puzzles of { $second }, in { $first } are:
audit-same = the same puzzle: { $count } ({ $percent }%)
audit-class = an isomorph of the puzzle: { $count } ({ $percent }%)
audit-grid-class = an isomorph of the solution: { $count } ({ $percent }%)
audit-near-copy = a near-copy, two cells apart at most: { $count } ({ $percent }%)

## Scores
score-head = group
score-head-puzzles = puzzles
score-head-exact = exact
score-head-margin = 95%
score-head-blanks = blanks right
score-head-changed = givens changed
score-head-missing = missing
score-rank = rank { $rank }
score-clues = { $clues } clues
score-unused = { $count } answers to puzzles that this protocol does not score
