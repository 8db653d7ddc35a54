/**
 * The cells that a symmetry maps onto each other. The page computes them itself, so that a drag is
 * completed at once. A test compares them with the engine.
 */
import { columnOf, rowOf } from '../rules/houses';

type Place = readonly [row: number, column: number];
type Move = (place: Place) => Place;

const turned: Move = ([row, column]) => [8 - row, 8 - column];
const leftRight: Move = ([row, column]) => [row, 8 - column];
const topBottom: Move = ([row, column]) => [8 - row, column];
const diagonal: Move = ([row, column]) => [column, row];
const otherDiagonal: Move = ([row, column]) => [8 - column, 8 - row];
const quarter: Move = ([row, column]) => [column, 8 - row];
const threeQuarters: Move = ([row, column]) => [8 - column, row];

const MOVES = {
  point: [turned],
  none: [],
  vertical: [leftRight],
  horizontal: [topBottom],
  diagonal: [diagonal],
  antidiagonal: [otherDiagonal],
  rotate: [turned, quarter, threeQuarters],
  full: [turned, leftRight, topBottom, diagonal, otherDiagonal, quarter, threeQuarters],
} as const satisfies Record<string, readonly Move[]>;

export type SymmetryName = keyof typeof MOVES;

/** The names of the symmetries in the engine, the usual one first. */
export const SYMMETRIES = Object.keys(MOVES) as readonly SymmetryName[];

/** Returns the symmetry with this name; `none` if there is none. */
export const symmetryNamed = (name: string): SymmetryName =>
  SYMMETRIES.find((one) => one === name) ?? 'none';

/**
 * Returns a cell with its images, each once. Under `rotate` (by 90°) the images of r1c2 are r9c8,
 * r2c9 and r8c1.
 */
export function orbit(symmetry: SymmetryName, cell: number): readonly number[] {
  const images = MOVES[symmetry].map((move: Move) => {
    const [row, column] = move([rowOf(cell), columnOf(cell)]);
    return 9 * row + column;
  });
  return [...new Set([cell, ...images])];
}

/** Returns the cells with all their images. */
export const completed = (symmetry: SymmetryName, cells: Iterable<number>): ReadonlySet<number> =>
  new Set([...cells].flatMap((cell) => orbit(symmetry, cell)));

/** Returns the cells after one cell and its images are painted or erased. */
export function painted(
  cells: ReadonlySet<number>,
  symmetry: SymmetryName,
  cell: number,
  isOn: boolean,
): ReadonlySet<number> {
  const next = new Set(cells);
  for (const image of orbit(symmetry, cell)) {
    if (isOn) next.add(image);
    else next.delete(image);
  }
  return next;
}
