/** Puzzles as a file in a notation. */
import { download } from '../ui/download';
import { engine } from '../engine/questions';
import type { Grid, Written } from '../engine/types/messages';
import { workbookOf } from '../engine/files';
import { here } from './address';

/** The notations by the engine's names, and an object a line as the command writes it. */
export const NOTATIONS = [
  'line-81',
  'csv',
  'json',
  'xlsx',
  'nine-lines',
  'framed',
  'candidates',
  'sdm',
  'hodoku',
  'sukaku',
  'numpre',
  'sudokuwiki',
  'givens-placed-deleted',
] as const;
export type Notation = (typeof NOTATIONS)[number];

/** A puzzle that is exported. */
export interface Exported {
  readonly puzzle: Grid;
  readonly answer?: Grid | undefined;
  /** Further values by name: the same names in the same order for all puzzles. */
  readonly columns: readonly (readonly [name: string, value: string | number])[];
}

const FILES: Partial<Record<Notation, readonly [name: string, type: string]>> = {
  csv: ['puzzles.csv', 'text/csv'],
  json: ['puzzles.jsonl', 'application/json'],
  xlsx: ['puzzles.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  sdm: ['puzzles.sdm', 'text/plain'],
};

const A_PORTION = 2000;

/** Hands the puzzles to the reader as a file. */
export async function exportFile(notation: Notation, puzzles: readonly Exported[]): Promise<void> {
  const [name, type] = FILES[notation] ?? ['puzzles.txt', 'text/plain'];
  if (notation === 'xlsx') download(name, type, [await workbookOf(rows(puzzles))]);
  else download(name, `${type};charset=utf-8`, await parts(notation, puzzles));
}

/** A table with the columns that CSV has. */
function rows(puzzles: readonly Exported[]): string[][] {
  const hasAnswers = puzzles.some(({ answer }) => answer !== undefined);
  const row = (puzzle: string, answer: string, columns: readonly string[]) =>
    hasAnswers ? [puzzle, answer, ...columns] : [puzzle, ...columns];
  const names = (puzzles[0]?.columns ?? []).map(([name]) => name);
  const values = ({ columns }: Exported) => columns.map(([, value]) => String(value));
  return [
    row('puzzle', 'solution', names),
    ...puzzles.map((one) => row(one.puzzle, one.answer ?? '', values(one))),
  ];
}

type Text = Exclude<Notation, 'xlsx'>;

async function parts(notation: Text, puzzles: readonly Exported[]): Promise<string[]> {
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
  const object = ({ puzzle, answer, columns }: Exported) =>
    JSON.stringify({
      puzzle,
      ...(answer ? { solution: answer } : {}),
      ...Object.fromEntries(columns),
    });
  return puzzles.map((one) => `${object(one)}\n`).join('');
}

/**
 * A list of puzzles is nothing but puzzles; where there are columns, all values are written
 * next to them.
 */
async function written(
  notation: Exclude<Text, 'json'>,
  puzzles: readonly Exported[],
): Promise<string> {
  const record = ({ puzzle, answer, columns }: Exported): Written => {
    const board = { givens: puzzle };
    if (notation !== 'csv') return { board };
    const extra = columns.map(([name, value]): [string, string] => [name, String(value)]);
    return { board, ...(answer ? { answer } : {}), extra };
  };
  const { text } = await engine.ask(
    'write',
    { format: notation, records: puzzles.map(record) },
    { isEach: true },
  );
  // Links lead to where this page is.
  return notation === 'numpre' ? text.replace(/^[^#\n]+(?=#)/gm, here()) : text;
}
