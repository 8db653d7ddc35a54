/** Names of cells, houses, digits and ranks, made from the messages. */
import { columnOf, rowOf, type House } from '../rules/houses';
import { isSaid, say } from './words.svelte';

/** Returns the short name of a cell, such as `r3c5`. */
export const shortCell = (cell: number): string => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;

/** Returns the name of a cell for a sentence: 3行5列 or r3c5. */
export const cellName = (cell: number): string =>
  say('cell', { row: rowOf(cell) + 1, column: columnOf(cell) + 1, name: shortCell(cell) });

/** Returns a pattern that finds any cell name in a sentence. */
export const anyCellName = (): RegExp => new RegExp(`(${cellName(0).replaceAll('1', '[1-9]')})`);

/** Returns the spoken name of a cell: 3行5列 or row 3 column 5. */
export const cellSpoken = (cell: number): string =>
  say('cell-spoken', { row: rowOf(cell) + 1, column: columnOf(cell) + 1 });

export const houseName = (house: House): string =>
  say(`house-${house.kind}`, { number: house.number });

/** Returns digits as a list in the current language. */
export const digitsListed = (digits: readonly number[]): string =>
  digits.join(say('digit-separator'));

/** Returns the letter of one of the player's nine colours. */
export const colourLetter = (colour: number): string => 'ABCDEFGHI'[colour - 1] ?? '';

/** Returns the name of a rank. */
export const rankName = (rank: number): string => say(`rank-${rank}`);

export const stars = (rank: number): string => '★'.repeat(rank);

/**
 * Returns the name of a technique by its key (`naked-single`); the key itself if it has no name.
 */
export const techniqueName = (key: string): string =>
  isSaid(`technique-${key}`) ? say(`technique-${key}`) : key;

/** Returns the name of a class of techniques. */
export const className = (key: string): string => say(`class-${key}`);

/** Returns a time as minutes and seconds, such as 12:34, with hours if there are any. */
export function timeShown(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
