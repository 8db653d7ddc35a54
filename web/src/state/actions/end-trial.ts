import { bit } from '../../rules/digits';
import { CELLS } from '../../rules/houses';
import type { Game } from '../game';
import { commit } from '../patch';
import { withCells } from './marks';

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
  return commit(game, {
    deed: { is: 'trial-discarded' },
    cells,
    trials: game.trials.slice(0, -1),
    lines: trial.lines ?? [],
  });
}
