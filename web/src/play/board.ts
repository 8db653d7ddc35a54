/** A game as the engine gets it. */
import type { Board, Ladder } from '../engine/messages';
import { candidatesForEngine } from '../state/candidates';
import type { Game } from '../state/game';
import { settings } from '../state/settings.svelte';

/** The digits; with automatic candidates also what was removed. Corner marks are the player's own, never evidence. */
export function boardOf(game: Game): Board {
  const placed = game.cells.map(({ digit, given }) => (digit > 0 && !given ? String(digit) : '.')).join('');
  const candidates = candidatesForEngine(game);
  return { givens: game.puzzle, placed, ...(candidates ? { candidates } : {}) };
}

/** In which order steps are looked for. */
export const ladder = (): Ladder => (settings().order === 'sources' ? 's4' : 'player');
