import { peersOf } from '../rules/houses';
import type { CellState } from './cell';
import { ALL_DIGITS, bit, type DigitSet } from '../rules/digits';
import { cellOf, type Game } from './game';

/** Returns the digits that no peer of a cell has. */
export function allowed(cells: readonly Pick<CellState, 'digit'>[], cell: number): DigitSet {
  return peersOf(cell).reduce((set, peer) => set & ~bit(cells[peer]?.digit ?? 0), ALL_DIGITS);
}

/**
 * Returns the automatic candidates of a cell: the digits that no peer has, without the removed
 * ones. Returns none if the cell has a digit.
 */
export function derived(cells: readonly CellState[], cell: number): DigitSet {
  const state = cells[cell];
  return state?.digit !== 0 ? 0 : allowed(cells, cell) & ~state.removed;
}

/** Returns the candidates shown in a cell: automatic ones, or the player's centre marks. */
export function shownCandidates(game: Game, cell: number): DigitSet {
  if (cellOf(game, cell).digit !== 0) return 0;
  return game.auto ? derived(game.cells, cell) : cellOf(game, cell).centre;
}

/** Returns a peer of the cell that has the digit; undefined if there is none. */
export function peerHolding(game: Game, cell: number, digit: number): number | undefined {
  return peersOf(cell).find((peer) => cellOf(game, peer).digit === digit);
}

/**
 * Returns the candidates to send to the engine; undefined if they follow from the digits. With
 * automatic candidates, all removals count.
 *
 * If the player writes candidates by hand, only removals of accepted hints count. The player's own
 * removals are not visible then, and a hint must not rely on something invisible. But without the
 * removals of hints, a hint that only removed candidates would be given again and again.
 */
export function candidatesForEngine(game: Game): number[] | undefined {
  const gone = (state: CellState) => (game.auto ? state.removed : state.accepted);
  if (!game.auto && game.cells.every((state) => state.accepted === 0)) return undefined;
  return game.cells.map((state, cell) =>
    state.digit === 0 ? allowed(game.cells, cell) & ~gone(state) : bit(state.digit),
  );
}
