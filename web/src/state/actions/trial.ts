import { cellOf, type Game } from '../game';
import type { Trial } from '../history';
import { linesOf } from '../line';
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
  const trial: Trial = { cell, digit, before: game.cells, lines: linesOf(game) };
  const trials = [...game.trials, trial];
  const next = withCells(game, [cell], (state) => ({ ...state, digit, trial: trials.length }));
  if (isCleaning && !game.auto) cleanUp(next, [cell], digit);
  return commit(game, { deed: { is: 'trial-begun', cell, digit }, cells: next, trials });
}
