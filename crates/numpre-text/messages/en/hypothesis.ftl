## The hypothesis
hypothesis-title = Hypothesis of 1999: do Enclosure and Negation solve every puzzle?
hypothesis-reading = negation
hypothesis-solves = solved
hypothesis-once = one proof suffices
hypothesis-rounds-of = rounds needed
hypothesis-depth = depth needed
hypothesis-deeper = more than { $deepest }
hypothesis-literal = literal over C6
hypothesis-general = general over C6
hypothesis-literal-enclosure = literal over Enclosure(1–8)
hypothesis-general-enclosure = general over Enclosure(1–8)
hypothesis-fallen = { $all } of rank 8; the general reading over C6 solves { $fallen } of them.
hypothesis-counterexamples = Counterexamples to both readings: { $count }
hypothesis-more = … and { $count } more; --output line lists them all
journal-unreadable = { $name }:{ $line }: not a line of a journal; expected a file that --journal wrote, or a new one
journal-depth = { $name }: written for --depth { $found }; expected one for --depth { $asked }, or another file
