/**
 * Rows of a file or text: one per puzzle, and one per record that could not be read, in the order
 * of the input.
 */
import type { Board, Fault, Portion, ReadRecord } from '../engine/types/messages';
import type { Exported } from '../lists/exporting';
import { isRank, NONE, SEVERAL } from '../engine/found';
import { cluesOf } from '../rules/digits';

export interface Row {
  /** The number of the row in the input, from 1. */
  readonly number: number;
  /** The name of the file, if several were read. */
  readonly file?: string | undefined;
  /** The line in which the record begins, from 1. */
  readonly line: number;
  /** 81 characters; empty if the record could not be read. */
  readonly puzzle: string;
  readonly clues: number;
  /** The puzzle's name in the file; undefined if it has none. */
  readonly title?: string | undefined;
  /** The format; empty if the record could not be read. */
  readonly format: string;
  /** The whole record, if it contains more than givens. */
  readonly more?: ReadRecord | undefined;
  readonly fault?: Fault | undefined;
}

const CELLS = 81;

/** Returns the rows of a portion. The first one has the number `before + 1`. */
export function rowsOf(portion: Portion, before: number, file?: string): Row[] {
  const more = new Map(portion.more);
  const formats = portion.formats.flatMap(([name, count]) => Array<string>(count).fill(name));
  const puzzles = portion.lines.map((line, index): Row => {
    const puzzle = portion.puzzles.slice(index * CELLS, (index + 1) * CELLS);
    const number = before + index + 1;
    const known = more.get(index);
    const title = titleOf(known);
    return {
      number,
      file,
      line,
      puzzle,
      clues: cluesOf(puzzle),
      title,
      format: formats[index] ?? '',
      more: known,
    };
  });
  if (portion.faults.length === 0) return puzzles;
  const faults = portion.faults.map((fault): Row => ({
    number: 0,
    file,
    line: fault.line ?? 0,
    puzzle: '',
    clues: 0,
    format: '',
    fault,
  }));
  // Puzzles and faults together, in the order of their lines.
  const all = [...puzzles, ...faults].sort((one, other) => one.line - other.line);
  return all.map((row, index) => ({ ...row, number: before + index + 1 }));
}

/** Returns the row's board as the engine takes it. */
export const boardOf = (row: Row): Board => row.more?.board ?? { givens: row.puzzle };

/** The fields that can name a puzzle; the first of them that has a value is its title. */
const TITLES = ['title', 'name', 'comment', 'id'];

function titleOf(record: ReadRecord | undefined): string | undefined {
  const extra = record?.extra ?? [];
  const named = (title: string) =>
    extra.find(([name, value]) => name.toLowerCase() === title && value.trim() !== '');
  return TITLES.map(named)
    .find((found) => found !== undefined)?.[1]
    .trim();
}

/**
 * Returns the names of the values in the file that this page does not compute itself, in the order
 * in which they first occur.
 */
export function namesIn(rows: readonly Row[]): string[] {
  const names = new Set<string>();
  for (const { more } of rows)
    for (const [name] of more?.extra ?? []) if (!OWN.includes(name)) names.add(name);
  return [...names];
}

const OWN = ['puzzle', 'solution', 'status', 'rank', 'clues'];

/**
 * Returns the row as it is exported, with its values for these names; undefined if the row could
 * not be read.
 */
export function exportedRow(
  row: Row | undefined,
  found: number,
  names: readonly string[] = [],
): Exported | undefined {
  if (!row || row.puzzle === '') return undefined;
  const rank = isRank(found) ? found : '';
  const extra = new Map(row.more?.extra);
  return {
    puzzle: row.puzzle,
    answer: row.more?.answer,
    columns: [
      ['status', statusOf(found)],
      ['rank', rank],
      ['clues', row.clues],
      ...names.map((name) => [name, extra.get(name) ?? ''] as const),
    ],
  };
}

/** Returns the result as the command names it; empty if there is none. */
function statusOf(found: number): string {
  if (isRank(found)) return 'unique';
  return found === SEVERAL ? 'multiple' : found === NONE ? 'none' : '';
}
