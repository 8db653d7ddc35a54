/**
 * An example of a step, for the front door and the first lesson: in block 3, only r1c9 can be 3. A
 * test compares it with the step that the engine finds on this board.
 *
 *       c4   c5   c6    c7   c8   c9
 *   r1   1    2    9  |  x    7   (3)     (3) is the target
 *   r2   8    5   [3] |  2    x    9      [3] keeps 3 out of the cells with x
 *   r3   6    7    4  |  x    8    x      r3c1 has the third 3
 *   r4   .    .    .  | [3]   5    .
 */
export const GIVENS = [
  '.....9.7.',
  '.1..5.2..',
  '3..6.4.8.',
  '92....35.',
  '.........',
  '.65....94',
  '.5.2.8..7',
  '..8.1..3.',
  '.4.9.....',
].join('');

export const PLACED = [
  '58.12....',
  '...8.3..9',
  '.9..7....',
  '.........',
  '.3..9....',
  '...3.2...',
  '.........',
  '.........',
  '.........',
].join('');

export const DIGIT = 3;
/** The cell that gets the digit. */
export const TARGET = 8;
/** The cells that keep the digit out of others, each with the last cell of its line. */
export const SOURCES = [
  [14, 17],
  [18, 26],
  [33, 6],
] as const;
/** The cells of the block that cannot be the digit. */
export const BARRED = [6, 16, 24, 26] as const;
