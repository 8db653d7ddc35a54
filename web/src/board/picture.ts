/** The picture of a board, as every page draws it. It contains what is shown, not the game. */
import { CELLS } from '../rules/houses';
import type { DigitSet } from '../rules/digits';

/** The way in which a digit is drawn. */
export type DigitKind = 'given' | 'entered' | 'trial' | 'hollow';

export interface CellPicture {
  readonly digit: number;
  readonly kind: DigitKind;
  /** Candidates, drawn in their fixed places in the 3×3 square. */
  readonly candidates: DigitSet;
  /** The candidates that have a ring around them. */
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

/** Returns the pictures of the 81 cells for these givens and placed digits. */
export function pictureOf(givens: string, placed = ''): CellPicture[] {
  return CELLS.map((cell) => {
    const given = Number(givens[cell]) || 0;
    const own = Number(placed[cell]) || 0;
    return { ...EMPTY_CELL, digit: given || own, kind: given > 0 ? 'given' : 'entered' };
  });
}

/** The highlighted cells, by the reason for the highlight. */
export interface Light {
  readonly selected: ReadonlySet<number>;
  readonly same: ReadonlySet<number>;
  readonly peers: ReadonlySet<number>;
  /** The cells of houses that a hint points to. */
  readonly houses: ReadonlySet<number>;
  /** The cells that a hint or explanation points to. */
  readonly causes: ReadonlySet<number>;
  /** The cells with a wrong digit, and the one that flashes. */
  readonly alarms: ReadonlySet<number>;
  /** The digit whose candidates are lit; 0 for none. */
  readonly digit: number;
  /** The cells that could hold this digit but do not show it as a candidate. */
  readonly open: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();
export const NO_LIGHT: Light = {
  selected: NONE,
  same: NONE,
  peers: NONE,
  houses: NONE,
  causes: NONE,
  alarms: NONE,
  digit: 0,
  open: NONE,
};

/** The kinds of highlight, each with its own background. */
export const GROUNDS = ['peer', 'same', 'clash', 'house', 'selected'] as const;
type Ground = (typeof GROUNDS)[number];

/**
 * Returns the highlight of a cell, the most urgent first; undefined if it has none. A cell with
 * colours of the player gets none, so that the colours stay visible.
 */
export function groundOf(
  cell: CellPicture | undefined,
  light: Light,
  index: number,
): Ground | undefined {
  if (cell && cell.colours !== 0) return undefined;
  if (light.alarms.has(index)) return 'clash';
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

/** Returns whether a cell shows a digit, a candidate or a mark. */
export const isWritten = (cell: CellPicture | undefined): boolean =>
  cell !== undefined && (cell.digit !== 0 || (cell.candidates | cell.corner | cell.centre) !== 0);
