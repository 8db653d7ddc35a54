/** The games in the database. */
import { closedKey } from './closed';
import { database, databaseToRead, keysWith } from './database';
import { isWhole, placedOf, type Game } from './game';
import { isUnfinished } from './keeping';
import { keepLeft } from './left';
import { resultOf } from './result';
import { keepShown } from './shown';
import { within } from './within';

/** The most undo steps of a game that are kept. */
const MOST_STEPS = 2000;

/** Returns the game to store, with only its latest steps of undo. */
function cut(game: Game): Game {
  const extra = Math.max(0, game.history.length - MOST_STEPS);
  const dropped = Math.min(extra, game.at);
  return dropped === 0
    ? game
    : { ...game, history: game.history.slice(dropped), at: game.at - dropped };
}

/**
 * The result of saving a game. `closed`: another visit of Play has taken the game over, and nothing
 * was written. `refused`: the browser does not allow storage.
 */
export type Outcome = 'kept' | 'closed' | 'refused';

/** Returns the range of the keys for all former writers of a game. */
export const closedKeys = (id: string): IDBKeyRange => keysWith(closedKey(id, ''));

/**
 * The result of the game that this tab has read or saved last, as text. Such a result is not saved
 * again, because the player may have removed it since.
 */
let known: string | undefined;

/**
 * Saves a game as the one played last, and its result if it is new. Fails with `closed` if
 * `writer` may no longer save it, because another writer has taken the game over.
 *
 * A page that is being left can start a transaction, but gets no answer from it. So it cannot
 * read what is stored, compare, and then write. Instead the transaction adds the key
 * `closed ID WRITER` and deletes it again. If the key already exists, `add` fails, and one failed
 * request undoes the whole transaction.
 *
 * With `isLeaving` the transaction is committed at once, because a page that is being left cannot
 * do this later. Firefox then keeps the other requests of a transaction in which one has failed. So
 * a page that is not being left does without it. A busy browser may undo the transaction of a page
 * that is gone. So with `isUnsaved`, if the last change was never stored before, the game is in
 * localStorage as well until it is stored: see `storeLeft`.
 */
export async function keepGame(
  game: Game,
  { writer = '', isLeaving = false, isUnsaved = false } = {},
): Promise<Outcome> {
  const show = (): void =>
    keepShown(game.paused ? COVERED : { puzzle: game.puzzle, placed: placedOf(game) });
  const forget = isLeaving && isUnsaved ? keepLeft({ game: cut(game), writer }) : undefined;
  if (isLeaving) show();
  const db = await database();
  if (!db) return 'refused';
  try {
    const all = db.transaction(['games', 'meta', 'results'], 'readwrite');
    const [games, meta] = [all.objectStore('games'), all.objectStore('meta')];
    const result = resultOf(game);
    const text = JSON.stringify(result);
    const closed = closedKey(game.id, writer);
    const requests = [
      meta.add(true, closed),
      meta.delete(closed),
      games.put(cut(game)),
      meta.put(game.id, 'current'),
      ...(result && text !== known ? [all.objectStore('results').put(result)] : []),
      all.done,
    ];
    if (isLeaving) all.commit();
    await Promise.all(requests);
    known = text;
    show();
    forget?.();
    return 'kept';
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'ConstraintError';
    if (isClosed) forget?.();
    return isClosed ? 'closed' : 'refused';
  }
}

/** The digits that a paused game shows: none. */
const COVERED = { puzzle: '.'.repeat(81), placed: '.'.repeat(81) };

/**
 * Takes a game over: from now on only `writer` can save it. In the same transaction its former
 * writer, which may be a page still open in another tab, loses that right. Returns the game as it
 * was saved last; undefined if it was never saved.
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
    known = JSON.stringify(kept && resultOf(kept));
    return kept;
  } catch {
    return undefined;
  }
}

async function current(): Promise<Game | undefined> {
  const db = await databaseToRead();
  const id = await db?.get('meta', 'current');
  const game = typeof id === 'string' ? await db?.get('games', id) : undefined;
  return isWhole(game) ? game : undefined;
}

/** Returns the latest unfinished game of a puzzle; undefined if there is none. */
export async function unfinishedGame(puzzle: string): Promise<Game | undefined> {
  const games = await openGames().catch(() => []);
  return games.find((game) => game.puzzle === puzzle);
}

/** Notes in a stored game that its puzzle is played as part of a list. */
export async function joinList(id: string, list: string): Promise<void> {
  const games = (await database())?.transaction('games', 'readwrite');
  const kept = await games?.store.get(id);
  if (kept) void games?.store.put({ ...kept, list });
  await games?.done;
}

/** Returns what is found; `otherwise` if the database fails or takes too long. */
const soon = <T>(found: Promise<T>, otherwise: T): Promise<T> =>
  within(found).then(
    (inTime) => inTime ?? otherwise,
    () => otherwise,
  );

/**
 * Returns the game that was played last; undefined if there is none or the browser does not allow
 * storage.
 */
export const lastGame = (): Promise<Game | undefined> => soon(current(), undefined);

/**
 * Returns the game to open for a puzzle in the address: its unfinished game, else the game that was
 * played last.
 */
export const gameFor = (puzzle: string | undefined): Promise<Game | undefined> =>
  soon(
    current().then(async (last) => {
      if (puzzle === undefined || (last?.puzzle === puzzle && last.solved === null)) return last;
      return (await unfinishedGame(puzzle)) ?? last;
    }),
    undefined,
  );

export const gameById = async (id: string): Promise<Game | undefined> =>
  (await database())?.get('games', id);

/** Returns the games that were begun and are not solved, the latest first. */
export async function openGames(): Promise<Game[]> {
  const games = (await (await databaseToRead())?.getAllFromIndex('games', 'changed')) ?? [];
  return games.filter(isWhole).filter(isUnfinished).reverse();
}

/** The games for the front door. */
export interface Latest {
  /** The game to continue: the one played last, or the latest other one, if it is unfinished. */
  readonly game: Game | undefined;
  /** True if Play opens this game without being asked for its puzzle. */
  readonly isCurrent: boolean;
  /** The number of other unfinished games. */
  readonly others: number;
  /** True if nothing was ever played in this browser: it keeps no games and no results. */
  readonly isNew: boolean;
}

export const NO_GAMES: Latest = { game: undefined, isCurrent: false, others: 0, isNew: true };

/** Returns the game to continue. Without storage there is none. */
export async function latestGames(): Promise<Latest> {
  const results = databaseToRead().then((db) => db?.count('results'));
  const found = Promise.all([current(), openGames(), results]).then(([last, open, solved = 0]) => {
    // A game that the player has chosen is continued even without an entry.
    const isOpen =
      last?.solved === null && (isUnfinished(last) || last.origin !== 'first' || open.length === 0);
    const game = isOpen ? last : open[0];
    return {
      game,
      isCurrent: game !== undefined && game.id === last?.id,
      others: open.filter(({ id }) => id !== game?.id).length,
      isNew: last === undefined && open.length === 0 && solved === 0,
    };
  });
  return soon(found, NO_GAMES);
}
