/**
 * The puzzles to print. They are kept in the browser, so that they survive a reload. If the browser
 * does not allow storage, they last for this visit only.
 */
import { database } from './database';

/** A puzzle to print, with what is known about it. */
export interface ToPrint {
  /** The puzzle, 81 characters. */
  readonly puzzle: string;
  readonly title?: string | undefined;
  /** Its tags in the collection. */
  readonly tags?: readonly string[] | undefined;
  readonly seed?: number;
  /** Its index among the puzzles made from the seed. */
  readonly index?: number;
}

/** Puzzles to print, and the name of their list. */
export interface Printing {
  readonly puzzles: readonly ToPrint[];
  readonly name: string;
}

let session: Printing = { puzzles: [], name: '' };

export async function keepPrinting(printing: Printing): Promise<void> {
  session = printing;
  try {
    await (await database())?.put('meta', printing, 'printing');
  } catch {
    // Without storage they last for this visit.
  }
}

export async function keptPrinting(): Promise<Printing> {
  if (session.puzzles.length > 0) return session;
  const kept = (await (await database())?.get('meta', 'printing')) as Printing | undefined;
  return kept ?? session;
}
