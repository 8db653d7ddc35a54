import { peersOf } from '../rules/houses';
import type { CellState } from './cell';
import { ALL_DIGITS, bit, has, type DigitSet } from '../rules/digits';
import { cellOf, type Game } from './game';

/** The digits that no peer holds. */
export function allowed(cells: readonly Pick<CellState, 'digit'>[], cell: number): DigitSet {
  return peersOf(cell).reduce((set, peer) => set & ~bit(cells[peer]?.digit ?? 0), ALL_DIGITS);
}

/**
 * Automatic candidates: the digits that no peer holds, without those that were removed; none where
 * there is a digit.
 */
export function derived(cells: readonly CellState[], cell: number): DigitSet {
  const state = cells[cell];
  return state?.digit !== 0 ? 0 : allowed(cells, cell) & ~state.removed;
}

/** The candidates that are shown in a cell: derived, or by hand. */
export function shownCandidates(game: Game, cell: number): DigitSet {
  if (cellOf(game, cell).digit !== 0) return 0;
  return game.auto ? derived(game.cells, cell) : cellOf(game, cell).centre;
}

/** A peer that holds a digit, if one does. */
export function peerHolding(game: Game, cell: number, digit: number): number | undefined {
  return peersOf(cell).find((peer) => cellOf(game, peer).digit === digit);
}

/**
 * The candidates for the engine, where they are not simply what the digits leave. With automatic
 * candidates all that was removed counts. By hand only what accepted hints removed: the player's
 * own removals are not to be seen then, and a hint must not use what the player cannot see; but a
 * hint that was done and changed nothing would be given again and again.
 */
export function candidatesForEngine(game: Game): number[] | undefined {
  const gone = (state: CellState) => (game.auto ? state.removed : state.accepted);
  if (!game.auto && game.cells.every((state) => state.accepted === 0)) return undefined;
  return game.cells.map((state, cell) =>
    state.digit === 0 ? allowed(game.cells, cell) & ~gone(state) : bit(state.digit),
  );
}

/** Returns whether a digit is among the centre marks or the derived candidates. */
export const isCandidate = (game: Game, cell: number, digit: number): boolean =>
  has(shownCandidates(game, cell), digit);
