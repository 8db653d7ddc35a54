/**
 * The digits on the board before the game is loaded: those of the address, else of the last visit's
 * game, else of the first puzzle.
 */
import { lastShown, type Shown } from '../state/shown';

/**
 * The puzzle of the first visit, so that there is a board before the engine is loaded. It is the
 * example of the English Wikipedia, of rank 1.
 */
export const OPENING_PUZZLE = {
  puzzle: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  rank: 1,
} as const;

/**
 * Returns the puzzle if the address spells it out in 81 characters; undefined for other links,
 * which only the engine can read.
 */
export const puzzleInAddress = (payload: string): string | undefined =>
  /^[1-9.0]{81}$/.test(payload) ? payload.replaceAll('0', '.') : undefined;

/** Returns the digits for the payload of an address; empty if only the engine can read it. */
export function openingBoard(payload: string): Shown {
  const last = lastShown();
  const puzzle =
    payload === '' ? (last?.puzzle ?? OPENING_PUZZLE.puzzle) : (puzzleInAddress(payload) ?? '');
  return last?.puzzle === puzzle ? last : { puzzle, placed: '' };
}
