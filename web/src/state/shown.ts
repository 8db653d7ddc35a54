/**
 * The digits of the game that is played, kept in addition to the game itself: the board is painted
 * before the database has answered. In localStorage, since nothing else can be read at once.
 */

const KEY = 'numpre.board';

export interface Shown {
  /** 81 characters, `.` for a blank. */
  readonly puzzle: string;
  /** The player's own digits, likewise. */
  readonly placed: string;
}

/** Keeps what the board shows, where the browser lets us. */
export function keepShown({ puzzle, placed }: Shown): void {
  try {
    localStorage.setItem(KEY, `${puzzle} ${placed}`);
  } catch {
    // Storage is refused: it will be when this is looked for, too.
  }
}

/** What was kept last. */
export function lastShown(): Shown | undefined {
  try {
    const [, puzzle, placed] =
      /^([1-9.]{81}) ([1-9.]{81})$/.exec(localStorage.getItem(KEY) ?? '') ?? [];
    return puzzle !== undefined && placed !== undefined ? { puzzle, placed } : undefined;
  } catch {
    return undefined;
  }
}
