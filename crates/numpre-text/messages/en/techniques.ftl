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
technique-jellyfish = jellyfish
technique-negation = negation
technique-trial = trial and error
