/** A step in place of the player's marks. `steps/scene.ts` makes it when a step is first shown. */
import type { Component } from 'svelte';
import type { Layer, OverlayMark } from '../engine/types/messages';
import type { CellPicture } from './picture';

/** The way in which a candidate is drawn while a step is shown. */
export type CandidateStyle = 'faint' | 'plain' | 'bold' | 'place' | 'inferred';

export interface Scene {
  readonly cells: readonly CellPicture[];
  readonly styles: ReadonlyMap<number, CandidateStyle>;
  readonly isAssumed: boolean;
  readonly layers: Readonly<Record<Layer, readonly OverlayMark[]>>;
  /** Draws the marks of a layer, for cells of this size. */
  readonly Marks: Component<{ marks: readonly OverlayMark[]; cell: number }>;
}

/** Returns the key of a candidate in `styles`. */
export const styleKey = (cell: number, digit: number): number => 10 * cell + digit;
