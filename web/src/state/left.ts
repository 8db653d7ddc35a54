/**
 * The game of a page that is being left, until the database has stored it. It is in localStorage,
 * because that is written at once.
 */
import type { Game } from './game';

const KEY = 'numpre.left';

export interface Left {
  readonly game: Game;
  /** The visit of Play that saves the game. */
  readonly writer: string;
}

/** Returns what was kept last, as text; null if nothing was. */
export function lastLeft(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Removes a game, but not one that another page has kept since. */
export function forgetLeft(text: string): void {
  if (lastLeft() === text) localStorage.removeItem(KEY);
}

/** Keeps a game, if the browser allows it. Returns a function that removes it. */
export function keepLeft(left: Left): () => void {
  const text = JSON.stringify(left);
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Then the database alone has to be in time.
  }
  return () => forgetLeft(text);
}
