## Drawings
drawing-puzzle = Puzzle
drawing-half-solved = Half-solved board
drawing-full-grid = Full grid
drawing-two-solutions = Two solutions
drawing-named = { $drawing }: { $name }
draw-no-solution = no solution to draw; expected a puzzle that has one
draw-no-steps = { $status ->
    [multiple] multiple solutions
   *[other] no solution
}, so there are no steps to draw; expected a puzzle with exactly one solution
draw-several = multiple solutions; two of them are drawn
draw-needs-out = each puzzle is drawn into a file of its own; expected --out NAME.svg for NAME-001.svg, NAME-002.svg and so on, or a single puzzle
