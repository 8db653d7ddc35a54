## The judge of steps
sound = Checked by the rules alone: { $count ->
    [one] the step is sound.
   *[other] all { $count } steps are sound.
}
unsound = { $place } is not sound: { $fault }
fault-step = step { $number }
fault-end = the final board
fault-within = { ", within it " }
fault-wrong-shape = it does not have the form of its technique (rows, columns, blocks, cells, digits)
fault-condition-fails = the conditions of its technique do not hold
fault-not-unique = it needs a puzzle with one solution, but the givens do not single out one
fault-does-not-follow = its conclusion does not follow
fault-already-gone = it changes nothing, or removes a candidate that is already gone
fault-not-allowed-inside = its technique is not allowed inside this line of reasoning
fault-wrong-assumption = its assumption is not the opposite of its conclusion
fault-no-contradiction = the contradiction does not hold
fault-wrong-premises = it does not follow from the lines it refers to
fault-not-solved = it is not a solution
