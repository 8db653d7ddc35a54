/**
 * Saves everything to a file and restores it: the collection, the games, their results, the course,
 * the solved puzzles, the drafts of puzzles and patterns, the lists removed lately and the
 * settings, as JSON with a version number.
 */
import type { Game } from '../state/game';
import type { Course } from '../state/lesson';
import type { Result } from '../state/result';
import { asGame } from '../records/game';
import { asCourse } from '../records/lesson';
import { asResult } from '../records/result';
import { asMany, isObject } from '../records/fields';
import { set, settings, type Settings } from '../state/settings.svelte';
import { solvedPuzzles } from '../state/solved';
import { database } from '../state/database';
import { asRemovedList, removedLists } from './bin';
import { binning, type RemovedList } from './binned';
import { asSolved } from './change';
import { putting, type ChangeOptions } from './changes';
import { change, wholeCollection, type Done } from './collection';
import { asDraft, draftsOf, puttingDrafts, type Draft } from './hand-drafts';
import { storedCourse } from './lessons';
import type { Collection } from './records';
import { asList, asPuzzle } from './records';
import { asSettings } from './settings-record';

const VERSION = 1;

export interface Backup extends Collection {
  readonly numpre: number;
  readonly games: readonly Game[];
  readonly results: readonly Result[];
  readonly course: Course;
  readonly solved: readonly string[];
  /** Puzzles and patterns that are set by hand. */
  readonly drafts: readonly Draft[];
  /** Lists that were removed less than 30 days ago. */
  readonly removed: readonly RemovedList[];
  readonly settings: Partial<Settings>;
  /** The number of entries that could not be read. They are left out. */
  readonly damaged: number;
}

/**
 * The reason why a file is refused: it is not a backup of this app, or it is from a later version.
 */
export type Refused = 'not-ours' | 'later';

export async function everything(): Promise<string> {
  const { lists, puzzles } = await wholeCollection();
  const db = await database();
  const games = asMany(await db?.getAll('games'), asGame).found;
  const results = asMany(await db?.getAll('results'), asResult).found;
  const solved = [...(await solvedPuzzles())];
  return JSON.stringify({
    numpre: VERSION,
    lists,
    puzzles,
    games,
    results,
    course: await storedCourse(),
    solved,
    drafts: await draftsOf(asDraft),
    removed: await removedLists(),
    settings: settings(),
  });
}

/**
 * Reads a backup. Builds every record from checked values; damaged entries are left out and
 * counted.
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
  const [lists, puzzles, games, results] = [
    asMany(read.lists, asList),
    asMany(read.puzzles, asPuzzle),
    asMany(read.games, asGame),
    asMany(read.results, asResult),
  ];
  const drafts = asMany(read.drafts, asDraft);
  const removed = asMany(read.removed, asRemovedList);
  const course = asCourse(read.course);
  const solved = asSolved(read.solved);
  const unread = Array.isArray(read.solved) ? read.solved.length - solved.length : 0;
  return {
    numpre: VERSION,
    lists: lists.found,
    puzzles: puzzles.found,
    games: games.found,
    results: results.found,
    course: course.found,
    solved,
    drafts: drafts.found,
    removed: removed.found,
    settings: asSettings(read.settings),
    damaged: [lists, puzzles, games, results, course, drafts, removed].reduce(
      (sum, one) => sum + one.damaged,
      unread,
    ),
  };
}

/** A restored backup, with all that is needed to undo it. */
export interface Restored extends Done {
  readonly settings: Partial<Settings>;
}

/**
 * Adds the records of a backup to those that exist, in one transaction. A record with the same id
 * is replaced, but a game or a draft only by a newer one. A lesson has the progress of both. If the
 * restore is cancelled or fails, everything is as it was.
 */
export async function restore(
  backup: Backup,
  how: Pick<ChangeOptions, 'onprogress' | 'signal'> = {},
): Promise<Restored> {
  const solved = [...new Set([...(await solvedPuzzles()), ...backup.solved])];
  const known = new Map((await draftsOf(asDraft)).map(({ id, changed }) => [id, changed]));
  const drafts = backup.drafts.filter(({ id, changed }) => changed > (known.get(id) ?? -1));
  const done = await change(
    () => ({
      lists: putting(backup.lists),
      puzzles: putting(backup.puzzles),
      games: putting(backup.games),
      results: putting(backup.results),
      course: Object.entries(backup.course),
      solved,
      values: [...puttingDrafts(drafts), ...binning(backup.removed)],
    }),
    { ...how, isNewer: (one, other) => one.changed > other.changed, isAdding: true },
  );
  const before = settings();
  if (done.failure === undefined) set(backup.settings);
  return { ...done, settings: before };
}
