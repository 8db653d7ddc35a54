/** Names of cells, houses, digits and ranks, formed of the messages. */
import { columnOf, rowOf, type House } from '../rules/houses';
import { isSaid, say } from './words.svelte';

/** `r3c5`, as English names a cell. */
export const shortCell = (cell: number): string => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;

/** A cell in a sentence: 3行5列, r3c5. */
export const cellName = (cell: number): string =>
  say('cell', { row: rowOf(cell) + 1, column: columnOf(cell) + 1, name: shortCell(cell) });

/** Finds the name of any cell in a sentence. */
export const anyCellName = (): RegExp => new RegExp(`(${cellName(0).replaceAll('1', '[1-9]')})`);

/** A cell read aloud: 3行5列, row 3 column 5. */
export const cellSpoken = (cell: number): string =>
  say('cell-spoken', { row: rowOf(cell) + 1, column: columnOf(cell) + 1 });

export const houseName = (house: House): string =>
  say(`house-${house.kind}`, { number: house.number });

/** Digits in a row, as the language lists them. */
export const digitsListed = (digits: readonly number[]): string =>
  digits.join(say('digit-separator'));

/** A rank's name. */
export const rankName = (rank: number): string => say(`rank-${rank}`);

export const stars = (rank: number): string => '★'.repeat(rank);

/** A technique's name by its key (`naked-single`); the key, where it has no name yet. */
export const techniqueName = (key: string): string =>
  isSaid(`technique-${key}`) ? say(`technique-${key}`) : key;

/** A time in minutes and seconds, hours where there are any: 12:34. */
export function timeShown(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
