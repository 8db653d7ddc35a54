/**
 * The only rule of the game in TypeScript: the cells of each house. Cells are numbered from 0, row
 * by row; houses from 0: rows, columns, blocks. A test compares them with the engine.
 */

/** A row, column or block. */
export type HouseKind = 'row' | 'column' | 'block';

/** A house: its kind, its number from 1, and its cells. */
export interface House {
  readonly kind: HouseKind;
  readonly number: number;
  readonly cells: readonly number[];
}

/** Returns the numbers from 0 to `count` − 1. */
export const range = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index);

/** All 81 cells. */
export const CELLS: readonly number[] = range(81);

export const rowOf = (cell: number): number => Math.floor(cell / 9);
export const columnOf = (cell: number): number => cell % 9;
export const blockOf = (cell: number): number =>
  3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);

const house = (kind: HouseKind, of: (cell: number) => number) => (index: number) => ({
  kind,
  number: index + 1,
  cells: CELLS.filter((cell) => of(cell) === index),
});

/** All 27 houses. */
export const HOUSES: readonly House[] = [
  ...range(9).map(house('row', rowOf)),
  ...range(9).map(house('column', columnOf)),
  ...range(9).map(house('block', blockOf)),
];

/** The houses of each cell: its row, column and block. */
const HOUSES_OF: readonly (readonly House[])[] = CELLS.map((cell) =>
  HOUSES.filter((one) => one.cells.includes(cell)),
);

/** The 20 peers of each cell: the other cells of its houses. */
const PEERS: readonly (readonly number[])[] = CELLS.map((cell) =>
  CELLS.filter(
    (other) => other !== cell && HOUSES_OF[cell]?.some((one) => one.cells.includes(other)),
  ),
);

export const housesOf = (cell: number): readonly House[] => HOUSES_OF[cell] ?? [];
export const peersOf = (cell: number): readonly number[] => PEERS[cell] ?? [];
