/**
 * A game in the form that a link carries. A link never contains the solution or the time.
 *
 * Sets of digits are numbers with one bit per digit: the centre marks 2 and 5 of a cell are
 * `0b000010010`, which is 18. If the cell has a digit, the link contains 0 for its marks.
 */
import type { LinkState } from '../engine/types/messages';
import { CELLS } from '../rules/houses';
import type { CellState } from './cell';
import { cellOf, newGame, placedOf, type Game } from './game';

/** The bit for automatic candidates. A link has eight bits for settings of the page. */
const AUTO = 1;

export function linkState(game: Game): LinkState {
  const sets = (of: (state: CellState) => number) => game.cells.map(of);
  return {
    givens: game.puzzle,
    placed: placedOf(game),
    // Marks hidden by a digit are not in the link.
    corner: sets(({ digit, corner }) => (digit === 0 ? corner : 0)),
    centre: sets(({ digit, centre }) => (digit === 0 ? centre : 0)),
    removed: sets(({ digit, removed }) => (digit === 0 ? removed : 0)),
    colours: sets(({ colours }) => colours),
    title: game.title,
    settings: game.auto ? AUTO : 0,
  };
}

/** Returns the game of a link, in the state in which the link was made. */
export function gameOfLink(
  state: LinkState,
  made: { readonly id: string; readonly now: number },
): Game {
  const auto = ((state.settings ?? 0) & AUTO) !== 0;
  const game = newGame({
    ...made,
    puzzle: state.givens,
    title: state.title ?? '',
    origin: 'link',
    auto,
  });
  const cells = CELLS.map((cell): CellState => {
    const before = cellOf(game, cell);
    return {
      ...before,
      digit: before.given ? before.digit : Number(state.placed?.[cell]) || 0,
      corner: state.corner?.[cell] ?? 0,
      centre: state.centre?.[cell] ?? 0,
      removed: state.removed?.[cell] ?? 0,
      colours: state.colours?.[cell] ?? 0,
    };
  });
  return { ...game, cells };
}
