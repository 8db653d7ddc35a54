/**
 * What a file or a text holds: a row a puzzle, and a row for what could not be read, in their
 * order.
 */
import type { Board, Fault, Portion, ReadRecord } from '../engine/types/messages';
import type { Exported } from '../lists/exporting';
import { isRank, NONE, SEVERAL } from './found';
import { cluesOf } from '../rules/digits';

export interface Row {
  /** From 1, in the order of what was read. */
  readonly number: number;
  /** The file, where it was one of several. */
  readonly file?: string | undefined;
  /** Where it begins, from 1. */
  readonly line: number;
  /** 81 characters; empty where nothing could be read. */
  readonly puzzle: string;
  readonly clues: number;
  /** Its name in the file; empty if it has none. */
  readonly title?: string | undefined;
  /** The notation; empty where nothing could be read. */
  readonly format: string;
  /** All that was read, where that is more than givens. */
  readonly more?: ReadRecord | undefined;
  readonly fault?: Fault | undefined;
}

const CELLS = 81;

/** The rows of a portion; the first gets the number after `before`. */
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
  // Both in the order of their lines.
  const all = [...puzzles, ...faults].sort((one, other) => one.line - other.line);
  return all.map((row, index) => ({ ...row, number: before + index + 1 }));
}

/** A row as the engine gets it. */
export const boardOf = (row: Row): Board => row.more?.board ?? { givens: row.puzzle };

/** What files call a puzzle, the first that is there. */
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
 * Values of the file that are not computed here, by name in the order of the file.
 */
export function namesIn(rows: readonly Row[]): string[] {
  const names = new Set<string>();
  for (const { more } of rows)
    for (const [name] of more?.extra ?? []) if (!OWN.includes(name)) names.add(name);
  return [...names];
}

const OWN = ['puzzle', 'solution', 'status', 'rank', 'clues'];

/**
 * A row as it is exported, with what the file says of it under these names; nothing where it could
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

/** As the command names it. */
function statusOf(found: number): string {
  if (isRank(found)) return 'unique';
  return found === SEVERAL ? 'multiple' : found === NONE ? 'none' : '';
}
