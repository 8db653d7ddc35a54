/** Puzzles as a file in a notation. */
import { desk } from '../engine/desk';
import type { Written } from '../engine/messages';

/** What can be exported: `puzzle` and, where it is known, the rest, as `generate` tells it. */
export interface Exported {
  readonly puzzle: string;
  readonly solution?: string;
  readonly rank?: number;
  readonly clues?: number;
  readonly seed?: number;
  readonly index?: number;
}

/** The notations by the engine's names, and the page's own JSON. */
export const FORMATS = [
  'line-81',
  'nine-lines',
  'framed',
  'sdm',
  'csv',
  'json',
  'hodoku',
  'sukaku',
  'sudokuwiki',
  'givens-placed-deleted',
] as const;
export type FormatName = (typeof FORMATS)[number];

const ENDING: Partial<Record<FormatName, string>> = { sdm: 'sdm', csv: 'csv', json: 'json' };

/** What stands beside a puzzle where a notation has columns. */
function extraOf(one: Exported): [string, string][] {
  const named = { rank: one.rank, clues: one.clues, seed: one.seed, index: one.index };
  return Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
}

/** A list of puzzles is nothing but puzzles; where there are columns, all that is known stands beside them. */
const written = (one: Exported, format: FormatName): Written => {
  const board = { givens: one.puzzle };
  if (format !== 'csv') return { board };
  return { board, ...(one.solution === undefined ? {} : { answer: one.solution }), extra: extraOf(one) };
};

/** The text of a file. */
export async function textOf(puzzles: readonly Exported[], format: FormatName): Promise<string> {
  if (format === 'json') return `${JSON.stringify(puzzles, null, 1)}\n`;
  return (await desk.ask('write', { format, records: puzzles.map((one) => written(one, format)) }, { isEach: true }))
    .text;
}

/** Hands a text to the player as a file. */
export function download(text: string, format: FormatName): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `numpre.${ENDING[format] ?? 'txt'}`;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
