/** What is kept in the browser: IndexedDB `numpre`. Where storage is refused, all works for this visit. */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { placedOf, type Game } from './game';
import { isUnfinished, toForget } from './keeping';
import { keepShown } from './shown';

interface Kept extends DBSchema {
  games: { key: string; value: Game; indexes: { changed: number } };
  puzzles: {
    key: string;
    value: KeptPuzzle;
    indexes: { canonical: string; rank: number; clues: number; added: number };
  };
  lists: { key: string; value: KeptList; indexes: { name: string; order: number } };
  meta: { key: string; value: unknown };
}

/** A puzzle of the collection. */
export interface KeptPuzzle {
  readonly id: string;
  readonly puzzle: string;
  /** The least form of all its rearrangements: duplicates have the same. */
  readonly canonical: string;
  readonly rank: number;
  readonly clues: number;
  readonly added: number;
  readonly title?: string;
  readonly tags?: readonly string[];
}

/** A list of puzzles, in order. */
export interface KeptList {
  readonly id: string;
  readonly name: string;
  readonly order: number;
  readonly puzzles: readonly string[];
}

/** A change of the collection. */
export type Transaction = IDBPTransaction<Kept, ('lists' | 'puzzles')[], 'readwrite'>;

/** So many steps of undo are kept. */
const MOST_STEPS = 2000;

let opened: Promise<IDBPDatabase<Kept> | null> | undefined;

/** The database; null where storage is refused. */
export function database(): Promise<IDBPDatabase<Kept> | null> {
  opened ??= open().catch(() => null);
  return opened;
}

/** Where a browser refuses, some throw at once: so this is a promise from the beginning. */
async function open(): Promise<IDBPDatabase<Kept>> {
  return openDB<Kept>('numpre', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
      const puzzles = db.createObjectStore('puzzles', { keyPath: 'id' });
      for (const name of ['canonical', 'rank', 'clues', 'added'] as const) puzzles.createIndex(name, name);
      const lists = db.createObjectStore('lists', { keyPath: 'id' });
      for (const name of ['name', 'order'] as const) lists.createIndex(name, name);
      db.createObjectStore('meta');
    },
  });
}

/** The game as it is kept: its latest steps of undo. */
function cut(game: Game): Game {
  const extra = Math.max(0, game.history.length - MOST_STEPS);
  const dropped = Math.min(extra, game.at);
  return dropped === 0 ? game : { ...game, history: game.history.slice(dropped), at: game.at - dropped };
}

/** Keeps a game, and that it was the last; whether that was possible. */
export async function keepGame(game: Game): Promise<boolean> {
  const db = await database();
  if (!db) return false;
  try {
    const all = db.transaction(['games', 'meta'], 'readwrite');
    const kept = [all.objectStore('games').put(cut(game)), all.objectStore('meta').put(game.id, 'current')];
    // Asked for at once: a page that is being left does not come to ask later.
    all.commit();
    await Promise.all([...kept, all.done]);
    keepShown({ puzzle: game.puzzle, placed: placedOf(game) });
    return true;
  } catch {
    return false;
  }
}

async function current(): Promise<Game | undefined> {
  const db = await database();
  const id = await db?.get('meta', 'current');
  return typeof id === 'string' ? db?.get('games', id) : undefined;
}

/** A database that answers no sooner is taken for one that does not answer. */
const PATIENCE_MS = 2000;

/** The game that was played last; none where the browser does not tell. */
export function lastGame(): Promise<Game | undefined> {
  const late = new Promise<undefined>((done) => setTimeout(() => done(undefined), PATIENCE_MS));
  return Promise.race([current().catch(() => undefined), late]);
}

export const gameById = async (id: string): Promise<Game | undefined> => (await database())?.get('games', id);

/** The games that are not solved and were begun, the latest first. */
export async function openGames(): Promise<Game[]> {
  const games = (await (await database())?.getAllFromIndex('games', 'changed')) ?? [];
  return games.filter(isUnfinished).reverse();
}

/** Forgets the games that nobody goes on with, but not which puzzles were solved. */
export async function tidyGames(played: string): Promise<void> {
  const db = await database();
  if (!db) return;
  const all = db.transaction(['games', 'meta'], 'readwrite');
  const gone = toForget(await all.objectStore('games').getAll(), played);
  const solved = gone.filter((game) => game.solved !== null).map((game) => game.puzzle);
  const known = asPuzzles(await all.objectStore('meta').get('solved'));
  if (solved.length > 0) void all.objectStore('meta').put([...new Set([...known, ...solved])], 'solved');
  for (const { id } of gone) void all.objectStore('games').delete(id);
  await all.done;
}

/** The puzzles that have been solved. */
export async function solvedPuzzles(): Promise<ReadonlySet<string>> {
  const db = await database();
  const games = (await db?.getAll('games')) ?? [];
  const solved = games.filter((game) => game.solved !== null).map((game) => game.puzzle);
  return new Set([...asPuzzles(await db?.get('meta', 'solved')), ...solved]);
}

const asPuzzles = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
