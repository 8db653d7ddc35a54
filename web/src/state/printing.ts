/**
 * What is to be printed: kept in the browser, so that it is there after a reload; for this visit,
 * where storage is refused.
 */
import { database } from './store';

/** A puzzle that is to be printed, and what is known of it. */
export interface ToPrint {
  /** 81 characters. */
  readonly puzzle: string;
  readonly title?: string | undefined;
  readonly seed?: number;
  /** Its place among the puzzles made of that seed. */
  readonly index?: number;
}

/** Puzzles, and the name of the list that they come from. */
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
    // It stays for this visit.
  }
}

export async function keptPrinting(): Promise<Printing> {
  if (session.puzzles.length > 0) return session;
  const kept = (await (await database())?.get('meta', 'printing')) as Printing | undefined;
  return kept ?? session;
}
