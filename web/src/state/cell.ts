import type { DigitSet } from '../rules/digits';

/** The state of a cell. */
export interface CellState {
  /** The digit; 0 if the cell is blank. */
  readonly digit: number;
  /** True if the digit is a given. */
  readonly given: boolean;
  /** The depth of the trial in which the digit was entered; 0 if there was none. */
  readonly trial: number;
  /** The player's marks in the corners. */
  readonly corner: DigitSet;
  /** The player's centre marks: candidates by hand. */
  readonly centre: DigitSet;
  /** The candidates that the player or an accepted hint has removed. */
  readonly removed: DigitSet;
  /**
   * The candidates that a hint removed. Each such removal passed the proof check, so later hints
   * may always rely on it.
   */
  readonly accepted: DigitSet;
  /** The player's colours: up to four of the nine. */
  readonly colours: DigitSet;
}

export const BLANK: CellState = {
  digit: 0,
  given: false,
  trial: 0,
  corner: 0,
  centre: 0,
  removed: 0,
  accepted: 0,
  colours: 0,
};

/** The most colours of one cell. */
export const MOST_COLOURS = 4;
