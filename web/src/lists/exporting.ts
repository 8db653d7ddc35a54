/** Puzzles as a file in a notation. */
import { download } from '../app/download';
import { desk } from '../engine/desk';
import type { Grid, Written } from '../engine/messages';

/** The notations by the engine's names, and an object a line as the command writes it. */
export const NOTATIONS = [
  'line-81',
  'csv',
  'json',
  'nine-lines',
  'framed',
  'sdm',
  'hodoku',
  'sukaku',
  'sudokuwiki',
  'givens-placed-deleted',
] as const;
export type Notation = (typeof NOTATIONS)[number];

/** A puzzle that is exported. */
export interface Exported {
  readonly puzzle: Grid;
  readonly answer?: Grid | undefined;
  /** What else is told, by name; the same names, in the same order, for all. */
  readonly told: readonly (readonly [name: string, value: string | number])[];
}

const FILES: Partial<Record<Notation, readonly [name: string, type: string]>> = {
  csv: ['puzzles.csv', 'text/csv'],
  json: ['puzzles.jsonl', 'application/json'],
  sdm: ['puzzles.sdm', 'text/plain'],
};

const A_PORTION = 2000;

/** Hands the puzzles to the reader as a file. */
export async function exportFile(notation: Notation, puzzles: readonly Exported[]): Promise<void> {
  const [name, type] = FILES[notation] ?? ['puzzles.txt', 'text/plain'];
  download(name, `${type};charset=utf-8`, await parts(notation, puzzles));
}

async function parts(notation: Notation, puzzles: readonly Exported[]): Promise<string[]> {
  const texts: string[] = [];
  for (let first = 0; first < puzzles.length; first += A_PORTION) {
    const portion = puzzles.slice(first, first + A_PORTION);
    const text = notation === 'json' ? objects(portion) : await written(notation, portion);
    // Each portion of a table comes with a heading; the first is enough.
    texts.push(notation === 'csv' && first > 0 ? text.slice(text.indexOf('\n') + 1) : text);
  }
  return texts;
}

function objects(puzzles: readonly Exported[]): string {
  const object = ({ puzzle, answer, told }: Exported) =>
    JSON.stringify({ puzzle, ...(answer ? { solution: answer } : {}), ...Object.fromEntries(told) });
  return puzzles.map((one) => `${object(one)}\n`).join('');
}

/** A list of puzzles is nothing but puzzles; where there are columns, all that is known stands beside them. */
async function written(notation: Exclude<Notation, 'json'>, puzzles: readonly Exported[]): Promise<string> {
  const record = ({ puzzle, answer, told }: Exported): Written => {
    const board = { givens: puzzle };
    if (notation !== 'csv') return { board };
    const extra = told.map(([name, value]): [string, string] => [name, String(value)]);
    return { board, ...(answer ? { answer } : {}), extra };
  };
  return (await desk.ask('write', { format: notation, records: puzzles.map(record) }, { isEach: true })).text;
}
