/**
 * The digits of the current game, kept in addition to the game, so that the board can be painted
 * before the database has answered. They are in localStorage, because only that can be read
 * synchronously.
 */

const KEY = 'numpre.board';

export interface Shown {
  /** The puzzle: 81 characters, with `.` for a blank. */
  readonly puzzle: string;
  /** The player's digits, in the same form. */
  readonly placed: string;
}

/** Keeps the digits on the board, if the browser allows storage. */
export function keepShown({ puzzle, placed }: Shown): void {
  try {
    localStorage.setItem(KEY, `${puzzle} ${placed}`);
  } catch {
    // Without storage `lastShown` finds nothing.
  }
}

/** Returns the digits that were kept last; undefined if there are none. */
export function lastShown(): Shown | undefined {
  try {
    const [, puzzle, placed] =
      /^([1-9.]{81}) ([1-9.]{81})$/.exec(localStorage.getItem(KEY) ?? '') ?? [];
    return puzzle !== undefined && placed !== undefined ? { puzzle, placed } : undefined;
  } catch {
    return undefined;
  }
}
