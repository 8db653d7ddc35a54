/** The stores of the database, and their records. */
import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
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

/** An open database. */
export type Connection = IDBPDatabase<Kept>;
