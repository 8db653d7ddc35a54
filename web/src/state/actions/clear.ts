import { CELLS } from '../../rules/houses';
import { derived } from '../candidates';
import type { CellState } from '../cell';
import { cellOf, givenCell, type Game } from '../game';
import { isAt, linesOf } from '../line';
import { commit } from '../patch';
import { withCells } from './marks';

export type Clearing = 'uppermost' | 'corner' | 'centre' | 'lines';

/**
 * Clears the uppermost layer that any of the cells has, in this order: digit, centre marks, corner
 * marks, colours, lines. With another `what`, clears only that layer.
 */
export function clear(game: Game, cells: readonly number[], what: Clearing): Game {
  if (what === 'lines') return clearLines(game, cells);
  const next = clearLayer(game, cells, what);
  return what === 'uppermost' && next === game ? clearLines(game, cells) : next;
}

function clearLayer(
  game: Game,
  cells: readonly number[],
  what: 'uppermost' | 'corner' | 'centre',
): Game {
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

/** Removes the lines that end in any of these cells. */
function clearLines(game: Game, cells: readonly number[]): Game {
  const [cell] = cells;
  if (cell === undefined) return game;
  const lines = linesOf(game).filter((line) => !cells.some((one) => isAt(line, one)));
  return commit(game, { deed: { is: 'cleared', cell }, cells: game.cells, lines });
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

/** Clears all marks, colours and lines of the player. Removed candidates stay removed. */
export function clearMarks(game: Game): Game {
  const next = withCells(game, CELLS, (state) => ({ ...state, corner: 0, centre: 0, colours: 0 }));
  return commit(game, { deed: { is: 'marks-cleared' }, cells: next, lines: [] });
}

/** Resets the game to its beginning: nothing entered, marked, removed or drawn. */
export function startOver(game: Game): Game {
  const cells = CELLS.map((cell) => givenCell(game.puzzle, cell));
  return commit(game, {
    deed: { is: 'started-over' },
    cells,
    trials: game.trials.length > 0 ? [] : game.trials,
    lines: [],
  });
}
