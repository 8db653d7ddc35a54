/** Steps and hints as text. */
import type { NextReply, Step } from '../engine/types/messages';

/** Returns the sentences that belong to a frame of a step. */
export function sentencesAt(step: Step, frame: number): string[] {
  const indices = step.picture.frames[frame]?.sentences ?? [];
  return indices.flatMap((index) => step.sentences[index]?.text ?? []);
}

/** Returns the text with no-break spaces around `=`, so that no line ends within `r5c1 = 5`. */
export const unbroken = (text: string): string => text.replaceAll(' = ', '\u00a0=\u00a0');

/** Splits such a text into pieces. Every second one is a cell name, found with the pattern. */
export const pieces = (text: string, cells: RegExp): string[] => unbroken(text).split(cells);

/**
 * Splits a sentence of a step before the arrow that leads to its effect: `only r3c2 can be 6` and
 * `→ r3c2 = 6`. The second part is empty if the sentence has no effect.
 */
export function atEffect(text: string): readonly [reason: string, effect: string] {
  const arrow = text.lastIndexOf(' → ');
  return arrow < 0 ? [text, ''] : [text.slice(0, arrow), text.slice(arrow + 1)];
}

/** Returns all sentences of a step. */
export const stepText = (step: Step): string => step.sentences.map(({ text }) => text).join(' ');

/** Returns the text of a hint, in the strength in which it was asked for. */
export function hintText(value: NextReply): string {
  switch (value.kind) {
    case 'where':
    case 'what':
    case 'nothing':
      return value.text;
    case 'exists':
      return '';
    case 'mistake':
      return value.mistake.text;
    case 'full':
      return stepText(value.step);
  }
}
