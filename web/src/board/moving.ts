/** Moves of the cursor. */
import { columnOf, rowOf } from '../rules/houses';

const STEPS: readonly (readonly [row: number, column: number])[] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

const within = (place: number): number => Math.min(8, Math.max(0, place));

/** The next cell in a direction (0 up, 1 right, 2 down, 3 left); it stops at the edge. */
export function next(cell: number, direction: number): number {
  const [row, column] = STEPS[direction] ?? [0, 0];
  return 9 * within(rowOf(cell) + row) + within(columnOf(cell) + column);
}

/** The first or last cell of the row. */
export const rowEnd = (cell: number, side: number): number => 9 * rowOf(cell) + (side < 0 ? 0 : 8);

/** One block up or down. */
export const blockAway = (cell: number, side: number): number =>
  9 * within(rowOf(cell) + 3 * side) + columnOf(cell);

/** All cells of the rectangle between two cells. */
export function rectangle(one: number, other: number): number[] {
  const between = (a: number, b: number) =>
    Array.from({ length: Math.abs(a - b) + 1 }, (_, index) => Math.min(a, b) + index);
  return between(rowOf(one), rowOf(other)).flatMap((row) =>
    between(columnOf(one), columnOf(other)).map((column) => 9 * row + column),
  );
}
