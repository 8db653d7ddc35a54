## Drawings
drawing-puzzle = Puzzle
drawing-half-solved = Half-solved board
drawing-full-grid = Full grid
drawing-two-solutions = Two solutions
drawing-named = { $drawing }: { $name }
draw-no-solution = no solution to draw; expected a puzzle that has one
draw-no-steps = { $status ->
    [multiple] several solutions
   *[other] no solution
}, so there are no steps to draw; expected a puzzle with exactly one
draw-several = several solutions; two of them are drawn
draw-needs-out = several puzzles are drawn into a file each; expected --out NAME.svg, which makes NAME-001.svg, NAME-002.svg and so on, or one puzzle
