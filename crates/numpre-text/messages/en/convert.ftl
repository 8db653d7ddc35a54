## Conversion
sum-moved-along = only the givens are the least of their class in { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}: candidates and placed digits were moved along, first at { $place }
sum-lost-candidates = candidates lost in { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}, which this format cannot express, first at { $place }
sum-lost-placed = placed digits became givens in { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}, first at { $place }
sum-lost-answer = answers lost in { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}, which this format cannot express, first at { $place }
sum-lost-extra = comments or other columns lost in { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}, which this format cannot express, first at { $place }
