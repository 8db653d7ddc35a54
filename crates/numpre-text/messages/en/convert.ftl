## Conversion
sum-moved-along = the canonical form uses the givens only; candidates and placed digits of { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} were moved along, first at { $place }
sum-lost-candidates = the candidates of { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} cannot be expressed in this format and are lost, first at { $place }
sum-lost-blanks = blanks with one candidate left in { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} became givens, since this format does not distinguish them, first at { $place }
sum-lost-placed = the placed digits of { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} became givens, since this format does not distinguish them, first at { $place }
sum-lost-answer = the answers of { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} cannot be expressed in this format and are lost, first at { $place }
sum-lost-extra = the comments or other columns of { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} cannot be expressed in this format and are lost, first at { $place }
