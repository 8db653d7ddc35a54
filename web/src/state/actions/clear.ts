import { CELLS } from '../../rules/houses';
import { derived } from '../candidates';
import type { CellState } from '../cell';
import { cellOf, givenCell, type Game } from '../game';
import { commit } from '../patch';
import { withCells } from './marks';

export type Clearing = 'uppermost' | 'corner' | 'centre';

/**
 * Clears the uppermost layer that any of the cells has, in this order: digit, centre marks, corner
 * marks, colours. With another `what`, clears only that layer.
 */
export function clear(game: Game, cells: readonly number[], what: Clearing): Game {
  const open = cells.filter(
    (cell) => !cellOf(game, cell).given || cellOf(game, cell).colours !== 0,
  );
  const first = open[0];
  if (first === undefined) return game;
  const emptied =
    what === 'uppermost' ? uppermost(open.map((cell) => cellOf(game, cell))) : { [what]: 0 };
  const next = withCells(game, open, (state) =>
    state.given
      ? { ...state, colours: 'colours' in emptied ? 0 : state.colours }
      : { ...state, ...emptied },
  );
  return commit(game, { deed: { is: 'cleared', cell: first }, cells: next });
}

function uppermost(states: readonly CellState[]): Partial<CellState> {
  const own = states.filter((state) => !state.given);
  if (own.some((state) => state.digit !== 0)) return { digit: 0, trial: 0 };
  if (own.some((state) => state.centre !== 0)) return { centre: 0 };
  if (own.some((state) => state.corner !== 0)) return { corner: 0 };
  return { colours: 0 };
}

/**
 * Writes the candidates of each blank cell as centre marks, without the removed ones. With
 * `isForgetting`, all removals are forgotten first.
 */
export function fillCandidates(game: Game, isForgetting: boolean): Game {
  const before = isForgetting
    ? withCells(game, CELLS, (state) => ({ ...state, removed: 0, accepted: 0 }))
    : [...game.cells];
  const next = before.map((state, cell) =>
    state.digit === 0 ? { ...state, centre: derived(before, cell) } : state,
  );
  return commit(game, { deed: { is: isForgetting ? 'forgot-and-filled' : 'filled' }, cells: next });
}

/** Clears all marks and colours of the player. Removed candidates stay removed. */
export function clearMarks(game: Game): Game {
  const next = withCells(game, CELLS, (state) => ({ ...state, corner: 0, centre: 0, colours: 0 }));
  return commit(game, { deed: { is: 'marks-cleared' }, cells: next });
}

/** Resets the game to its beginning: nothing entered, marked or removed. */
export function startOver(game: Game): Game {
  const cells = CELLS.map((cell) => givenCell(game.puzzle, cell));
  return commit(game, {
    deed: { is: 'started-over' },
    cells,
    trials: game.trials.length > 0 ? [] : game.trials,
  });
}
