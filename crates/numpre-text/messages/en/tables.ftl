## Parquet files.
table-not-parquet = not a Parquet file, although it is named like one; expected a Parquet file
table-truncated = the end of this Parquet file is missing; expected the complete file
table-damaged = a damaged Parquet file ({ $error }); expected an intact one
table-damaged-rows = a damaged Parquet file: row { $row } or one after it cannot be read ({ $error }); expected an intact one
table-unsupported = numpre cannot read this Parquet file ({ $error }); expected one without encryption, compressed with zstd, Snappy or gzip, or not at all
table-no-puzzles = none of the columns { $columns } holds puzzles by its name; expected one called puzzle
table-column-type = the column { $column } has the type { $type }; expected strings, or 81 uint8 numbers per row as a list or fixed-size binary
table-needs-feature = this numpre was built without Parquet; expected one from: cargo install numpre-cli --features table
parquet-needs-out = a Parquet file has to be written to a file; expected --out FILE.parquet
no-parquet = this command writes no Parquet file; expected another output, or another name after --out
error-cell-number = cell { $cell } has the value { $value }; expected 1 to 9, or 0 for a blank
