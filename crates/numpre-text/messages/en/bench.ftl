## Benchmarks
bench-engine = engine
bench-threads = threads
bench-puzzles = puzzles
bench-rate = puzzles/s
bench-mean = time/puzzle
bench-ratio = ratio
bench-calls = calls/puzzle
bench-plot = { $count ->
    [one] puzzles a second, { $count } puzzle
   *[other] puzzles a second, { $count } puzzles
}
needs-feature = { $what } needs the feature { $feature }, which this numpre was built without; install one with it: cargo install numpre-cli --features { $feature }
bench-no-peer = the peer takes no part: { $error }
peer-not-named = { $variable } is not set; expected the file of a shared library
peer-library = { $name }: cannot be loaded: { $error }
peer-function = the library has no function { $name }: { $error }
bench-not-reached = { $engine } on { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
}: { $left } of { $total } puzzles not solved within { $seconds } s
bench-not-ended = { $engine }: { $count ->
    [one] 1 search
   *[other] { $count } searches
} not ended within { $calls } calls, and not counted
bench-compared = the ratio of { $engine } to { $other } is over { $count ->
    [one] the 1 puzzle
   *[other] the { $count } puzzles
} that both solved
bench-nothing-to-draw = no search ended; expected at least one to draw
bench-no-drawing = the speeds cannot be drawn
bench-disagrees = { $engine } disagrees with { $other } on { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}, first on { $puzzle }
