/** Figures about results: help by technique, days, totals. */
import { dayOf } from '../calendar/day';
import { hintsOf, type Result } from '../state/result';

/** Returns the techniques of all hints, the most frequent first, with their numbers. */
export function helpOf(
  results: readonly Result[],
): (readonly [technique: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const [technique, count] of results.flatMap(({ helped = {} }) => Object.entries(helped)))
    counts.set(technique, (counts.get(technique) ?? 0) + count);
  return [...counts].sort(([one, few], [other, many]) => many - few || (one < other ? -1 : 1));
}

/** Returns how many games were solved on each day, by the calendar of the device. */
export function countsByDay(results: readonly Result[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { solved } of results) {
    const day = dayOf(solved);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

/** Returns the puzzles of the day that were solved, by their days, each with its best time. */
export function dailyTimes(results: readonly Result[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { day, time_ms } of results)
    if (day !== undefined) times.set(day, Math.min(time_ms, times.get(day) ?? Infinity));
  return times;
}

export interface Totals {
  readonly count: number;
  /** The time of all games, in milliseconds. */
  readonly time_ms: number;
  /** The part of the games that were solved without a hint, from 0 to 1. */
  readonly withoutHint: number;
}

export function totalsOf(results: readonly Result[]): Totals {
  return {
    count: results.length,
    time_ms: results.reduce((sum, { time_ms }) => sum + time_ms, 0),
    withoutHint:
      results.filter((result) => hintsOf(result) === 0).length / Math.max(1, results.length),
  };
}
