/** Figures about results by rank: counts and times. */
import type { Result } from '../state/result';

export interface RankFigures {
  readonly rank: number;
  readonly count: number;
  /** The times of all games, in milliseconds, in increasing order. */
  readonly times: readonly number[];
  readonly best: number | undefined;
  readonly median: number | undefined;
}

/** Returns the median of numbers in increasing order; of an even number, the mean of the middle. */
export function medianOf(sorted: readonly number[]): number | undefined {
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** Returns the figures of one rank. */
export function figuresOf(results: readonly Result[], rank: number): RankFigures {
  const own = results.filter((result) => result.rank === rank);
  const times = own.map(({ time_ms }) => time_ms).sort((one, other) => one - other);
  return { rank, count: own.length, times, best: times[0], median: medianOf(times) };
}
