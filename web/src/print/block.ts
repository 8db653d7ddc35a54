/** The layout of one step on paper: the places of its picture, legend and sentences. */
import { lengthOf } from './length';
import { LARGE, papers, POINT, STEPS, type PaperName } from './papers';
import { wrapped } from './wrap';

/** The texts of a step to print. */
export interface StepText {
  /** The index of the puzzle in the order of printing, from 0. */
  readonly index: number;
  readonly heading: string;
  /**
   * True if the step is as wide as the page. Steps with an assumption are, because their step
   * numbers are small.
   */
  readonly isWide: boolean;
  /** The meaning of each sign on the picture. */
  readonly signs: readonly { readonly meaning: string; readonly text: string }[];
  readonly sentences: readonly Sentence[];
}

export interface Sentence {
  /** The depth of the indent. */
  readonly depth: number;
  readonly text: string;
}

export interface Line {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly text: string;
}

/** The part of a step that is in one column, in millimetres. */
export interface Part {
  readonly index: number;
  readonly heading: readonly Line[];
  /** The upper left corner of the grid, and its side. Only the first part of a step has a grid. */
  readonly grid?: { readonly x: number; readonly y: number; readonly side: number };
  /** The legend. A line without a meaning continues the line above. */
  readonly signs: readonly (Line & { readonly meaning: string })[];
  readonly lines: readonly Line[];
}

/** The measures of a page. */
export interface Sheet {
  readonly columns: number;
  readonly width: number;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly side: number;
  /** The least side of the picture; it shrinks to this if that saves a page. */
  readonly least: number;
  /** The letter size, and the distance between lines. */
  readonly type: number;
  readonly line: number;
}

/** Returns the measures of a paper for steps as wide as the page, or as wide as a column. */
export function sheetOf(paper: PaperName, isLarge: boolean, isWide: boolean): Sheet {
  const { width, height, margin, steps, cells } = papers[paper];
  const columns = isLarge || isWide ? 1 : steps.columns;
  const room = width - 2 * margin;
  const type = (isLarge ? LARGE.type : STEPS.type) * POINT;
  const most = (room - STEPS.strip) / 9;
  const cell = isLarge || isWide ? Math.min(most, cells[1] ?? most) : Math.min(most, steps.cell);
  return {
    columns,
    width: (room - (columns - 1) * STEPS.gap) / columns,
    left: margin,
    top: margin,
    bottom: height - margin,
    side: 9 * cell,
    least: 9 * Math.min(cell, STEPS.least),
    type,
    line: type * STEPS.line,
  };
}

/** A line of text with its indent, before it has a place. */
export interface Unplaced {
  readonly x: number;
  readonly text: string;
}

const INDENT = 1.2;

/** Breaks the sentences into lines. All but the first line of a sentence are indented. */
export function sentenceLines({ sentences }: StepText, { width, type }: Sheet): Unplaced[] {
  return sentences.flatMap(({ depth, text }) => {
    const from = depth * INDENT;
    const room = width / type - from - INDENT;
    return wrapped(text, room).map((line, index) => ({
      x: (from + (index > 0 ? INDENT : 0)) * type,
      text: line,
    }));
  });
}

/** The width of a sign with its gap, and of the gap after its text, in letter sizes. */
const SIGN = 1.7;

type Sign = StepText['signs'][number];

/** Returns the legend in rows, as many signs in each as fit. */
function signRows(
  { signs }: StepText,
  { width, type }: Sheet,
): (Sign & { readonly x: number })[][] {
  const rows: (Sign & { readonly x: number })[][] = [];
  let x = Infinity;
  // Text that is wider than the column continues in the next row, without the sign.
  const room = width / type - SIGN;
  const parts = signs.flatMap(({ meaning, text }) =>
    wrapped(text, room).map((part, index) => ({ meaning: index === 0 ? meaning : '', text: part })),
  );
  for (const sign of parts) {
    const length = (2 * SIGN + lengthOf(sign.text)) * type;
    if (x + length - SIGN * type > width) {
      rows.push([]);
      x = 0;
    }
    rows.at(-1)?.push({ ...sign, x });
    x += length;
  }
  return rows;
}

/** The size of headings, and the distance between their lines, both in letter sizes. */
const HEADING = STEPS.heading / STEPS.type;
const APART = 1.3;

/** Places the heading of a step. Returns its lines, and the y at which it ends. */
export function headingOf(
  { heading }: StepText,
  { type, width }: Sheet,
  left: number,
  top: number,
): { lines: Line[]; y: number } {
  const size = type * HEADING;
  const lines = wrapped(heading, width / size).map((text, index) => ({
    x: left,
    y: top + size + index * APART * size,
    text,
  }));
  return { lines, y: top + size * (0.3 + APART * lines.length) };
}

/**
 * Places the head of a step: heading, picture and legend. Returns it with the y at which the
 * sentences begin.
 */
export function headOf(
  text: StepText,
  sheet: Sheet,
  left: number,
  top: number,
): { part: Part; y: number } {
  const { line, side } = sheet;
  const { lines: heading, y } = headingOf(text, sheet, left, top);
  const grid = { x: left + STEPS.strip, y: y + 0.6 * line + STEPS.strip, side };
  const from = grid.y + side + 0.4 * line;
  const rows = signRows(text, sheet);
  const signs = rows.flatMap((row, index) =>
    row.map(({ meaning, text, x }) => ({
      meaning,
      text,
      x: left + x,
      y: from + (index + 1) * line,
    })),
  );
  return {
    part: { index: text.index, heading, grid, signs, lines: [] },
    y: from + (rows.length + 0.4) * line,
  };
}
