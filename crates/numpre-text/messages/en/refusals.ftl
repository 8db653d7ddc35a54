## Orders that no puzzle meets
refusal-no-rank = empty rank range { $lowest }..{ $highest }; expected the lower rank first
refusal-no-clue-count = empty range of clue counts { $fewest }..{ $most }; expected the lower count first
refusal-too-few-clues = at most { $most } clues is too few; expected 17 or more, since fewer never give a unique solution
refusal-too-many-clues = at least { $fewest } clues is too many; expected 81 or fewer, the number of cells
refusal-not-in-orbits = { $clues } clues cannot be split into whole groups of the symmetry { $symmetry }; expected another clue count, or a range
refusal-pattern-clues = the pattern has { $cells } cells; expected { $clues }, the clue count asked for
refusal-pattern-too-few = the pattern has { $cells } cells; expected 17 or more, since fewer never give a unique solution
refusal-pattern-symmetry = the pattern does not have the symmetry { $symmetry }: it has { $cell }, but not all cells symmetric to it; expected another symmetry, or none
refusal-pattern-two-empty = the pattern leaves { $one } and { $other } empty, which can be swapped in any solution, so none is unique; expected a given in one of them
refusal-rank-too-many-clues = at least { $fewest } clues is too many for this rank: naked singles solve every puzzle with 9 blanks or fewer, which is rank 1; expected 71 clues or fewer, or rank 1
refusal-minimal-full-house = the pattern fills all of { $house }, but in a minimal puzzle no row, column or block is full of givens; expected a blank there
refusal-minimal-too-many-clues = at least { $fewest } clues is too many for a minimal puzzle; expected 72 or fewer
number-range = { $first } to { $last }
