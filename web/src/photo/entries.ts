import { CELLS } from '../rules/houses';
import type { Game } from '../state/game';

/** Returns a game in which digits are placed: 81 characters, others as `.`. */
export const withPlaced = (game: Game, digits: string): Game => ({
  ...game,
  cells: CELLS.map((cell) => {
    const state = game.cells[cell];
    const digit = Number(digits[cell]) || 0;
    return digit > 0 && state && !state.given ? { ...state, digit } : state;
  }).filter((state) => state !== undefined),
});
