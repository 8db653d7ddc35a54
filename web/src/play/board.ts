/** The board of a game in the form that the engine takes. */
import type { Board } from '../engine/types/messages';
import { candidatesForEngine } from '../state/candidates';
import { placedOf, type Game } from '../state/game';

/**
 * Returns the digits, and the removed candidates that hints may use. Marks are the player's own
 * notes and never evidence.
 */
export function boardOf(game: Game): Board {
  const candidates = candidatesForEngine(game);
  return { givens: game.puzzle, placed: placedOf(game), ...(candidates ? { candidates } : {}) };
}
