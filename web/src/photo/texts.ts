/** Readings in words: probabilities as one in some number, cells by row and column. */
import type { DoubtfulCell, OtherReading } from '../engine/types/messages';
import { cellNumber } from '../engine/places';
import { cellSpoken } from '../words/names';
import { say } from '../words/words.svelte';
import type { PictureProblem } from './decode';
import type { Reading } from './reading.svelte';

/** Returns a digit, or the word for an empty cell. */
export const readText = (digit: number): string =>
  digit === 0 ? say('picture-empty-cell') : String(digit);

/** Returns another reading with its chance, such as `7 (1 in 4)`. */
export const chanceText = ({ digit, p }: OtherReading): string =>
  say('picture-chance', { read: readText(digit), in: Math.max(2, Math.round(1 / p)) });

/** Returns how a doubtful cell was read, and the reason for doubt. */
export const cellText = ({ cell, read, why }: DoubtfulCell): string =>
  say('picture-cell-why', {
    cell: cellSpoken(cellNumber(cell)),
    read: readText(read),
    why: say(`picture-why-${why}`),
  });

/** Returns the number of solutions, as a sentence. */
export function solutionsText(reading: Reading): string {
  const { counted } = reading;
  if (!reading.isFresh || !counted) return say('getting-ready');
  if (counted.count === 0) return say('picture-none');
  if (counted.count === 1 && counted.is_exact) return say('picture-unique');
  return say(counted.is_exact ? 'picture-several' : 'picture-at-least', { count: counted.count });
}

/** Returns the result of a reading, as it is announced. */
export function resultText(reading: Reading): string {
  const digits = say('picture-read', { count: reading.clues });
  const { open } = reading;
  if (open.length === 0) return `${digits} ${solutionsText(reading)}`;
  const cells = open.map(cellSpoken).join(say('picture-between'));
  return `${digits} ${say('picture-doubts', { count: open.length, cells })}`;
}

/** Returns the reason why a picture cannot be read. */
export function problemText(problem: PictureProblem): string {
  const { name, ...values } = problem;
  return say(`picture-problem-${name}`, values);
}

/** Returns that there is no board, with the rows and columns of the largest frame if known. */
export const noBoardText = (cells: readonly number[] | null): string =>
  cells?.length === 2
    ? say('picture-no-board-in', { rows: cells[0] ?? 0, columns: cells[1] ?? 0 })
    : say('picture-no-board');
