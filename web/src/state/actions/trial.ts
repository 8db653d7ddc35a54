import { CELLS } from '../../rules/houses';
import { bit } from '../../rules/digits';
import { cellOf, type Game } from '../game';
import type { Trial } from '../history';
import { commit } from '../patch';
import { cleanUp } from './digit';
import { withCells } from './marks';

/** Tries a digit in a blank cell: from here on entries belong to the trial. */
export function beginTrial(game: Game, cell: number, digit: number, isCleaning: boolean): Game {
  if (cellOf(game, cell).digit !== 0) return game;
  const trial: Trial = { cell, digit, before: game.cells };
  const trials = [...game.trials, trial];
  const next = withCells(game, [cell], (state) => ({ ...state, digit, trial: trials.length }));
  if (isCleaning && !game.auto) cleanUp(next, [cell], digit);
  return commit(game, { deed: { is: 'trial-begun', cell, digit }, cells: next, trials });
}

/** Makes the entries of the innermost trial ordinary, or those of the trial around it. */
export function keepTrial(game: Game): Game {
  const depth = game.trials.length;
  if (depth === 0) return game;
  const cells = withCells(game, CELLS, (state) =>
    state.trial === depth ? { ...state, trial: depth - 1 } : state,
  );
  return commit(game, { deed: { is: 'trial-kept' }, cells, trials: game.trials.slice(0, -1) });
}

/**
 * The board as it was before the innermost trial; with `isRemoving`, the digit tried is removed
 * from its cell.
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
