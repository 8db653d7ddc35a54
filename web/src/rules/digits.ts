/** Sets of digits as nine bits: digit d is bit d − 1. */
export type DigitSet = number;

export const ALL_DIGITS: DigitSet = 0x1ff;
export const DIGITS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export const bit = (digit: number): DigitSet => (digit === 0 ? 0 : 1 << (digit - 1));
export const has = (set: DigitSet, digit: number): boolean => (set & bit(digit)) !== 0;
export const listed = (set: DigitSet): number[] => DIGITS.filter((digit) => has(set, digit));
export const size = (set: DigitSet): number => listed(set).length;

const ONE = '1'.charCodeAt(0);
const NINE = '9'.charCodeAt(0);

/** Returns the number of clues of a puzzle (81 characters). */
export function cluesOf(puzzle: string): number {
  let clues = 0;
  // A loop makes no copy of the puzzle, which matters for a hundred thousand of them.
  for (let cell = 0; cell < puzzle.length; cell += 1) {
    const code = puzzle.charCodeAt(cell);
    if (code >= ONE && code <= NINE) clues += 1;
  }
  return clues;
}
