/** Steps and hints in words. */
import type { NextReply, Step } from '../engine/types/messages';

/** The sentences that belong to a frame of a step. */
export function sentencesAt(step: Step, frame: number): string[] {
  const indices = step.picture.frames[frame]?.sentences ?? [];
  return indices.flatMap((index) => step.sentences[index]?.text ?? []);
}

/** A sentence that stays whole at `r5c1 = 5`. */
export const unbroken = (text: string): string => text.replaceAll(' = ', '\u00a0=\u00a0');

/** The same in pieces: every second one is the name of a cell, as the pattern finds them. */
export const pieces = (text: string, cells: RegExp): string[] => unbroken(text).split(cells);

/** All sentences of a step. */
export const stepText = (step: Step): string => step.sentences.map(({ text }) => text).join(' ');

/** A hint, as strong as it was asked for. */
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
