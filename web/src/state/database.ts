/**
 * The database of the app in the browser, IndexedDB's `numpre`. If the browser does not allow
 * storage, everything works for the current visit only.
 */
import { openDB } from 'idb';
import { lastLeft } from './left';
import type { Connection, Kept } from './schema';

/** The version of the database. Version 2 added the results. */
const VERSION = 2;

let foundOut: ((db: Connection | null) => void) | undefined;
/** Resolves to null when the browser reports that there was no database; else to the open one. */
const found = new Promise<Connection | null>((done) => (foundOut = done));

let opened: Promise<Connection | null> | undefined;

/** Returns the database; null if the browser does not allow storage. */
export function database(): Promise<Connection | null> {
  if (!opened) {
    opened = open().catch(() => null);
    void opened.then(foundOut);
  }
  return opened;
}

/**
 * Returns the database to read from; null if there is nothing to read, because the browser does not
 * allow storage, or because the database is only being created. A slow phone needs a quarter of a
 * second to create it, and the first page need not wait for that.
 */
export const databaseToRead = (): Promise<Connection | null> => Promise.race([database(), found]);

/**
 * Opens the database, and stores the game of a page that was left before this could be done. The
 * function is async because some browsers throw at once if they do not allow storage; so this
 * becomes a rejected promise as well.
 */
async function open(): Promise<Connection> {
  const hasLeft = lastLeft() !== null;
  const opened = await openDB<Kept>('numpre', VERSION, {
    upgrade(db, before) {
      if (before === 0 && !hasLeft) foundOut?.(null);
      if (before < 2)
        db.createObjectStore('results', { keyPath: 'id' }).createIndex('solved', 'solved');
      if (before >= 1) return;
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
      const puzzles = db.createObjectStore('puzzles', { keyPath: 'id' });
      for (const name of ['canonical', 'rank', 'clues', 'added'] as const)
        puzzles.createIndex(name, name);
      const lists = db.createObjectStore('lists', { keyPath: 'id' });
      for (const name of ['name', 'order'] as const) lists.createIndex(name, name);
      db.createObjectStore('meta');
    },
    // A newer version of the app, in another tab, waits until this connection is closed.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
  // If it cannot be stored now, the next visit tries again.
  if (hasLeft)
    await import('./store-left').then(({ storeLeft }) => storeLeft(opened)).catch(() => undefined);
  return opened;
}

/** Returns the range of the keys that begin with this text. */
export const keysWith = (beginning: string): IDBKeyRange =>
  IDBKeyRange.bound(beginning, `${beginning}\uffff`);
