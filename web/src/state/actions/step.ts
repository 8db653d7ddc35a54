import type { CellState } from '../cell';
import { bit, type DigitSet } from '../../rules/digits';
import { cellOf, type Game } from '../game';
import { linesOf } from '../line';
import { commit, undo } from '../patch';
import { cleanUp } from './digit';

/** The effect of a step: its placements and eliminations. */
export interface Effect {
  readonly placements: readonly { readonly cell: number; readonly digit: number }[];
  readonly eliminations: readonly { readonly cell: number; readonly digits: DigitSet }[];
}

/**
 * Applies a step of the engine: places its digits, and removes its candidates, also from centre
 * marks. It is one step of undo.
 */
export function applyStep(game: Game, effect: Effect, isCleaning: boolean): Game {
  const next: CellState[] = [...game.cells];
  for (const { cell, digits } of effect.eliminations) {
    const state = cellOf(game, cell);
    const [removed, accepted] = [state.removed | digits, state.accepted | digits];
    next[cell] = { ...state, removed, accepted, centre: state.centre & ~digits };
  }
  for (const { cell, digit } of effect.placements) {
    next[cell] = { ...(next[cell] ?? cellOf(game, cell)), digit, trial: game.trials.length };
    if (isCleaning && !game.auto) cleanUp(next, [cell], digit);
  }
  return commit(game, { deed: { is: 'hint' }, cells: next });
}

/** Returns whether no digit and no removal contradicts the solution (81 characters). */
export function agrees(cells: readonly CellState[], solution: string): boolean {
  return cells.every(({ digit, removed }, cell) => {
    const right = Number(solution[cell]);
    return digit === 0 ? (removed & bit(right)) === 0 : digit === right;
  });
}

/**
 * Returns to the last state of the game that agrees with the solution, as one step of undo. Returns
 * the same game if it agrees already or no such state is in its history.
 */
export function goBackBeforeMistake(game: Game, solution: string): Game {
  let past = game;
  while (!agrees(past.cells, solution) && past.at > 0) past = undo(past);
  if (past === game || !agrees(past.cells, solution)) return game;
  return commit(game, {
    deed: { is: 'went-back' },
    cells: past.cells,
    trials: past.trials,
    lines: linesOf(past),
  });
}

/** Returns whether the player sees a difference: removals are visible only with candidates. */
export const isVisiblyChanged = (before: Game, after: Game): boolean =>
  after.auto ||
  after.cells.some(({ digit, centre }, cell) => {
    const was = cellOf(before, cell);
    return digit !== was.digit || centre !== was.centre;
  });
