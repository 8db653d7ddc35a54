## Generated puzzles
made-puzzle = seed { $seed }, puzzle { $index }
made-needs = Needs: { $technique }
tries = { $count ->
    [one] 1 try
   *[other] { $count } tries
}
minimal = minimal
not-minimal = not minimal
not-found = not found
nearest = the closest
nearest-is = the closest was of rank { $rank }{ $ratings }, { $clues }, { $minimal }: { $puzzle }
nearest-se = , ER { $er }
nearest-hodoku = , HoDoKu level { $level } (score { $score })
nearest-none = no puzzle tried had exactly one solution
remark-not-found = puzzle { $index }: not found { $reason ->
    [timeout] in time, after { $tries }
   *[other] in { $tries }
}, which does not prove that there is none; { $nearest }
pattern-outlook = this pattern may have no puzzle: filled from { $grids } random full grids, it had at least { $fewest } solutions each time; the search may take long
no-more-classes = only { $count ->
    [one] 1 essentially different puzzle
   *[other] { $count } essentially different puzzles
} found (then 1,000 isomorphs, one after another)
not-written = { $name }: not written, since the run ended early
not-written-but = { $name }: not written, since the run ended early; --keep-partial would keep what is finished
kept = { $name }: incomplete; it holds what was finished before the run ended
threads-short = only { $worked } of { $wanted } threads could be started
program-error = an error in numpre itself, at { $place }; please report it (RUST_BACKTRACE=1 shows more)
goes-on = stopped; continue with --seed { $seed } --start { $start } --count { $count }

## Grids
made-grid = seed { $seed }, grid { $index }
seed = seed { $seed }
beyond-indices = --start and --count go beyond the last index of a seed; expected a sum below 2^64
