/** What a file or a text holds: a row a puzzle, and a row for what could not be read, in their order. */
import type { Board, Fault, Portion, ReadRecord } from '../engine/messages';
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
  const puzzles = portion.lines.map((line, index) => {
    const puzzle = portion.puzzles.slice(index * CELLS, (index + 1) * CELLS);
    const format = formats[index] ?? '';
    return { file, line, puzzle, clues: cluesOf(puzzle), format, more: more.get(index) };
  });
  const faults = portion.faults.map((fault) => ({
    file,
    line: fault.line ?? 0,
    puzzle: '',
    clues: 0,
    format: '',
    fault,
  }));
  const all = faults.length === 0 ? puzzles : merged(puzzles, faults);
  return all.map((row, index) => ({ ...row, number: before + index + 1 }));
}

type Unnumbered = Omit<Row, 'number'>;

/** Both in the order of their lines. */
function merged(puzzles: readonly Unnumbered[], faults: readonly Unnumbered[]): Unnumbered[] {
  return [...puzzles, ...faults].sort((one, other) => one.line - other.line);
}

/** A row as the engine gets it. */
export const boardOf = (row: Row): Board => row.more?.board ?? { givens: row.puzzle };

/** How many puzzles are written in which notation, the most frequent first. */
export function formatsOf(rows: readonly Row[]): [format: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { format } of rows) if (format !== '') counts.set(format, (counts.get(format) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1]);
}

/** A row as it is exported; nothing where it could not be read. */
export function exportedRow(row: Row | undefined, found: number): Exported | undefined {
  if (!row || row.puzzle === '') return undefined;
  const rank = isRank(found) ? found : '';
  return {
    puzzle: row.puzzle,
    answer: row.more?.answer,
    told: [
      ['status', statusOf(found)],
      ['rank', rank],
      ['clues', row.clues],
    ],
  };
}

/** As the command names it. */
function statusOf(found: number): string {
  if (isRank(found)) return 'unique';
  return found === SEVERAL ? 'multiple' : found === NONE ? 'none' : '';
}
