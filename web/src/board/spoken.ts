/** A board of 81 characters, read aloud. */
import { range } from '../rules/houses';
import { say } from '../words/words.svelte';

/** Row after row; a blank is a word. */
export function gridSpoken(grid: string): string {
  const cell = (character: string | undefined) =>
    /[1-9]/.test(character ?? '') ? (character ?? '') : say('board-blank');
  const row = (index: number) => {
    const cells = range(9).map((column) => cell(grid[9 * index + column]));
    return say('board-row', { row: index + 1, cells: cells.join(' ') });
  };
  return range(9).map(row).join(say('board-row-separator'));
}
