## Orders that no puzzle meets
refusal-no-rank = no rank is from { $lowest } to { $highest }; expected the lower one first
refusal-no-clue-count = no number of clues is from { $fewest } to { $most }; expected the lower one first
refusal-too-few-clues = { $most } clues at most; expected 17 or more, for fewer never have just one solution
refusal-too-many-clues = { $fewest } clues at least; expected 81 or fewer, the cells of a board
refusal-not-in-orbits = the symmetry { $symmetry } gives cells that belong together all at once, and none add up to { $clues } clues; expected another number, or a range
refusal-pattern-clues = the pattern has { $cells } cells; expected { $clues }, the clues asked for
refusal-pattern-too-few = the pattern has { $cells } cells; expected 17 or more, for fewer never have just one solution
refusal-pattern-symmetry = the pattern does not have the symmetry { $symmetry }: it has { $cell }, but not all its images; expected another symmetry, or none
refusal-pattern-two-empty = the pattern leaves { $one } and { $other } empty, which could change places in any solution; expected a given in one of them
refusal-minimal-full-house = the pattern gives all of { $house }; expected a blank there, for a minimal puzzle gives no house whole
refusal-minimal-too-many-clues = { $fewest } clues at least; expected 72 or fewer, for a minimal puzzle gives no house whole
number-range = { $first } to { $last }
