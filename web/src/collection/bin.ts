/** The lists that were removed in the last 30 days: to read, restore and delete. */
import { asMany, asTime, complete, isObject } from '../records/fields';
import { database, keysWith } from '../state/database';
import { BIN, binFrom, binKey, type RemovedList } from './binned';
import { deleting, putting, type RemovalMessage } from './changes';
import { change, type Done } from './collection';
import { asList, asPuzzle } from './records';

/** The days for which a removed list is kept. */
export const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

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

/** Returns the number of removed lists. */
export const countRemovedLists = async (): Promise<number> =>
  (await (await database())?.count('meta', keysWith(BIN))) ?? 0;

/** Returns the removed lists, the latest first. */
export async function removedLists(): Promise<RemovedList[]> {
  const kept = await (await database())?.getAll('meta', keysWith(BIN));
  return asMany(kept, asRemovedList).found.reverse();
}

/** Deletes the lists that were removed more than 30 days ago. */
export async function purgeRemovedLists(now: number): Promise<void> {
  const old = IDBKeyRange.bound(BIN, binFrom(expiryOf(now)));
  await (await database())?.delete('meta', old);
}

/** Restores a removed list. If it exists again in the meantime, it gets its puzzles back. */
export const restoreList = (removed: RemovedList): Promise<Done> =>
  change(
    () => ({
      lists: putting([removed.list]),
      puzzles: putting(removed.puzzles),
      values: deleting([binKey(removed)]),
    }),
    {
      merge: (put, now) =>
        now ? { ...now, puzzles: [...new Set([...put.puzzles, ...now.puzzles])] } : put,
    },
  );

/** Deletes a removed list for good. */
export const eraseList = (removed: RemovedList, said: RemovalMessage): Promise<Done> =>
  change(() => ({ values: deleting([binKey(removed)]) }), { said });
