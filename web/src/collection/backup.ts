/** "Save everything to a file", and back: the collection and the games, as JSON with a version. */
import { putCollection, wholeCollection, type Collection } from './collection';
import type { Game } from '../state/game';
import { database, type KeptList, type KeptPuzzle } from '../state/store';

const VERSION = 1;

interface Backup extends Collection {
  readonly numpre: number;
  readonly games: readonly Game[];
}

/** Why a file is not taken: it is none of ours, or a later version's. */
export type Refused = 'not-ours' | 'later';

export async function everything(): Promise<string> {
  const games = (await (await database())?.getAll('games')) ?? [];
  const backup: Backup = { numpre: VERSION, ...(await wholeCollection()), games };
  return JSON.stringify(backup);
}

/** Reads such a file; what is not as it should be is left out, one thing at a time. */
export function readBackup(text: string): Backup | Refused {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return 'not-ours';
  }
  if (!isObject(read) || typeof read.numpre !== 'number') return 'not-ours';
  if (read.numpre > VERSION) return 'later';
  const some = <T>(name: string, is: (one: unknown) => one is T): T[] => {
    const list = read[name];
    return Array.isArray(list) ? list.filter(is) : [];
  };
  return {
    numpre: VERSION,
    lists: some('lists', isList),
    puzzles: some('puzzles', isPuzzle),
    games: some('games', isGame),
  };
}

/** Puts all of it beside what is there; the same ids are replaced. */
export async function restore(backup: Backup): Promise<boolean> {
  const isKept = await putCollection(backup);
  const db = await database();
  if (!db) return isKept;
  const games = db.transaction('games', 'readwrite');
  for (const game of backup.games) void games.store.put(game);
  await games.done;
  return isKept;
}

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isGrid = (value: unknown): value is string => typeof value === 'string' && /^[1-9.]{81}$/.test(value);
const areStrings = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');

function isPuzzle(value: unknown): value is KeptPuzzle {
  if (!isObject(value) || typeof value.id !== 'string' || !isGrid(value.puzzle) || !isGrid(value.canonical))
    return false;
  const numbers = [value.rank, value.clues, value.added];
  return numbers.every((one) => typeof one === 'number') && (value.tags === undefined || areStrings(value.tags));
}

function isList(value: unknown): value is KeptList {
  if (!isObject(value) || typeof value.id !== 'string' || typeof value.name !== 'string') return false;
  return typeof value.order === 'number' && areStrings(value.puzzles);
}

function isGame(value: unknown): value is Game {
  if (!isObject(value) || value.v !== 1 || typeof value.id !== 'string' || !isGrid(value.puzzle)) return false;
  return Array.isArray(value.cells) && value.cells.length === 81 && Array.isArray(value.history);
}
