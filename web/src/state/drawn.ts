/** Parts of lines that only drawing and reading back need. They are not in the first load. */
import type { Line, LineEnd, LineKind } from './line';

/** The kinds of lines, in the order in which drawing a line again changes it. */
export const LINE_KINDS: readonly LineKind[] = ['solid', 'dashed', 'arrow'];

/** The most lines of a game. */
export const MOST_LINES = 300;

export const endOf = (cell: number, digit = 0): LineEnd => 10 * cell + digit;
/** Returns the digit of the candidate at which a line ends; 0 if it ends at the whole cell. */
export const digitOfEnd = (end: LineEnd): number => end % 10;

/** Returns whether a line has these two ends, in any direction. */
export const isBetween = (line: Line, from: LineEnd, to: LineEnd): boolean =>
  (line.from === from && line.to === to) || (line.from === to && line.to === from);
