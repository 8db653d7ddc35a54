## The hypothesis
hypothesis-title = Hypothesis of 1999: do Enclosure and Negation solve every puzzle?
hypothesis-reading = negation
hypothesis-solves = solves
hypothesis-once = by one proof
hypothesis-rounds-of = rounds needed
hypothesis-depth = depth needed
hypothesis-deeper = deeper than { $deepest }
hypothesis-literal = literal over C6
hypothesis-general = general over C6
hypothesis-literal-enclosure = literal over Enclosure(1-8)
hypothesis-general-enclosure = general over Enclosure(1-8)
hypothesis-fallen = Of rank 8: { $all }; the general reading over C6 solves { $fallen } of them.
hypothesis-counterexamples = Counterexamples to both readings: { $count }
hypothesis-more = … and { $count } more; --output line lists all of them
journal-unreadable = { $name }:{ $line }: not a line of a journal; expected another file, or one that --journal has written
journal-depth = { $name }: was written for --depth { $found }; expected { $asked }, or another file
