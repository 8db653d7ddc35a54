/**
 * What is kept in the browser: IndexedDB `numpre`. Where storage is refused, all works for this
 * visit.
 */
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

/** The number of undo steps that are kept. */
const MOST_STEPS = 2000;

let opened: Promise<IDBPDatabase<Kept> | null> | undefined;

/** The database; null where storage is refused. */
export function database(): Promise<IDBPDatabase<Kept> | null> {
  opened ??= open().catch(() => null);
  return opened;
}

/** A promise from the start, since some browsers that refuse storage throw at once. */
async function open(): Promise<IDBPDatabase<Kept>> {
  return openDB<Kept>('numpre', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
      const puzzles = db.createObjectStore('puzzles', { keyPath: 'id' });
      for (const name of ['canonical', 'rank', 'clues', 'added'] as const)
        puzzles.createIndex(name, name);
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
  return dropped === 0
    ? game
    : { ...game, history: game.history.slice(dropped), at: game.at - dropped };
}

/**
 * The result of keeping a game. `closed`: another visit of Play has taken the game over, and
 * nothing was written. `refused`: the browser keeps nothing.
 */
export type Outcome = 'kept' | 'closed' | 'refused';

/** The key in `meta` that exists once a writer may no longer keep a game. */
const closedKey = (id: string, writer: string): string => `closed ${id} ${writer}`;

/** The keys of all former writers of a game. */
const closedKeys = (id: string): IDBKeyRange =>
  IDBKeyRange.bound(closedKey(id, ''), closedKey(id, '\uffff'));

/**
 * Keeps a game as the one played last, unless `writer` no longer may, because another one has taken
 * the game over.
 *
 * A page that is being left can start a transaction, but gets no answer from it. So it cannot read
 * what is kept, compare, and then write. Instead the transaction adds the key `closed ID WRITER`
 * and deletes it again. `add` fails where the key exists, and one failed request undoes the whole
 * transaction.
 */
export async function keepGame(game: Game, writer = ''): Promise<Outcome> {
  const db = await database();
  if (!db) return 'refused';
  try {
    const all = db.transaction(['games', 'meta'], 'readwrite');
    const [games, meta] = [all.objectStore('games'), all.objectStore('meta')];
    const closed = closedKey(game.id, writer);
    const requests = [
      meta.add(true, closed),
      meta.delete(closed),
      games.put(cut(game)),
      meta.put(game.id, 'current'),
      all.done,
    ];
    // At once, because a page that is being left cannot ask for it later.
    all.commit();
    await Promise.all(requests);
    keepShown(game.paused ? COVERED : { puzzle: game.puzzle, placed: placedOf(game) });
    return 'kept';
  } catch (error) {
    return error instanceof DOMException && error.name === 'ConstraintError' ? 'closed' : 'refused';
  }
}

/** What the board of a paused game shows. */
const COVERED = { puzzle: '.'.repeat(81), placed: '.'.repeat(81) };

/**
 * Takes a game over: from now on only `writer` can keep it. Its former writer, a page that may
 * still be open in another tab, is closed out in the same transaction. Returns the game as it was
 * kept last; undefined if it was never kept.
 */
export async function takeGame(id: string, writer: string): Promise<Game | undefined> {
  const db = await database();
  if (!db) return undefined;
  try {
    const all = db.transaction(['games', 'meta'], 'readwrite');
    const kept = await all.objectStore('games').get(id);
    if (kept) {
      if (kept.writer !== undefined)
        void all.objectStore('meta').put(true, closedKey(id, kept.writer));
      void all.objectStore('games').put({ ...kept, writer });
    }
    await all.done;
    return kept;
  } catch {
    return undefined;
  }
}

/**
 * Returns whether a stored game has what Play needs to show it: by a few looks only, since that is
 * part of the first load.
 */
const isWhole = (game: Game | undefined): game is Game =>
  typeof game?.puzzle === 'string' &&
  game.puzzle.length === 81 &&
  Array.isArray(game.cells) &&
  game.cells.length === 81 &&
  game.cells.every((cell: unknown) => typeof cell === 'object' && cell !== null) &&
  [game.trials, game.history, game.hints].every(Array.isArray);

async function current(): Promise<Game | undefined> {
  const db = await database();
  const id = await db?.get('meta', 'current');
  const game = typeof id === 'string' ? await db?.get('games', id) : undefined;
  return isWhole(game) ? game : undefined;
}

/** The unfinished game of a puzzle; of several the latest. */
export async function unfinishedGame(puzzle: string): Promise<Game | undefined> {
  const games = await openGames().catch(() => []);
  return games.find((game) => game.puzzle === puzzle);
}

/** A database that answers no sooner is taken for one that does not answer. */
const PATIENCE_MS = 2000;

/** Returns what was found, or nothing if the database takes too long. */
function soon(found: Promise<Game | undefined>): Promise<Game | undefined> {
  const late = new Promise<undefined>((done) => setTimeout(() => done(undefined), PATIENCE_MS));
  return Promise.race([found.catch(() => undefined), late]);
}

/** The game that was played last; none if the browser keeps nothing. */
export const lastGame = (): Promise<Game | undefined> => soon(current());

/**
 * The game to open for a puzzle in the address: the unfinished game of it, otherwise the game that
 * was played last.
 */
export const gameFor = (puzzle: string | undefined): Promise<Game | undefined> =>
  soon(
    current().then(async (last) => {
      if (puzzle === undefined || (last?.puzzle === puzzle && last.solved === null)) return last;
      return (await unfinishedGame(puzzle)) ?? last;
    }),
  );

export const gameById = async (id: string): Promise<Game | undefined> =>
  (await database())?.get('games', id);

/** The games that are not solved and were begun, the latest first. */
export async function openGames(): Promise<Game[]> {
  const games = (await (await database())?.getAllFromIndex('games', 'changed')) ?? [];
  return games.filter(isWhole).filter(isUnfinished).reverse();
}

/** Deletes games that are solved or untouched, but not which puzzles were solved. */
export async function tidyGames(played: string): Promise<void> {
  const db = await database();
  if (!db) return;
  const all = db.transaction(['games', 'meta'], 'readwrite');
  // Damaged games stay: they may be the only copy of the player's work.
  const gone = toForget((await all.objectStore('games').getAll()).filter(isWhole), played);
  const solved = gone.filter((game) => game.solved !== null).map((game) => game.puzzle);
  const known = asPuzzles(await all.objectStore('meta').get('solved'));
  if (solved.length > 0)
    void all.objectStore('meta').put([...new Set([...known, ...solved])], 'solved');
  for (const { id } of gone) {
    void all.objectStore('games').delete(id);
    void all.objectStore('meta').delete(closedKeys(id));
  }
  await all.done;
}

/** The puzzles that have been solved. */
export async function solvedPuzzles(): Promise<ReadonlySet<string>> {
  const db = await database();
  const games = ((await db?.getAll('games')) ?? []).filter(isWhole);
  const solved = games.filter((game) => game.solved !== null).map((game) => game.puzzle);
  return new Set([...asPuzzles(await db?.get('meta', 'solved')), ...solved]);
}

const asPuzzles = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
