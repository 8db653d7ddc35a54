/** The hints that a game counts. */
import type { Game } from './game';

type Strength = 1 | 2 | 3;

/**
 * Counts a hint by its strength, and by its technique if it names one. A hint that was shown at a
 * lower strength `before` is counted only at the higher one.
 */
export function countHint(
  game: Game,
  strength: Strength,
  before: Strength | null,
  technique?: string,
): Game {
  const [one, two, three] = game.hints;
  const add = (count: number, own: Strength) =>
    count + (strength === own ? 1 : 0) - (before === own ? 1 : 0);
  const { helped } = game;
  const isNamed = technique !== undefined && (before ?? 1) === 1;
  return {
    ...game,
    hints: [add(one, 1), add(two, 2), add(three, 3)],
    ...(isNamed && { helped: { ...helped, [technique]: (helped?.[technique] ?? 0) + 1 } }),
  };
}
