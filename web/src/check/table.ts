/** The table of many puzzles: what was found of each, which are shown, in which order. */
import { isRank, NONE, SEVERAL, UNREADABLE, WAITING } from './found';
import type { Row } from './rows';

/** What the bars count and filter by, in their order. */
export const GROUPS = [1, 2, 3, 4, 5, 6, 7, 8, SEVERAL, NONE, UNREADABLE] as const;
export type Group = (typeof GROUPS)[number];

/** The faults of an answer, added up; 0 if it is right. */
export const BLANK = 1;
export const CHANGED = 2;
export const CLASH = 4;
/** The value if there is no answer, or none that can be read. */
export const NO_ANSWER = 255;

export type Key = 'number' | 'rank' | 'clues';

export interface View {
  /** The groups that are shown; all, where none is chosen. */
  readonly groups: ReadonlySet<number>;
  /** Only puzzles whose answer is wrong. */
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

/** Returns whether the shown rows depend on the results. */
export const looksAtRanks = ({ groups, sort }: View): boolean => groups.size > 0 || sort === 'rank';

export const isWrong = (verified: number): boolean => verified > 0 && verified !== NO_ANSWER;

/** Ranks in order, then several, none, what is not rated yet, what cannot be read. */
function place(found: number): number {
  const others: Record<number, number> = { [SEVERAL]: 9, [NONE]: 10, [WAITING]: 11 };
  return isRank(found) ? found : (others[found] ?? 12);
}

/** How many puzzles are in each group. */
export function counted(found: Uint8Array): ReadonlyMap<Group, number> {
  const counts = new Uint32Array(256);
  for (const one of found) counts[one] = (counts[one] ?? 0) + 1;
  return new Map(GROUPS.map((group) => [group, counts[group] ?? 0]));
}

/**
 * The rows that are shown, as places in `rows`, in order. Equal ones keep the order of what was
 * read.
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
 * Sorted by a small whole number, without comparing: a hundred thousand rows in a few milliseconds.
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
