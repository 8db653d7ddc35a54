/** The deeds of the player that can be heard or felt. */
import type { Game } from '../state/game';

export type Felt = 'digit' | 'mark' | 'solved';

const FELT: Readonly<Record<string, Felt>> = {
  digit: 'digit',
  'trial-begun': 'digit',
  corner: 'mark',
  centre: 'mark',
  candidate: 'mark',
  colour: 'mark',
  line: 'mark',
};

/**
 * Returns what led from one state of a game to the next; undefined for another game, for undo, and
 * for what the player did not do with a digit.
 */
export function feltBetween(before: Game, after: Game): Felt | undefined {
  if (before.id !== after.id || after.at <= before.at) return undefined;
  if (before.solved === null && after.solved !== null) return 'solved';
  const deed = after.history[after.at - 1]?.deed.is;
  return deed === undefined ? undefined : FELT[deed];
}
