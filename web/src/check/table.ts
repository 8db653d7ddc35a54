/** The table of many puzzles: the rows to show, and their order. */
import { isRank, NONE, SEVERAL, UNREADABLE, WAITING } from '../engine/found';
import type { Row } from './rows';

/** The groups that the bars count and filter by, in the order of the bars. */
export const GROUPS = [1, 2, 3, 4, 5, 6, 7, 8, SEVERAL, NONE, UNREADABLE] as const;
export type Group = (typeof GROUPS)[number];

/** Faults of an answer. Their sum is stored per row; 0 means that the answer is right. */
export const BLANK = 1;
export const CHANGED = 2;
export const CLASH = 4;
/** The value for a row without an answer, or with one that could not be read. */
export const NO_ANSWER = 255;

export type Key = 'number' | 'rank' | 'clues';

export interface View {
  /** The groups that are shown; if empty, all are. */
  readonly groups: ReadonlySet<number>;
  /** True if only puzzles with a wrong answer are shown. */
  readonly onlyWrong: boolean;
  readonly sort: Key;
  readonly isDescending: boolean;
}

export const ALL: View = {
  groups: new Set(),
  onlyWrong: false,
  sort: 'number',
  isDescending: false,
};

/** Returns whether the shown rows, or their order, depend on the ranks. */
export const usesRanks = ({ groups, sort }: View): boolean => groups.size > 0 || sort === 'rank';

export const isWrong = (verified: number): boolean => verified > 0 && verified !== NO_ANSWER;

/**
 * Returns the place of a result in the order by rank: ranks 1 to 8, multiple solutions, no
 * solution, not rated yet, unreadable.
 */
function place(found: number): number {
  const others: Record<number, number> = { [SEVERAL]: 9, [NONE]: 10, [WAITING]: 11 };
  return isRank(found) ? found : (others[found] ?? 12);
}

/** Returns the number of puzzles in each group. */
export function counted(found: Uint8Array): ReadonlyMap<Group, number> {
  const counts = new Uint32Array(256);
  for (const one of found) counts[one] = (counts[one] ?? 0) + 1;
  return new Map(GROUPS.map((group) => [group, counts[group] ?? 0]));
}

/**
 * Returns the rows to show as indexes into `rows`, in order. Equal rows keep the order of the
 * input.
 */
export function shown(
  rows: readonly Row[],
  found: Uint8Array,
  verified: Uint8Array,
  view: View,
): Uint32Array {
  const { groups, onlyWrong, sort, isDescending } = view;
  const places = new Uint32Array(rows.length);
  let count = 0;
  for (let index = 0; index < rows.length; index++) {
    if (groups.size > 0 && !groups.has(found[index] ?? WAITING)) continue;
    if (onlyWrong && !isWrong(verified[index] ?? NO_ANSWER)) continue;
    places[count++] = index;
  }
  const kept = places.subarray(0, count);
  if (sort === 'number') return isDescending ? kept.reverse() : kept;
  const key = (index: number) =>
    sort === 'rank' ? place(found[index] ?? WAITING) : (rows[index]?.clues ?? 0);
  return bucketed(kept, key, isDescending);
}

/**
 * Sorts rows by a small whole number, without comparisons: a bucket for each value takes a few
 * milliseconds for a hundred thousand rows.
 */
function bucketed(
  rows: Uint32Array,
  key: (row: number) => number,
  isDescending: boolean,
): Uint32Array {
  const buckets: number[][] = [];
  for (const row of rows) (buckets[key(row)] ??= []).push(row);
  const filled = buckets.filter((bucket) => bucket.length > 0);
  return Uint32Array.from((isDescending ? filled.reverse() : filled).flat());
}
