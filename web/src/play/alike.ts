/** Cells that are alike, for a double click and the menu of a cell. Loaded on demand. */
import { CELLS } from '../rules/houses';
import { shownCandidates } from '../state/candidates';
import { cellOf, type Game } from '../state/game';

/**
 * Returns the cells that are like one: with the same digit; if it is blank, with the same colours;
 * if it has none, with the same candidates.
 */
export function alike(game: Game, cell: number): number[] {
  const { digit, colours, corner } = cellOf(game, cell);
  const candidates = shownCandidates(game, cell);
  if (digit > 0) return CELLS.filter((other) => cellOf(game, other).digit === digit);
  if (colours > 0) return CELLS.filter((other) => cellOf(game, other).colours === colours);
  if (candidates === 0 && corner === 0) return [cell];
  const isAlike = (other: number) =>
    cellOf(game, other).digit === 0 &&
    shownCandidates(game, other) === candidates &&
    (candidates > 0 || cellOf(game, other).corner === corner);
  return CELLS.filter(isAlike);
}
