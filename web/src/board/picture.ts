/** The picture of a board, as every page draws it; it knows no game. */
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

/** Returns the pictures of 81 cells from the givens and the placed digits. */
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
export const NO_LIGHT: Light = {
  selected: NONE,
  same: NONE,
  peers: NONE,
  houses: NONE,
  causes: NONE,
  flash: null,
};

/** How a cell is lit up. */
export const GROUNDS = ['peer', 'same', 'clash', 'house', 'selected'] as const;
type Ground = (typeof GROUNDS)[number];

/** The light of a cell; the player's own colours are not lit over. */
export function groundOf(
  cell: CellPicture | undefined,
  light: Light,
  index: number,
): Ground | undefined {
  if (cell && cell.colours !== 0) return undefined;
  if (light.flash === index) return 'clash';
  if (light.selected.has(index)) return 'selected';
  if (light.houses.has(index)) return 'house';
  if (cell?.clashes) return 'clash';
  if (light.same.has(index)) return 'same';
  return light.peers.has(index) ? 'peer' : undefined;
}

/** Returns whether two cells look the same. */
export const areAlike = (one: CellPicture, other: CellPicture): boolean =>
  one.digit === other.digit &&
  one.kind === other.kind &&
  one.candidates === other.candidates &&
  one.ringed === other.ringed &&
  one.corner === other.corner &&
  one.centre === other.centre &&
  one.colours === other.colours &&
  one.clashes === other.clashes;

/** Returns whether a cell shows anything. */
export const isWritten = (cell: CellPicture | undefined): boolean =>
  cell !== undefined && (cell.digit !== 0 || (cell.candidates | cell.corner | cell.centre) !== 0);
