/** Puzzles as a file: a line each, a table, or an object a line as the command writes it. */
import { desk } from '../engine/desk';
import type { Grid, Written } from '../engine/messages';

export const KINDS = ['line', 'csv', 'json'] as const;
export type Kind = (typeof KINDS)[number];

/** A puzzle that is exported. */
export interface Exported {
  readonly puzzle: Grid;
  readonly answer?: Grid | undefined;
  /** What else is told, by name; the same names, in the same order, for all. */
  readonly told: readonly (readonly [name: string, value: string | number])[];
}

export const FILES: Readonly<Record<Kind, readonly [name: string, type: string]>> = {
  line: ['puzzles.txt', 'text/plain'],
  csv: ['puzzles.csv', 'text/csv'],
  json: ['puzzles.jsonl', 'application/json'],
};

const A_PORTION = 2000;

/** The file, in parts. */
export async function exported(kind: Kind, puzzles: readonly Exported[]): Promise<string[]> {
  const parts: string[] = [];
  for (let first = 0; first < puzzles.length; first += A_PORTION) {
    const portion = puzzles.slice(first, first + A_PORTION);
    const text = kind === 'json' ? objects(portion) : await written(kind, portion);
    // Each portion comes with a heading; the first is enough.
    parts.push(kind === 'csv' && first > 0 ? text.slice(text.indexOf('\n') + 1) : text);
  }
  return parts;
}

function objects(puzzles: readonly Exported[]): string {
  const object = ({ puzzle, answer, told }: Exported) =>
    JSON.stringify({ puzzle, ...(answer ? { solution: answer } : {}), ...Object.fromEntries(told) });
  return puzzles.map((one) => `${object(one)}\n`).join('');
}

async function written(kind: 'line' | 'csv', puzzles: readonly Exported[]): Promise<string> {
  const record = ({ puzzle, answer, told }: Exported): Written => ({
    board: { givens: puzzle },
    ...(answer && kind === 'csv' ? { answer } : {}),
    ...(kind === 'csv' ? { extra: told.map(([name, value]) => [name, String(value)] as [string, string]) } : {}),
  });
  const format = kind === 'csv' ? 'csv' : 'line-81';
  return (await desk.ask('write', { format, records: puzzles.map(record) }, { isEach: true })).text;
}
