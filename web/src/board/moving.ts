/** Moves of the cursor between cells. */
import { columnOf, rowOf } from '../rules/houses';

const STEPS: readonly (readonly [row: number, column: number])[] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

const within = (place: number): number => Math.min(8, Math.max(0, place));

/**
 * Returns the next cell in a direction (0 up, 1 right, 2 down, 3 left), or the same cell at the
 * edge of the board.
 */
export function next(cell: number, direction: number): number {
  const [row, column] = STEPS[direction] ?? [0, 0];
  return 9 * within(rowOf(cell) + row) + within(columnOf(cell) + column);
}

/** Returns the first cell of the row if `side` is negative, else the last. */
export const rowEnd = (cell: number, side: number): number => 9 * rowOf(cell) + (side < 0 ? 0 : 8);

/** Returns the cell one block up (`side` −1) or down (1), stopping at the edge of the board. */
export const blockAway = (cell: number, side: number): number =>
  9 * within(rowOf(cell) + 3 * side) + columnOf(cell);

/** Returns all cells of the rectangle between two opposite corners. */
export function rectangle(one: number, other: number): number[] {
  const between = (a: number, b: number) =>
    Array.from({ length: Math.abs(a - b) + 1 }, (_, index) => Math.min(a, b) + index);
  return between(rowOf(one), rowOf(other)).flatMap((row) =>
    between(columnOf(one), columnOf(other)).map((column) => 9 * row + column),
  );
}
