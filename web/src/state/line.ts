/** The lines that the player has drawn between cells and candidates. */

/** An end of a line: 10 times the cell, plus the digit of a candidate, or 0 for the whole cell. */
export type LineEnd = number;

/** The kinds of lines, in the order in which drawing a line again changes it. */
export type LineKind = 'solid' | 'dashed' | 'arrow';

export interface Line {
  readonly from: LineEnd;
  readonly to: LineEnd;
  readonly kind: LineKind;
  /** One of the nine colours. */
  readonly colour: number;
}

/** The change of a step: the lines that it removed, and those that it added. */
export type LineChange = readonly [removed: readonly Line[], added: readonly Line[]];

const NONE: readonly Line[] = [];
/** Returns the lines of a game. */
export const linesOf = ({ lines }: { readonly lines?: readonly Line[] }): readonly Line[] =>
  lines ?? NONE;

/** Returns whether a line ends in a cell. */
export const isAt = ({ from, to }: Line, cell: number): boolean =>
  cellOfEnd(from) === cell || cellOfEnd(to) === cell;

export const cellOfEnd = (end: LineEnd): number => Math.floor(end / 10);

/** Returns the change that leads from some lines to others. */
export const changeBetween = (before: readonly Line[], after: readonly Line[]): LineChange => [
  before.filter((line) => !after.includes(line)),
  after.filter((line) => !before.includes(line)),
];

/** Returns the lines after a change, in the order of their ends. */
export const changed = (lines: readonly Line[], [removed, added]: LineChange): readonly Line[] =>
  [
    ...lines.filter(({ from, to }) => !removed.some((one) => one.from === from && one.to === to)),
    ...added,
  ].sort((one, other) => one.from - other.from || one.to - other.to);
