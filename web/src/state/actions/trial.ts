import { CELLS } from '../../rules/houses';
import { bit } from '../../rules/digits';
import { cellOf, type Game } from '../game';
import type { Trial } from '../history';
import { commit } from '../patch';
import { cleanUp } from './digit';
import { withCells } from './marks';

/**
 * Tries a digit in a blank cell. From now on entries belong to the trial: each cell keeps the depth
 * of its trial, 0 outside of any. Trials can be nested:
 *
 *     5 in r1c1        trial 0
 *     try 3 in r2c4    trial 1 begins
 *     7 in r2c5        trial 1
 *     try 1 in r9c9    trial 2 begins
 *
 * Keeping trial 2 turns its 1 into an entry of trial 1. Discarding trial 1 restores the board from
 * before the 3: the 5 stays, the rest is gone. Undo treats each of these lines as one action.
 */
export function beginTrial(game: Game, cell: number, digit: number, isCleaning: boolean): Game {
  if (cellOf(game, cell).digit !== 0) return game;
  const trial: Trial = { cell, digit, before: game.cells };
  const trials = [...game.trials, trial];
  const next = withCells(game, [cell], (state) => ({ ...state, digit, trial: trials.length }));
  if (isCleaning && !game.auto) cleanUp(next, [cell], digit);
  return commit(game, { deed: { is: 'trial-begun', cell, digit }, cells: next, trials });
}

/** Turns the entries of the innermost trial into entries of the level above it. */
export function keepTrial(game: Game): Game {
  const depth = game.trials.length;
  if (depth === 0) return game;
  const cells = withCells(game, CELLS, (state) =>
    state.trial === depth ? { ...state, trial: depth - 1 } : state,
  );
  return commit(game, { deed: { is: 'trial-kept' }, cells, trials: game.trials.slice(0, -1) });
}

/**
 * Restores the board from before the innermost trial. With `isRemoving` the tried digit is removed
 * from the candidates of its cell.
 */
export function discardTrial(game: Game, isRemoving: boolean): Game {
  const trial = game.trials.at(-1);
  if (!trial) return game;
  const strike = bit(trial.digit);
  const cells = trial.before.map((state, cell) =>
    isRemoving && cell === trial.cell
      ? { ...state, removed: state.removed | strike, centre: state.centre & ~strike }
      : state,
  );
  return commit(game, { deed: { is: 'trial-discarded' }, cells, trials: game.trials.slice(0, -1) });
}
