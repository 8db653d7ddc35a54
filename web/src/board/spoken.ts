/** Text of a board of 81 characters for screen readers. */
import { range } from '../rules/houses';
import { say } from '../words/words.svelte';

/** Returns the board as text, row by row, with a word for each blank. */
export function gridSpoken(grid: string): string {
  const cell = (character: string | undefined) =>
    /[1-9]/.test(character ?? '') ? (character ?? '') : say('board-blank');
  const row = (index: number) => {
    const cells = range(9).map((column) => cell(grid[9 * index + column]));
    return say('board-row', { row: index + 1, cells: cells.join(' ') });
  };
  return range(9).map(row).join(say('board-row-separator'));
}
