/**
 * The digits on the board before there is a game: those of the address, of the game of the
 * last visit, or the first puzzle.
 */
import { lastShown, type Shown } from '../state/shown';

/**
 * The puzzle of the first visit, so that there is a board before the engine is here: rank 1, of the
 * English Wikipedia.
 */
export const OPENING_PUZZLE = {
  puzzle: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  rank: 1,
} as const;

/**
 * Returns the puzzle that an address spells out, `.` for a blank; other links only the
 * engine can read.
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
