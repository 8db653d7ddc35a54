/**
 * "Save everything to a file", and back: the collection, the games, what was solved and the
 * settings, as JSON with a version.
 */
import type { Game } from '../state/game';
import { asGame } from '../records/game';
import { asMany, isObject } from '../records/fields';
import { set, settings, type Settings } from '../state/settings.svelte';
import { database, solvedPuzzles } from '../state/store';
import { asSolved, putting } from './change';
import { change, wholeCollection, type Done } from './collection';
import type { Collection } from './records';
import { asList, asPuzzle } from './records';
import { asSettings } from './settings-record';

const VERSION = 1;

export interface Backup extends Collection {
  readonly numpre: number;
  readonly games: readonly Game[];
  readonly solved: readonly string[];
  readonly settings: Partial<Settings>;
  /** How many entries of the file cannot be read. They are left out. */
  readonly damaged: number;
}

/** Why a file is not taken: it is none of ours, or a later version's. */
export type Refused = 'not-ours' | 'later';

export async function everything(): Promise<string> {
  const { lists, puzzles } = await wholeCollection();
  const games = asMany(await (await database())?.getAll('games'), asGame).found;
  const solved = [...(await solvedPuzzles())];
  return JSON.stringify({ numpre: VERSION, lists, puzzles, games, solved, settings: settings() });
}

/**
 * Reads such a file. Every record is built from checked values; an entry that is damaged is left
 * out and counted.
 */
export function readBackup(text: string): Backup | Refused {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return 'not-ours';
  }
  if (!isObject(read) || typeof read.numpre !== 'number') return 'not-ours';
  if (read.numpre > VERSION) return 'later';
  const [lists, puzzles, games] = [
    asMany(read.lists, asList),
    asMany(read.puzzles, asPuzzle),
    asMany(read.games, asGame),
  ];
  const solved = asSolved(read.solved);
  const unread = Array.isArray(read.solved) ? read.solved.length - solved.length : 0;
  return {
    numpre: VERSION,
    lists: lists.found,
    puzzles: puzzles.found,
    games: games.found,
    solved,
    settings: asSettings(read.settings),
    damaged: lists.damaged + puzzles.damaged + games.damaged + unread,
  };
}

/** What a restored file can be taken back by. */
export interface Restored extends Done {
  readonly settings: Partial<Settings>;
}

/**
 * Puts all of it with what is there, in one transaction. Records with the same ids are replaced, a
 * game only by a newer one.
 */
export async function restore(backup: Backup): Promise<Restored> {
  const solved = [...new Set([...(await solvedPuzzles()), ...backup.solved])];
  const done = await change(
    () => ({
      lists: putting(backup.lists),
      puzzles: putting(backup.puzzles),
      games: putting(backup.games),
      solved,
    }),
    { isNewer: (one, other) => one.changed > other.changed },
  );
  const before = settings();
  set(backup.settings);
  return { ...done, settings: before };
}
