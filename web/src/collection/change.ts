/**
 * Changes of the stored collection. A change is done in one transaction, and returns the change
 * that undoes it.
 */
import type { Game } from '../state/game';
import type { IDBPTransaction } from 'idb';
import { database } from '../state/database';
import type { Kept } from '../state/schema';
import { asMany, isObject } from '../records/fields';
import { asCourse } from '../records/lesson';
import { newId } from '../state/ids';
import { COURSE } from '../state/lesson';
import { binned } from './binned';
import {
  countRecords,
  missingIn,
  REMOVED,
  type Change,
  type ChangeOptions,
  type Entry,
  type Plan,
  type Removed,
} from './changes';
import { editList, editPuzzle, type Edited } from './edits';
import { asList, asPuzzle } from './records';
import { swapLessons } from './swap-lessons';

export const SOLVED = 'solved';
/**
 * The most removals that are kept; a user makes fewer in the ten seconds in which they can be
 * undone.
 */
const MOST_REMOVED = 20;

/** The part of the store that has the records of one kind. */
interface Shelf<T> {
  readonly getAllKeys: () => Promise<string[]>;
  readonly get: (id: string) => Promise<T | undefined>;
  readonly put: (record: T) => Promise<unknown>;
  readonly delete: (id: string) => Promise<unknown>;
}

/**
 * The number of records that are written at once. Then the page can draw and handle events. It also
 * is how often the progress is reported.
 */
const PORTION = 500;

/**
 * Puts and deletes records. Returns the entries that undo this. `written` is called with the number
 * of records in each portion.
 */
async function swap<T>(
  shelf: Shelf<T>,
  entries: readonly Entry<T>[],
  written: (count: number) => void,
  merged: (record: T, now: T | undefined) => T = (record) => record,
): Promise<Entry<T>[]> {
  // Most records of a large restore are new. Asking for their keys at once is much faster than
  // asking for each record.
  const known = new Set(await shelf.getAllKeys());
  const before = await Promise.all(
    entries.map(async ([id]) => [id, known.has(id) ? await shelf.get(id) : undefined] as const),
  );
  for (let first = 0; first < entries.length; first += PORTION) {
    const portion = entries.slice(first, first + PORTION);
    await Promise.all(
      portion.map(([id, record], index) =>
        record === null ? shelf.delete(id) : shelf.put(merged(record, before[first + index]?.[1])),
      ),
    );
    written(portion.length);
  }
  return before.map(([id, record]) => [id, record ?? null]);
}

/** Puts and deletes values by their keys. Returns the entries that undo this. */
async function swapValues(
  store: {
    readonly get: (key: string) => Promise<unknown>;
    readonly put: (value: unknown, key: string) => unknown;
    readonly delete: (key: string) => unknown;
  },
  entries: readonly Entry<unknown>[],
): Promise<Entry<unknown>[]> {
  const before = await Promise.all(entries.map(([key]) => store.get(key)));
  for (const [key, value] of entries) {
    if (value === null) void store.delete(key);
    else void store.put(value, key);
  }
  return entries.map(([key], index) => [key, before[index] ?? null]);
}

/** Changes fields of the records that are stored. Returns the edits that undo this. */
async function edit<T, E extends { readonly id: string }>(
  shelf: Shelf<T>,
  edits: readonly E[],
  read: (stored: unknown) => T | undefined,
  edited: (record: T, one: E) => Edited<T, E> | undefined,
): Promise<E[]> {
  const stored = await Promise.all(edits.map(({ id }) => shelf.get(id)));
  return edits.flatMap((one, index) => {
    const record = read(stored[index]);
    const done = record && edited(record, one);
    if (!done) return [];
    void shelf.put(done.record);
    return [done.back];
  });
}

/** The stores of a change. */
type Stores = IDBPTransaction<
  Kept,
  ('lists' | 'puzzles' | 'games' | 'results' | 'meta')[],
  'readwrite'
>;

/**
 * Does a change in one transaction. Edits of records that no longer exist are left out. Returns
 * the change that undoes it, or `null` if the browser does not allow storage. If it fails, nothing
 * is changed.
 */
export async function apply(plan: Plan, options: ChangeOptions = {}): Promise<Change | null> {
  const db = await database();
  if (!db) return null;
  const all = db.transaction(['lists', 'puzzles', 'games', 'results', 'meta'], 'readwrite');
  try {
    const before = await write(all, plan, options);
    await all.done;
    return before;
  } catch (error) {
    all.done.catch(() => undefined);
    // The transaction names the cause, such as a full storage; its requests only that it ended.
    const cause = all.error ?? error;
    try {
      all.abort();
    } catch {
      // It has ended already.
    }
    throw cause;
  }
}

async function write(
  all: Stores,
  plan: Plan,
  { said, merge, isNewer, isAdding, onprogress, signal }: ChangeOptions,
): Promise<Change> {
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
  const of = countRecords(change);
  let count = 0;
  const written = (more: number): void => {
    signal?.throwIfAborted();
    count += more;
    onprogress?.(count, of);
  };
  written(0);
  const lessons = change.course && swapLessons(course, change.course, isAdding);
  const done: Change = {
    ...(change.lists && { lists: await swap(lists, change.lists, written, merge) }),
    ...(change.puzzles && { puzzles: await swap(puzzles, change.puzzles, written) }),
    ...(change.games && { games: await swap(games, change.games, written, newer) }),
    ...(change.results && { results: await swap(results, change.results, written) }),
    ...(lessons && { course: lessons.before }),
    ...(change.values && { values: await swapValues(meta, change.values) }),
    ...(change.puzzleEdits && {
      puzzleEdits: await edit(puzzles, change.puzzleEdits, asPuzzle, editPuzzle),
    }),
    ...(change.listEdits && { listEdits: await edit(lists, change.listEdits, asList, editList) }),
    ...(change.solved && { solved: asSolved(await meta.get(SOLVED)) }),
  };
  const kept = binned(change, done);
  const before: Change =
    kept.length === 0
      ? done
      : { ...done, values: [...(done.values ?? []), ...(await swapValues(meta, kept))] };
  if (change.solved) void meta.put(change.solved, SOLVED);
  if (lessons) void meta.put(lessons.after, COURSE);
  if (change.undoes !== undefined)
    void meta.put(withoutRemoval(await meta.get(REMOVED), change.undoes), REMOVED);
  if (!said || missingIn(change, before) > 0) return before;
  const back = { ...before, undoes: newId() };
  void meta.put(withRemoval(await meta.get(REMOVED), { back, said }), REMOVED);
  return back;
}

/** Adds a removal to those that are kept. They are checked when they are read. */
const withRemoval = (kept: unknown, removed: Removed): unknown[] => [
  ...asKept(kept).slice(1 - MOST_REMOVED),
  removed,
];

/** Takes a removal out of those that are kept. */
const withoutRemoval = (kept: unknown, id: string): unknown[] =>
  asKept(kept).filter((one) => !isObject(one) || !isObject(one.back) || one.back.undoes !== id);

const asKept = (kept: unknown): readonly unknown[] =>
  Array.isArray(kept) ? (kept as readonly unknown[]) : [];

/** Returns the solved puzzles from data that may be damaged. */
export const asSolved = (value: unknown): string[] =>
  asMany(value, (one) => (typeof one === 'string' && /^[1-9.]{81}$/.test(one) ? one : undefined))
    .found;
