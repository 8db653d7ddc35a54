import type { DigitSet } from '../rules/digits';

/** What is written in a cell. */
export interface CellState {
  /** 0 where it is blank. */
  readonly digit: number;
  /** True if the digit is a given. */
  readonly given: boolean;
  /** The depth of the trial in which the digit was entered, 0 outside of trials. */
  readonly trial: number;
  /** The player's marks in the corners. */
  readonly corner: DigitSet;
  /** The player's marks in the middle: candidates by hand. */
  readonly centre: DigitSet;
  /** Candidates struck by the player, or by a hint that was accepted. */
  readonly removed: DigitSet;
  /**
   * The candidates that a hint removed. Each removal passed the proof check, so later hints may
   * always from them.
   */
  readonly accepted: DigitSet;
  /** The player's colours, up to four of nine. */
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

/** The most colours of a cell. */
export const MOST_COLOURS = 4;
