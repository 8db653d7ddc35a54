import { HOUSES, type House } from '../rules/houses';
import type { CellState } from './cell';
import { DIGITS } from '../rules/digits';

/** A digit that appears more than once in a house. */
export interface Clash {
  readonly house: House;
  readonly digit: number;
  readonly cells: readonly number[];
}

export function clashesOf(cells: readonly CellState[]): Clash[] {
  return HOUSES.flatMap((house) =>
    DIGITS.flatMap((digit) => {
      const found = house.cells.filter((cell) => cells[cell]?.digit === digit);
      return found.length > 1 ? [{ house, digit, cells: found }] : [];
    }),
  );
}

export const isFull = (cells: readonly CellState[]): boolean =>
  cells.every((state) => state.digit !== 0);

/** Returns whether the puzzle is solved: all cells are filled, and no digits clash. */
export const isSolved = (cells: readonly CellState[]): boolean =>
  isFull(cells) && clashesOf(cells).length === 0;

/** Returns the number of each digit that is still missing, never below 0; index 0 is unused. */
export function missing(cells: readonly CellState[]): number[] {
  const counts = [0, ...DIGITS.map(() => 9)];
  for (const { digit } of cells)
    if (digit > 0) counts[digit] = Math.max(0, (counts[digit] ?? 0) - 1);
  return counts;
}
