/** A game as the engine gets it. */
import type { Board } from '../engine/types/messages';
import { candidatesForEngine } from '../state/candidates';
import { placedOf, type Game } from '../state/game';

/**
 * The digits, and the removed candidates that hints use. Corner marks are the player's
 * own, never evidence.
 */
export function boardOf(game: Game): Board {
  const candidates = candidatesForEngine(game);
  return { givens: game.puzzle, placed: placedOf(game), ...(candidates ? { candidates } : {}) };
}
