/**
 * A step as the engine drew it, at one of its frames: what a board shows in place of the player's
 * marks.
 */
import type { Layer, Meaning, OverlayMark, Picture } from '../engine/types/messages';
import { cellNumber } from '../engine/places';
import type { DigitSet } from '../rules/digits';
import { EMPTY_CELL, type CellPicture } from './picture';

/** How a candidate is written while a step is shown. */
export type CandidateLook = 'faint' | 'plain' | 'bold' | 'place' | 'inferred';

export interface Scene {
  readonly cells: readonly CellPicture[];
  readonly looks: ReadonlyMap<number, CandidateLook>;
  readonly isAssumed: boolean;
  readonly layers: Readonly<Record<Layer, readonly OverlayMark[]>>;
}

/** The key of a candidate in `looks`. */
export const lookKey = (cell: number, digit: number): number => 10 * cell + digit;

const WEIGHT: Partial<Record<Meaning, CandidateLook>> = {
  place: 'place',
  inferred: 'inferred',
  remove: 'plain',
  excluded: 'plain',
};
const STRENGTH: readonly CandidateLook[] = ['faint', 'bold', 'plain', 'inferred', 'place'];

function looksAt(picture: Picture, frame: number): Map<number, CandidateLook> {
  const looks = new Map<number, CandidateLook>();
  for (const { cell, digit, meaning, from } of picture.marks) {
    if (from > frame) continue;
    const key = lookKey(cellNumber(cell), digit);
    const look = WEIGHT[meaning] ?? 'bold';
    const before = looks.get(key) ?? 'faint';
    if (STRENGTH.indexOf(look) > STRENGTH.indexOf(before)) looks.set(key, look);
  }
  return looks;
}

/** The picture of a step at a frame, from 0. */
export function sceneAt(picture: Picture, frame: number): Scene {
  const shown = picture.shapes.filter(
    ({ from, until }) => from <= frame && (until === null || frame < until),
  );
  const on = (layer: Layer) => shown.filter((mark) => mark.layer === layer);
  const cell = (index: number): CellPicture => {
    const given = Number(picture.givens[index]) || 0;
    const placed = Number(picture.placed[index]) || 0;
    const candidates: DigitSet = picture.candidates[index] ?? 0;
    return {
      ...EMPTY_CELL,
      digit: given || placed,
      kind: given > 0 ? 'given' : 'entered',
      candidates,
    };
  };
  return {
    cells: Array.from({ length: 81 }, (_, index) => cell(index)),
    looks: looksAt(picture, frame),
    isAssumed: picture.frames[frame]?.is_assumed ?? false,
    layers: { ground: on('ground'), under: on('under'), over: on('over') },
  };
}
