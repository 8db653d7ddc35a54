/** A step as the engine drew it, at one of its frames. */
import { EMPTY_CELL, type CellPicture } from '../board/picture';
import { styleKey, type CandidateStyle, type Scene } from '../board/scene';
import { cellNumber } from '../engine/places';
import type { Layer, Meaning, Picture } from '../engine/types/messages';
import type { DigitSet } from '../rules/digits';
import Overlay from './Overlay.svelte';

const WEIGHT: Partial<Record<Meaning, CandidateStyle>> = {
  place: 'place',
  inferred: 'inferred',
  remove: 'plain',
  excluded: 'plain',
};
const STRENGTH: readonly CandidateStyle[] = ['faint', 'bold', 'plain', 'inferred', 'place'];

function stylesAt(picture: Picture, frame: number): Map<number, CandidateStyle> {
  const styles = new Map<number, CandidateStyle>();
  for (const { cell, digit, meaning, from } of picture.marks) {
    if (from > frame) continue;
    const key = styleKey(cellNumber(cell), digit);
    const style = WEIGHT[meaning] ?? 'bold';
    const before = styles.get(key) ?? 'faint';
    if (STRENGTH.indexOf(style) > STRENGTH.indexOf(before)) styles.set(key, style);
  }
  return styles;
}

/** Returns the picture of a step at a frame; frames count from 0. */
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
    styles: stylesAt(picture, frame),
    isAssumed: picture.frames[frame]?.is_assumed ?? false,
    Marks: Overlay,
    layers: { ground: on('ground'), under: on('under'), over: on('over') },
  };
}
