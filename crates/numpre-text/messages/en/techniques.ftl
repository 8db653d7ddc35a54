# The names of techniques.

technique-full-house = full house
technique-naked-single = naked single
technique-hidden-single = hidden single
technique-locked-candidates = locked candidates
technique-naked-pair = naked pair
technique-hidden-pair = hidden pair
technique-naked-triple = naked triple
technique-hidden-triple = hidden triple
technique-naked-quad = naked quad
technique-hidden-quad = hidden quad
technique-x-wing = X-wing
technique-swordfish = swordfish
technique-finned-x-wing = finned X-wing
technique-sashimi-x-wing = sashimi X-wing
technique-remote-pair = remote pair
technique-simple-colouring = simple colouring
technique-multi-colouring = multi-colouring
technique-medusa = 3D Medusa
technique-jellyfish = jellyfish
technique-finned-swordfish = finned swordfish
technique-sashimi-swordfish = sashimi swordfish
technique-skyscraper = skyscraper
technique-two-string-kite = two-string kite
technique-turbot-fish = turbot fish
technique-empty-rectangle = empty rectangle
technique-xy-wing = XY-wing
technique-w-wing = W-wing
technique-x-chain = X-chain
technique-xy-chain = XY-chain
technique-aic = AIC
technique-grouped-x-chain = grouped X-chain
technique-grouped-aic = grouped AIC
technique-finned-jellyfish = finned jellyfish
technique-sashimi-jellyfish = sashimi jellyfish
technique-franken-fish = Franken fish
technique-mutant-fish = mutant fish
technique-negation = negation
technique-trial = trial and error

# Other names.
also-hidden-single = pinned digit
also-locked-candidates = pointing, claiming, intersection removal
also-turbot-fish = crane
also-xy-wing = Y-wing
also-simple-colouring = simple colours
also-multi-colouring = multi colours
also-x-chain = X-cycle
also-aic = alternating inference chain, nice loop

# The classes of techniques, by how much a player has to know.
class-basic = basic
class-intermediate = intermediate
class-advanced = advanced
class-extreme = extreme

# Names that only the rating of Sudoku Explainer uses.
technique-direct-locked-candidates = direct locked candidates
technique-direct-hidden-pair = direct hidden pair
technique-direct-hidden-triple = direct hidden triple
technique-xyz-wing = XYZ-wing
technique-unique-loop = unique rectangle or loop
technique-bug = BUG
technique-aligned-pair-exclusion = aligned pair exclusion
technique-forcing-chain = forcing chain or cycle
technique-aligned-triple-exclusion = aligned triple exclusion
technique-nishio = Nishio
technique-multiple-forcing-chains = multiple forcing chains
technique-dynamic-forcing-chains = dynamic forcing chains
technique-dynamic-forcing-chains-plus = dynamic forcing chains with patterns
technique-nested-forcing-chains = nested forcing chains
technique-nested-multiple-forcing-chains = nested multiple forcing chains
technique-nested-dynamic-forcing-chains = nested dynamic forcing chains
technique-doubly-nested-forcing-chains = doubly nested forcing chains
