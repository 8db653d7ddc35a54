## Generated puzzles
made-puzzle = seed { $seed }, puzzle { $index }
tries = { $count ->
    [one] 1 try
   *[other] { $count } tries
}
minimal = minimal
not-minimal = not minimal
not-found = not found
nearest = the nearest
nearest-is = the nearest: rank { $rank }, { $clues }, { $minimal }: { $puzzle }
nearest-none = none looked at had exactly one solution
remark-not-found = puzzle { $index }: not found { $reason ->
    [timeout] in time, after { $tries }
   *[other] in { $tries }
}, which does not prove that there is none; { $nearest }
pattern-outlook = the pattern: none of { $grids } random full grids has exactly one solution there (the fewest: { $fewest }); it may take long, or there may be no such puzzle
no-more-classes = no more than { $count } of different classes: a thousand isomorphs came one after the other
not-written = { $name }: not written, since the run ended early
not-written-but = { $name }: not written, since the run ended early; --keep-partial keeps what is finished
kept = { $name }: incomplete; it holds what was finished before the run ended
threads-short = only { $worked } of { $wanted } threads could be started
program-error = an error in numpre itself, at { $place }; please report it (RUST_BACKTRACE=1 shows more)
goes-on = stopped; --seed { $seed } --start { $start } --count { $count } goes on from here

## Grids
made-grid = seed { $seed }, grid { $index }
seed = seed { $seed }
beyond-indices = --start and --count go beyond the last grid of a seed; expected their sum below 2^64
