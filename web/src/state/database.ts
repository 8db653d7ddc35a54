/**
 * The database of the app in the browser, IndexedDB's `numpre`, and its stores. If the browser does
 * not allow storage, everything works for the current visit only.
 */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { Game } from './game';
import type { Result } from './result';

/** The stores of the database. */
export interface Kept extends DBSchema {
  games: { key: string; value: Game; indexes: { changed: number } };
  puzzles: {
    key: string;
    value: KeptPuzzle;
    indexes: { canonical: string; rank: number; clues: number; added: number };
  };
  lists: { key: string; value: KeptList; indexes: { name: string; order: number } };
  meta: { key: string; value: unknown };
  results: { key: string; value: Result; indexes: { solved: number } };
}

/** A puzzle of the collection. */
export interface KeptPuzzle {
  readonly id: string;
  readonly puzzle: string;
  /** The canonical form, which all isomorphs of the puzzle share. */
  readonly canonical: string;
  readonly rank: number;
  readonly clues: number;
  readonly added: number;
  readonly title?: string;
  /** The owner's note. */
  readonly note?: string;
  readonly tags?: readonly string[];
}

/** A list of puzzles, in order. */
export interface KeptList {
  readonly id: string;
  readonly name: string;
  readonly order: number;
  readonly puzzles: readonly string[];
}

/** A transaction that changes the collection. */
export type Transaction = IDBPTransaction<Kept, ('lists' | 'puzzles')[], 'readwrite'>;

/** The version of the database. Version 2 added the results. */
const VERSION = 2;

let foundOut: ((db: IDBPDatabase<Kept> | null) => void) | undefined;
/** Resolves to null when the browser reports that there was no database; else to the open one. */
const found = new Promise<IDBPDatabase<Kept> | null>((done) => (foundOut = done));

let opened: Promise<IDBPDatabase<Kept> | null> | undefined;

/** Returns the database; null if the browser does not allow storage. */
export function database(): Promise<IDBPDatabase<Kept> | null> {
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
export const databaseToRead = (): Promise<IDBPDatabase<Kept> | null> =>
  Promise.race([database(), found]);

/**
 * Opens the database. The function is async because some browsers throw at once if they do not
 * allow storage; so this becomes a rejected promise as well.
 */
async function open(): Promise<IDBPDatabase<Kept>> {
  return openDB<Kept>('numpre', VERSION, {
    upgrade(db, before) {
      if (before === 0) foundOut?.(null);
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
}

/** Returns the range of the keys that begin with this text. */
export const keysWith = (beginning: string): IDBKeyRange =>
  IDBKeyRange.bound(beginning, `${beginning}\uffff`);
