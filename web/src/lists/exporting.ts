/** Exports puzzles as a file in one of the formats. */
import { download } from '../ui/download';
import { engine } from '../engine/questions';
import type { Grid, Written } from '../engine/types/messages';
import { workbookOf } from '../engine/files';
import { here } from './address';

/**
 * The formats by their names in the engine. `json` is one object per line, as the command writes
 * it.
 */
export const EXPORT_FORMATS = [
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
export type FileFormat = (typeof EXPORT_FORMATS)[number];

/** A puzzle to export. */
export interface Exported {
  readonly puzzle: Grid;
  readonly answer?: Grid | undefined;
  /** Further values by name. All puzzles have the same names in the same order. */
  readonly columns: readonly (readonly [name: string, value: string | number])[];
}

const FILES: Partial<Record<FileFormat, readonly [name: string, type: string]>> = {
  csv: ['puzzles.csv', 'text/csv'],
  json: ['puzzles.jsonl', 'application/json'],
  xlsx: ['puzzles.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  sdm: ['puzzles.sdm', 'text/plain'],
};

const A_PORTION = 2000;

/** Downloads the puzzles as a file in this format. */
export async function exportFile(format: FileFormat, puzzles: readonly Exported[]): Promise<void> {
  const [name, type] = FILES[format] ?? ['puzzles.txt', 'text/plain'];
  if (format === 'xlsx') download(name, type, [await workbookOf(rows(puzzles))]);
  else download(name, `${type};charset=utf-8`, await parts(format, puzzles));
}

/** Returns a table with the same columns as the CSV format. */
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

type Text = Exclude<FileFormat, 'xlsx'>;

async function parts(format: Text, puzzles: readonly Exported[]): Promise<string[]> {
  const texts: string[] = [];
  for (let first = 0; first < puzzles.length; first += A_PORTION) {
    const portion = puzzles.slice(first, first + A_PORTION);
    const text = format === 'json' ? objects(portion) : await written(format, portion);
    // Every portion of a CSV table begins with the heading, which is needed only once.
    texts.push(format === 'csv' && first > 0 ? text.slice(text.indexOf('\n') + 1) : text);
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
 * Returns the puzzles as text in a format. Only CSV has columns, so only CSV contains the answers
 * and further values.
 */
async function written(
  format: Exclude<Text, 'json'>,
  puzzles: readonly Exported[],
): Promise<string> {
  const record = ({ puzzle, answer, columns }: Exported): Written => {
    const board = { givens: puzzle };
    if (format !== 'csv') return { board };
    const extra = columns.map(([name, value]): [string, string] => [name, String(value)]);
    return { board, ...(answer ? { answer } : {}), extra };
  };
  const { text } = await engine.ask(
    'write',
    { format, records: puzzles.map(record) },
    { isEach: true },
  );
  // Links lead to the address of this page.
  return format === 'numpre' ? text.replace(/^[^#\n]+(?=#)/gm, here()) : text;
}
