/** Results that never were, as a sample of the page for a player without any. */
import { RANKS } from '../state/ranks';
import type { Result } from '../state/result';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const GAMES = 60;

/** Returns results whose times rise with the rank. */
export function sampleResults(): Result[] {
  return Array.from({ length: GAMES }, (_, index): Result => {
    const rank = RANKS[(index * 7) % 6] ?? 1;
    const spread = 0.7 + ((index * 13) % 10) / 15;
    return {
      id: `sample-${index}`,
      puzzle: '.'.repeat(81),
      rank,
      time_ms: 3 * MINUTE_MS * 1.5 ** (rank - 1) * spread,
      hints: index % 4 === 0 ? [1, 0, 0] : [0, 0, 0],
      mistakes: 0,
      solved: Date.now() - ((index * 11) % 120) * DAY_MS,
      origin: 'made',
      ...(index % 4 === 0 && {
        helped: { [index % 8 === 0 ? 'x-wing' : 'hidden-pair']: 1 + (index % 3) },
      }),
    };
  });
}
