/**
 * Which cells a symmetry gives together: geometry of the page's own, so that a drag is completed at
 * once. A test compares it with the engine.
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

/** By the engine's names, the usual one first. */
export const SYMMETRIES = Object.keys(MOVES) as readonly SymmetryName[];

/** A cell and its images. */
export function orbit(symmetry: SymmetryName, cell: number): readonly number[] {
  const images = MOVES[symmetry].map((move: Move) => {
    const [row, column] = move([rowOf(cell), columnOf(cell)]);
    return 9 * row + column;
  });
  return [...new Set([cell, ...images])];
}

/** The cells with everything that the symmetry adds to them. */
export const completed = (symmetry: SymmetryName, cells: Iterable<number>): ReadonlySet<number> =>
  new Set([...cells].flatMap((cell) => orbit(symmetry, cell)));

/** The cells after painting one and its images, or rubbing them out. */
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
