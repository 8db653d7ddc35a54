/** The history of a game: steps of undo, and trials. */
import type { CellState } from './cell';
import type { Line, LineChange, LineEnd } from './line';

/** A trial: the cell and digit with which it began, and the whole board before it. */
export interface Trial {
  readonly cell: number;
  readonly digit: number;
  readonly before: readonly CellState[];
  /** The player's lines before it. */
  readonly lines?: readonly Line[];
}

/** The kind of a step, for the message when it is undone. */
export type Deed =
  | {
      readonly is: 'digit' | 'corner' | 'centre' | 'candidate' | 'colour';
      readonly digit: number;
      readonly cell: number;
    }
  | { readonly is: 'cleared'; readonly cell: number }
  | { readonly is: 'line'; readonly from: LineEnd; readonly to: LineEnd }
  | {
      readonly is:
        | 'filled'
        | 'forgot-and-filled'
        | 'marks-cleared'
        | 'started-over'
        | 'went-back'
        | 'pasted'
        | 'hint';
    }
  | { readonly is: 'trial-begun'; readonly cell: number; readonly digit: number }
  | { readonly is: 'trial-kept' | 'trial-discarded' };

/** One step of undo: the cells it changed, and the trials and lines if it changed them. */
export interface Patch {
  readonly deed: Deed;
  readonly cells: readonly (readonly [cell: number, before: CellState, after: CellState])[];
  readonly trials?: readonly [before: readonly Trial[], after: readonly Trial[]];
  readonly lines?: LineChange;
  /** The time played when the step was done, in milliseconds. */
  readonly clock_ms?: number;
}
