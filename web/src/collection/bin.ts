/**
 * Removed lists: each is kept with its puzzles for 30 days, and can be restored until then. It is a
 * value of `meta`, whose key has the time of the removal. So the old ones are found and deleted by
 * their keys, and are not read for this.
 */
import { asMany, asTime, complete, isObject } from '../records/fields';
import { database, type KeptList, type KeptPuzzle } from '../state/store';
import type { Change, Entry } from './changes';
import { asList, asPuzzle } from './records';

/** A list that was removed, with its puzzles. */
export interface RemovedList {
  /** The time of the removal. */
  readonly removed: number;
  readonly list: KeptList;
  readonly puzzles: readonly KeptPuzzle[];
}

/** The days for which a removed list is kept. */
export const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const KEY = 'removed-list ';
/** Returns the beginning of the keys of a time. They sort as the times do. */
const keyFrom = (time: number): string =>
  KEY + String(Math.max(0, Math.round(time))).padStart(16, '0');

export const binKey = ({ removed, list }: RemovedList): string => `${keyFrom(removed)} ${list.id}`;

const all = (): IDBKeyRange => IDBKeyRange.bound(KEY, `${KEY}\uffff`);

/** Returns the last time whose removals are deleted. */
export const expiryOf = (now: number): number => now - KEPT_DAYS * DAY_MS;

/** Returns for how many days a removed list is still kept; at least 1. */
export const daysLeft = ({ removed }: RemovedList, now: number): number =>
  Math.max(1, Math.min(KEPT_DAYS, Math.ceil((removed - expiryOf(now)) / DAY_MS)));

/** Returns a removed list, or `undefined` if the data is not a valid one. */
export function asRemovedList(value: unknown): RemovedList | undefined {
  if (!isObject(value)) return undefined;
  return complete<RemovedList>({
    removed: asTime(value.removed),
    list: asList(value.list),
    puzzles: Array.isArray(value.puzzles) ? asMany(value.puzzles, asPuzzle).found : undefined,
  });
}

/** Returns the entries that keep removed lists. */
export const binning = (removed: readonly RemovedList[]): Entry<RemovedList>[] =>
  removed.map((one) => [binKey(one), one]);

/**
 * Returns the entries that keep the lists that a change has deleted, from what was stored before
 * it.
 */
export function binned({ lists = [], removed }: Change, before: Change): Entry<RemovedList>[] {
  if (removed === undefined) return [];
  const gone = new Set(lists.flatMap(([id, record]) => (record === null ? [id] : [])));
  const puzzles = new Map((before.puzzles ?? []).map(([id, record]) => [id, record]));
  return binning(
    (before.lists ?? []).flatMap(([id, list]) =>
      list && gone.has(id)
        ? [{ removed, list, puzzles: list.puzzles.flatMap((one) => puzzles.get(one) ?? []) }]
        : [],
    ),
  );
}

/** Returns the number of removed lists. */
export const countRemovedLists = async (): Promise<number> =>
  (await (await database())?.count('meta', all())) ?? 0;

/** Returns the removed lists, the latest first. */
export async function removedLists(): Promise<RemovedList[]> {
  const kept = await (await database())?.getAll('meta', all());
  return asMany(kept, asRemovedList).found.reverse();
}

/** Deletes the lists that were removed more than 30 days ago. */
export async function purgeRemovedLists(now: number): Promise<void> {
  const old = IDBKeyRange.bound(KEY, keyFrom(expiryOf(now)));
  await (await database())?.delete('meta', old);
}
