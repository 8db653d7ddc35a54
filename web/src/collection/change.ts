/**
 * Changes of the stored collection. A change is done in one transaction, and returns the change
 * that undoes it.
 */
import type { Game } from '../state/game';
import { database, type KeptList, type KeptPuzzle } from '../state/store';
import { asMany, isObject } from '../records/fields';
import { asCourse, asLesson } from '../records/lesson';
import { COURSE, type Course } from '../state/lesson';
import type { Result } from '../state/result';
import { asResult } from '../records/result';
import { asList, asPuzzle } from './records';
import { swapLessons, type LessonEntry } from './swap-lessons';

/** A record by its id; `null` deletes it. */
export type Entry<T> = readonly [id: string, record: T | null];

/** A change of some stores. Stores that it does not name stay as they are. */
export interface Change {
  readonly lists?: readonly Entry<KeptList>[];
  readonly puzzles?: readonly Entry<KeptPuzzle>[];
  readonly games?: readonly Entry<Game>[];
  readonly results?: readonly Entry<Result>[];
  readonly course?: readonly LessonEntry[];
  /** All puzzles that have been solved; replaces the stored list. */
  readonly solved?: readonly string[];
}

/** Returns a change, from the lists and the course as they are now. */
export type Plan = (lists: readonly KeptList[], course: Course) => Change;

/** The message that names what was removed, and its values. */
export type RemovalMessage = readonly [
  name: string,
  values: Readonly<Record<string, string | number>>,
];

/** A removal as it is kept: the change that undoes it, and its message. */
export interface Removed {
  readonly back: Change;
  readonly said: RemovalMessage;
}

export interface ChangeOptions {
  /**
   * The message about a removal. If given, the removal can be undone even after the page was
   * closed.
   */
  readonly said?: RemovalMessage | undefined;
  /** Returns the list to store, from the list of this change and the one that is stored now. */
  readonly merge?: (put: KeptList, now: KeptList | undefined) => KeptList;
  /** Returns whether a game replaces the stored one. */
  readonly isNewer?: (put: Game, now: Game) => boolean;
  /** True if a lesson keeps the progress that is stored now. */
  readonly isAdding?: boolean;
}

const REMOVED = 'removed';
/**
 * The most removals that are kept; a user makes fewer in the ten seconds in which they can be
 * undone.
 */
const MOST_REMOVED = 20;
export const SOLVED = 'solved';

export const putting = <T extends { readonly id: string }>(records: readonly T[]): Entry<T>[] =>
  records.map((record) => [record.id, record]);

export const deleting = (ids: readonly string[]): Entry<never>[] => ids.map((id) => [id, null]);

/** The part of the store that has the records of one kind. */
interface Shelf<T> {
  readonly getAllKeys: () => Promise<string[]>;
  readonly get: (id: string) => Promise<T | undefined>;
  readonly put: (record: T) => unknown;
  readonly delete: (id: string) => unknown;
}

/** Puts and deletes records. Returns the entries that undo this. */
async function swap<T>(
  shelf: Shelf<T>,
  entries: readonly Entry<T>[],
  merged: (record: T, now: T | undefined) => T = (record) => record,
): Promise<Entry<T>[]> {
  // Most records of a large restore are new. Asking for their keys at once is much faster than
  // asking for each record.
  const known = new Set(await shelf.getAllKeys());
  const before = await Promise.all(
    entries.map(async ([id]) => [id, known.has(id) ? await shelf.get(id) : undefined] as const),
  );
  entries.forEach(([id, record], index) => {
    if (record === null) void shelf.delete(id);
    else void shelf.put(merged(record, before[index]?.[1]));
  });
  return before.map(([id, record]) => [id, record ?? null]);
}

/**
 * Does a change in one transaction. Returns the change that undoes it, or `null` if the browser
 * does not allow storage.
 */
export async function apply(
  plan: Plan,
  { said, merge, isNewer, isAdding }: ChangeOptions = {},
): Promise<Change | null> {
  const db = await database();
  if (!db) return null;
  const all = db.transaction(['lists', 'puzzles', 'games', 'results', 'meta'], 'readwrite');
  const [lists, puzzles, games, results, meta] = [
    all.objectStore('lists'),
    all.objectStore('puzzles'),
    all.objectStore('games'),
    all.objectStore('results'),
    all.objectStore('meta'),
  ];
  const course = asCourse(await meta.get(COURSE)).found;
  const change = plan(asMany(await lists.getAll(), asList).found, course);
  const newer = (put: Game, now: Game | undefined) =>
    now && isNewer && !isNewer(put, now) ? now : put;
  const lessons = change.course && swapLessons(course, change.course, isAdding);
  const before: Change = {
    ...(change.lists && { lists: await swap(lists, change.lists, merge) }),
    ...(change.puzzles && { puzzles: await swap(puzzles, change.puzzles) }),
    ...(change.games && { games: await swap(games, change.games, newer) }),
    ...(change.results && { results: await swap(results, change.results) }),
    ...(lessons && { course: lessons.before }),
    ...(change.solved && { solved: asSolved(await meta.get(SOLVED)) }),
  };
  if (change.solved) void meta.put(change.solved, SOLVED);
  if (lessons) void meta.put(lessons.after, COURSE);
  if (said) {
    const earlier = asMany(await meta.get(REMOVED), asRemoved).found.slice(1 - MOST_REMOVED);
    void meta.put([...earlier, { back: before, said } satisfies Removed], REMOVED);
  }
  await all.done;
  return before;
}

/** Returns the solved puzzles from data that may be damaged. */
export const asSolved = (value: unknown): string[] =>
  asMany(value, (one) => (typeof one === 'string' && /^[1-9.]{81}$/.test(one) ? one : undefined))
    .found;

/** Returns the removals that could still be undone when the page was closed, the latest last. */
export async function keptRemovals(): Promise<Removed[]> {
  return asMany(await (await database())?.get('meta', REMOVED), asRemoved).found;
}

function asRemoved(kept: unknown): Removed | undefined {
  if (!isObject(kept) || !isObject(kept.back) || !Array.isArray(kept.said)) return undefined;
  const [name, values] = kept.said as readonly unknown[];
  const { back } = kept;
  const entries = <T>(list: unknown, read: (one: unknown) => T | undefined): Entry<T>[] =>
    asMany(list ?? [], (one) => asEntry(one, read)).found;
  if (typeof name !== 'string' || !isObject(values)) return undefined;
  const [lists, puzzles] = [entries(back.lists, asList), entries(back.puzzles, asPuzzle)];
  const results = entries(back.results, asResult);
  const course = entries(back.course, asLesson);
  return { back: { lists, puzzles, results, course }, said: [name, values as RemovalMessage[1]] };
}

function asEntry<T>(value: unknown, read: (one: unknown) => T | undefined): Entry<T> | undefined {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return undefined;
  if (value[1] === null) return [value[0], null];
  const record = read(value[1]);
  return record && [value[0], record];
}

/** Deletes the kept removals, when the time to undo them is over. */
export async function forgetRemovals(): Promise<void> {
  await (await database())?.delete('meta', REMOVED);
}
