/** The steps of a game, for replaying it. */
import type { Game } from './game';
import type { Deed, Patch } from './history';
import { cellOfEnd } from './line';
import { undo } from './patch';

/**
 * Returns the game after each of its steps that are done, beginning with the game before the first.
 * Steps that were undone are not part of it.
 */
export function momentsOf(game: Game): readonly Game[] {
  const moments = [game];
  for (let past = game; past.at > 0;) {
    past = undo(past);
    moments.push(past);
  }
  return moments.reverse();
}

/** The steps that change the whole board. */
const WHOLE: ReadonlySet<Deed['is']> = new Set([
  'filled',
  'forgot-and-filled',
  'marks-cleared',
  'started-over',
  'went-back',
  'pasted',
  'trial-kept',
  'trial-discarded',
] as const);

/** Returns the cells that a step was about; none if it changed the whole board. */
export function cellsOf({ deed, cells }: Patch): readonly number[] {
  if (WHOLE.has(deed.is)) return [];
  if (deed.is === 'line') return [cellOfEnd(deed.from), cellOfEnd(deed.to)];
  if (deed.is === 'cleared' && cells.length === 0) return [deed.cell];
  // Entering a digit may also remove marks from other cells.
  const placed = cells.filter(([, before, after]) => before.digit !== after.digit);
  return (placed.length > 0 ? placed : cells).map(([cell]) => cell);
}
