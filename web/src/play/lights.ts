/** The highlighted cells of a game. */
import { has } from '../rules/digits';
import { CELLS, peersOf } from '../rules/houses';
import type { Light } from '../board/picture';
import { derived } from '../state/candidates';
import type { Game } from '../state/game';
import { cellOf } from '../state/game';
import type { Settings } from '../state/settings.svelte';
import type { Places } from './answers';

interface Focus {
  readonly selection: ReadonlySet<number>;
  /** The digit that is armed or highlighted; 0 for none. */
  readonly digit: number;
  /** The places that the panel or a note points to. */
  readonly places?: Places | undefined;
  readonly flash: number | null;
}

const NO_PLACES: Places = { houses: [], cells: [] };

/** Returns whether the player has marked a digit in a cell by hand. */
function isMarked(game: Game, cell: number, digit: number): boolean {
  const { centre, corner } = cellOf(game, cell);
  return has(game.auto ? corner : centre | corner, digit);
}

/**
 * Returns the highlights: the selection, cells with the same digit, its candidates, and peers.
 * Cells that could hold a digit without showing it are marked only if the player asked for it.
 */
export function lightOf(game: Game, focus: Focus, settings: Readonly<Settings>): Light {
  const [only] = focus.selection.size === 1 ? focus.selection : [];
  const own = only === undefined ? 0 : cellOf(game, only).digit;
  const { houses, cells, wrong = [] } = focus.places ?? NO_PLACES;
  const digit = focus.digit > 0 ? focus.digit : settings.same ? own : 0;
  const isAsked = focus.digit > 0;
  const isSame = (cell: number) =>
    cellOf(game, cell).digit === digit || (isAsked && isMarked(game, cell, digit));
  const isOpen = (cell: number) =>
    has(derived(game.cells, cell), digit) && !game.auto && !isMarked(game, cell, digit);
  return {
    selected: focus.selection,
    same: new Set(digit === 0 ? [] : CELLS.filter(isSame)),
    houses: new Set(houses),
    causes: new Set(cells),
    alarms: new Set([...wrong, ...(focus.flash === null ? [] : [focus.flash])]),
    digit,
    open: new Set(isAsked ? CELLS.filter(isOpen) : []),
    peers: new Set(houses.length > 0 || only === undefined || !settings.peers ? [] : peersOf(only)),
  };
}
