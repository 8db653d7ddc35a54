/**
 * Streaks of days. For example, with the days 1, 2, 3, 5 and 6 solved, the longest streak is 3. On
 * day 6 the current streak is 2, on day 7 as well, because that day is not over. On day 8 it is 0.
 */
import { addDays } from '../calendar/day';

export interface Streak {
  /** The number of days up to today, or up to yesterday. */
  readonly current: number;
  readonly longest: number;
}

/** Returns the streaks of a set of days. Days after today count only for the longest streak. */
export function streakOf(days: ReadonlySet<string>, today: string): Streak {
  const lengthUpTo = (last: string): number => {
    let length = 0;
    for (let day = last; days.has(day); day = addDays(day, -1)) length += 1;
    return length;
  };
  const ends = [...days].filter((day) => !days.has(addDays(day, 1)));
  return {
    current: lengthUpTo(days.has(today) ? today : addDays(today, -1)),
    longest: Math.max(0, ...ends.map(lengthUpTo)),
  };
}
