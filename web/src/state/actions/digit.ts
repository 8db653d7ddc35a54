import { peersOf } from '../../rules/houses';
import type { CellState } from '../cell';
import { bit } from '../../rules/digits';
import { cellOf, type Game } from '../game';
import { commit } from '../patch';

/** The result of entering a digit. */
export interface Entered {
  readonly game: Game;
  /** The number of cells from whose marks the digit was removed. */
  readonly cleaned: number;
}

/**
 * Enters a digit into all cells that are not givens. If all of them have it already, clears it from
 * all. With `isCleaning` and candidates by hand, also removes it from the marks of their peers, in
 * the same step of undo.
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
  const done = commit(game, { deed: { is: 'digit', digit, cell: first }, cells: next });
  return { game: isOut ? done : noted(done, open, digit), cleaned };
}

/** Notes the digit among the player's entries, except within a trial. */
function noted(game: Game, cells: readonly number[], digit: number): Game {
  if (game.trials.length > 0) return game;
  const known = game.entries ?? [];
  const added = cells.map((cell) => 10 * cell + digit).filter((entry) => !known.includes(entry));
  return added.length === 0 ? game : { ...game, entries: [...known, ...added] };
}

/**
 * Removes a digit from the marks of the peers of these cells. Returns the number of cells changed.
 */
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
