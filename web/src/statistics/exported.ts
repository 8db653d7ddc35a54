/** The results as a table. */
import type { Exported } from '../lists/exporting';
import type { TechniqueCounts } from '../state/game';
import type { Result } from '../state/result';

const listed = (counts: TechniqueCounts = {}): string =>
  Object.entries(counts)
    .map(([technique, count]) => `${technique} ${count}`)
    .join('; ');

/**
 * Returns the results with their columns. Times are in seconds; moments are in the form of ISO
 * 8601, in UTC.
 */
export const exportedResults = (results: readonly Result[]): Exported[] =>
  results.map((result) => {
    const [where, which, shown] = result.hints;
    return {
      puzzle: result.puzzle,
      columns: [
        ['solved', new Date(result.solved).toISOString()],
        ['rank', result.rank ?? ''],
        ['seconds', Math.round(result.time_ms / 1000)],
        ['mistakes', result.mistakes],
        ['hints_where', where],
        ['hints_technique', which],
        ['hints_shown', shown],
        ['helped', listed(result.helped)],
        ['techniques', listed(result.techniques)],
        ['day', result.day ?? ''],
        ['title', result.title ?? ''],
      ],
    };
  });
