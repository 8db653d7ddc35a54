import { peersOf } from '../../rules/houses';
import type { CellState } from '../cell';
import { bit } from '../../rules/digits';
import { cellOf, type Game } from '../game';
import { commit } from '../patch';

/** What entering a digit did. */
export interface Entered {
  readonly game: Game;
  /** From how many cells the digit was cleaned up. */
  readonly cleaned: number;
}

/**
 * A digit into all cells that are not given; out of all, if all have it. With `isCleaning` and
 * candidates by hand, it goes out of the peers' marks in the same step.
 */
export function enterDigit(
  game: Game,
  cells: readonly number[],
  digit: number,
  isCleaning: boolean,
): Entered {
  const open = cells.filter((cell) => !cellOf(game, cell).given);
  const first = open[0];
  if (first === undefined) return { game, cleaned: 0 };
  const isOut = open.every((cell) => cellOf(game, cell).digit === digit);
  const next: CellState[] = [...game.cells];
  for (const cell of open) {
    next[cell] = {
      ...cellOf(game, cell),
      digit: isOut ? 0 : digit,
      trial: isOut ? 0 : game.trials.length,
    };
  }
  const cleaned = isOut || !isCleaning || game.auto ? 0 : cleanUp(next, open, digit);
  return {
    game: commit(game, { deed: { is: 'digit', digit, cell: first }, cells: next }),
    cleaned,
  };
}

/** Takes a digit out of the marks of the peers of these cells; from how many cells. */
export function cleanUp(cells: CellState[], placed: readonly number[], digit: number): number {
  let count = 0;
  for (const peer of new Set(placed.flatMap((cell) => peersOf(cell)))) {
    const state = cells[peer];
    if (state?.digit !== 0 || ((state.centre | state.corner) & bit(digit)) === 0) continue;
    cells[peer] = {
      ...state,
      centre: state.centre & ~bit(digit),
      corner: state.corner & ~bit(digit),
    };
    count += 1;
  }
  return count;
}
