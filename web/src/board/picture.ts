/** What a board shows, without any meaning for a game: what every page draws. */
import { CELLS } from '../rules/houses';
import type { DigitSet } from '../rules/digits';

/** How a digit is written. */
export type DigitKind = 'given' | 'entered' | 'trial' | 'hollow';

export interface CellPicture {
  readonly digit: number;
  readonly kind: DigitKind;
  /** Drawn in fixed places of the 3×3. */
  readonly candidates: DigitSet;
  /** The candidates with a ring round them. */
  readonly ringed?: DigitSet;
  readonly corner: DigitSet;
  readonly centre: DigitSet;
  readonly colours: DigitSet;
  readonly clashes: boolean;
}

export const EMPTY_CELL: CellPicture = {
  digit: 0,
  kind: 'given',
  candidates: 0,
  corner: 0,
  centre: 0,
  colours: 0,
  clashes: false,
};

/** Cells of 81 characters: givens, and digits placed beside them. */
export function pictureOf(givens: string, placed = ''): CellPicture[] {
  return CELLS.map((cell) => {
    const given = Number(givens[cell]) || 0;
    const own = Number(placed[cell]) || 0;
    return { ...EMPTY_CELL, digit: given || own, kind: given > 0 ? 'given' : 'entered' };
  });
}

/** Cells that are lit up. */
export interface Light {
  readonly selected: ReadonlySet<number>;
  readonly same: ReadonlySet<number>;
  readonly peers: ReadonlySet<number>;
  /** Cells of houses that are pointed to. */
  readonly houses: ReadonlySet<number>;
  /** Cells that are pointed to. */
  readonly causes: ReadonlySet<number>;
  /** A cell that flashes. */
  readonly flash: number | null;
}

const NONE: ReadonlySet<number> = new Set();
export const NO_LIGHT: Light = { selected: NONE, same: NONE, peers: NONE, houses: NONE, causes: NONE, flash: null };

/** Whether a cell has another ground than the board. */
export const isColoured = (cell: CellPicture | undefined, light: Light, index: number): boolean =>
  (cell !== undefined && (cell.colours !== 0 || cell.clashes)) ||
  light.flash === index ||
  [light.selected, light.same, light.peers, light.houses, light.causes].some((lit) => lit.has(index));

/** Whether anything stands in a cell. */
export const isWritten = (cell: CellPicture | undefined): boolean =>
  cell !== undefined && (cell.digit !== 0 || (cell.candidates | cell.corner | cell.centre) !== 0);
