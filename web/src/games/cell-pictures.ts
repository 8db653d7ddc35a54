/** The pictures of a game's cells. */
import { CELLS } from '../rules/houses';
import { areAlike, EMPTY_CELL, type CellPicture } from '../board/picture';
import { derived } from '../state/candidates';
import { clashesOf } from '../state/clashes';
import { cellOf, type Game } from '../state/game';

/**
 * Returns a function that makes the pictures of a game's cells, with clashes marked if asked for. A
 * cell that looks the same as in the last call is the same object, so it is not drawn again. If all
 * do, as with a new rank, so is their list.
 */
export function cellPictures(): (game: Game, isShowingClashes: boolean) => readonly CellPicture[] {
  let before: readonly CellPicture[] = [];
  return (game, isShowingClashes) => {
    const clashing = new Set(
      isShowingClashes ? clashesOf(game.cells).flatMap((clash) => clash.cells) : [],
    );
    const pictures = CELLS.map((cell) => {
      const picture = { ...pictureOf(game, cell), clashes: clashing.has(cell) };
      const old = before[cell];
      return old && areAlike(old, picture) ? old : picture;
    });
    if (pictures.some((one, cell) => one !== before[cell])) before = pictures;
    return before;
  };
}

function pictureOf(game: Game, cell: number): CellPicture {
  const state = cellOf(game, cell);
  return {
    ...EMPTY_CELL,
    digit: state.digit,
    kind: state.given ? 'given' : state.trial > 0 ? 'trial' : 'entered',
    candidates: game.auto ? derived(game.cells, cell) : 0,
    corner: state.corner,
    centre: game.auto ? 0 : state.centre,
    colours: state.colours,
  };
}
