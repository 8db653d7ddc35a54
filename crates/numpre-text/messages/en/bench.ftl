## Benchmarks
bench-engine = engine
bench-threads = threads
bench-puzzles = puzzles
bench-rate = puzzles/s
bench-mean = time/puzzle
bench-ratio = ratio
bench-calls = calls/puzzle
bench-plot = { $count ->
    [one] puzzles per second, { $count } puzzle
   *[other] puzzles per second, { $count } puzzles
}
needs-feature = { $what } needs the feature { $feature }, which this build of numpre lacks; expected a build with it, from cargo install numpre-cli --features { $feature }
bench-no-peer = cannot use the comparison solver: { $error }
peer-not-named = { $variable } is not set; expected the file of a shared library
peer-library = { $name }: cannot be loaded ({ $error }); expected a shared library
peer-function = the library has no function { $name } ({ $error }); expected one with tdoku's C interface
bench-not-reached = { $engine } on { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
}: { $left } of { $total } puzzles not solved within { $seconds } s
bench-not-ended = { $engine }: { $count ->
    [one] 1 search was not finished within { $calls } calls and is not counted
   *[other] { $count } searches were not finished within { $calls } calls and are not counted
}
bench-compared = the ratio of { $engine } to { $other } is based on { $count ->
    [one] the 1 puzzle
   *[other] the { $count } puzzles
} that both solved
bench-nothing-to-draw = no search was finished, so there is nothing to draw
bench-no-drawing = the speeds cannot be drawn
bench-disagrees = { $engine } and { $other } disagree on { $count ->
    [one] 1 puzzle: { $puzzle }
   *[other] { $count } puzzles; the first is { $puzzle }
}
