import { peerHolding } from '../candidates';
import { MOST_COLOURS, type CellState } from '../cell';
import { bit, has, size } from '../../rules/digits';
import { cellOf, type Game } from '../game';
import { commit } from '../patch';

type Layer = 'corner' | 'centre' | 'colours';

/**
 * Adds a mark to all cells that can take it. If all of them have it already, removes it from all.
 */
function toggleLayer(game: Game, cells: readonly number[], layer: Layer, digit: number): Game {
  const open = layer === 'colours' ? cells : cells.filter((cell) => cellOf(game, cell).digit === 0);
  const first = open[0];
  if (first === undefined) return game;
  const isOut = open.every((cell) => has(cellOf(game, cell)[layer], digit));
  const isMarked = (state: CellState) =>
    isOut
      ? state[layer] & ~bit(digit)
      : layer === 'colours' && isColoured(state)
        ? state[layer]
        : state[layer] | bit(digit);
  const next = withCells(game, open, (state) => ({ ...state, [layer]: isMarked(state) }));
  const is = layer === 'colours' ? 'colour' : layer;
  return commit(game, { deed: { is, digit, cell: first }, cells: next });
}

const isColoured = (state: CellState): boolean => size(state.colours) >= MOST_COLOURS;

export const toggleCorner = (game: Game, cells: readonly number[], digit: number): Game =>
  toggleLayer(game, cells, 'corner', digit);
export const toggleCentre = (game: Game, cells: readonly number[], digit: number): Game =>
  toggleLayer(game, cells, 'centre', digit);
export const toggleColour = (game: Game, cells: readonly number[], colour: number): Game =>
  toggleLayer(game, cells, 'colours', colour);

/**
 * The result of toggling a candidate: the game, and if the candidate could not be added, the cell
 * and its peer that has the digit.
 */
export interface Toggled {
  readonly game: Game;
  readonly held?: { readonly cell: number; readonly peer: number };
}

/**
 * Removes an automatic candidate, or restores it. A candidate cannot be added if a peer of its cell
 * has the digit.
 */
export function toggleCandidate(game: Game, cells: readonly number[], digit: number): Toggled {
  const blank = cells.filter((cell) => cellOf(game, cell).digit === 0);
  const open = blank.filter((cell) => peerHolding(game, cell, digit) === undefined);
  const first = open[0];
  if (first === undefined) {
    const cell = blank[0];
    const peer = cell === undefined ? undefined : peerHolding(game, cell, digit);
    return cell === undefined || peer === undefined ? { game } : { game, held: { cell, peer } };
  }
  const isOut = open.every((cell) => !has(cellOf(game, cell).removed, digit));
  const next = withCells(game, open, (state) => ({
    ...state,
    removed: isOut ? state.removed | bit(digit) : state.removed & ~bit(digit),
    accepted: isOut ? state.accepted : state.accepted & ~bit(digit),
  }));
  return { game: commit(game, { deed: { is: 'candidate', digit, cell: first }, cells: next }) };
}

/** Returns all cells of the game, with the listed ones changed. */
export function withCells(
  game: Game,
  cells: readonly number[],
  change: (state: CellState, cell: number) => CellState,
): CellState[] {
  const next = [...game.cells];
  for (const cell of cells) next[cell] = change(cellOf(game, cell), cell);
  return next;
}
