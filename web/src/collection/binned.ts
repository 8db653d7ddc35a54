/**
 * Removed lists: each is kept with its puzzles for 30 days, and can be restored until then. It is a
 * value of `meta`, whose key has the time of the removal. So the old ones are found and deleted by
 * their keys, and are not read for this.
 */
import type { KeptList, KeptPuzzle } from '../state/schema';
import type { Change, Entry } from './changes';

/** A list that was removed, with its puzzles. */
export interface RemovedList {
  /** The time of the removal. */
  readonly removed: number;
  readonly list: KeptList;
  readonly puzzles: readonly KeptPuzzle[];
}

/** The beginning of the keys of removed lists. */
export const BIN = 'removed-list ';
/** Returns the beginning of the keys of a time. They sort as the times do. */
export const binFrom = (time: number): string =>
  BIN + String(Math.max(0, Math.round(time))).padStart(16, '0');

/** Returns the key of a removed list. */
export const binKey = ({ removed, list }: RemovedList): string => `${binFrom(removed)} ${list.id}`;

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
