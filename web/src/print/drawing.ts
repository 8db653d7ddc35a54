/**
 * The drawing of a grid, in millimetres from its upper left corner: lines as paths, and digits with
 * their places.
 */
import { candidatePlace, DIGIT_HEIGHT } from '../board/geometry';
import { CELLS, columnOf, peersOf, range, rowOf } from '../rules/houses';
import { DIGITS } from '../rules/digits';
import { POINT } from './papers';

/**
 * Digits of one size and weight: their text, and two lists with the place of each, the middle of
 * its baseline.
 */
export interface Digits {
  readonly text: string;
  readonly x: string;
  readonly y: string;
}

interface Digit {
  readonly digit: string;
  readonly x: number;
  /** The middle of the digit's height. */
  readonly y: number;
}

/** Rounds to a thousandth of a millimetre, finer than any printer prints. */
const rounded = (millimetres: number): number => Math.round(millimetres * 1000) / 1000;

const placed = (digits: readonly Digit[], size: number): Digits => ({
  text: digits.map(({ digit }) => digit).join(''),
  x: digits.map(({ x }) => rounded(x)).join(' '),
  y: digits.map(({ y }) => rounded(y + (size * DIGIT_HEIGHT) / 2)).join(' '),
});

/** Returns the digits of a grid (81 characters) in the cells that satisfy the condition. */
export function gridDigits(
  grid: string,
  cell: number,
  size: number,
  isShown: (index: number) => boolean,
): Digits {
  const digits = CELLS.filter((index) => /[1-9]/.test(grid[index] ?? '') && isShown(index)).map(
    (index) => ({
      digit: grid[index] ?? '',
      x: (columnOf(index) + 0.5) * cell,
      y: (rowOf(index) + 0.5) * cell,
    }),
  );
  return placed(digits, size);
}

/** Returns the candidates that satisfy the condition, in their fixed places in the 3×3 square. */
export function smallDigits(
  cell: number,
  size: number,
  isShown: (index: number, digit: number) => boolean,
): Digits {
  const digits = CELLS.flatMap((index) =>
    DIGITS.filter((digit) => isShown(index, digit)).map((digit) => {
      const [x, y] = candidatePlace(digit);
      return {
        digit: String(digit),
        x: (columnOf(index) + x) * cell,
        y: (rowOf(index) + y) * cell,
      };
    }),
  );
  return placed(digits, size);
}

/** Returns the candidates of the blank cells: the digits that no cell in the same house has. */
export function candidateDigits(grid: string, cell: number, size: number): Digits {
  const isBlank = (index: number) => !/[1-9]/.test(grid[index] ?? '');
  const isFree = (index: number, digit: number) =>
    peersOf(index).every((peer) => grid[peer] !== String(digit));
  return smallDigits(cell, size, (index, digit) => isBlank(index) && isFree(index, digit));
}

/** Returns the path of the lines after these numbers of cells. */
const across = (steps: readonly number[], cell: number): string =>
  steps
    .map((step) => `M${rounded(step * cell)} 0V${9 * cell}M0 ${rounded(step * cell)}H${9 * cell}`)
    .join('');

export const thinLines = (cell: number): string =>
  across(
    range(9).filter((step) => step % 3 !== 0),
    cell,
  );

export const blockLines = (cell: number): string => across([3, 6], cell);

/** Returns a width in points as millimetres. */
export const width = (points: number): number => rounded(points * POINT);
