import type { Step } from '../engine/messages';

/** The sentences that belong to a frame of a step. */
export function sentencesAt(step: Step, frame: number): string[] {
  const told = step.picture.frames[frame]?.sentences ?? [];
  return told.flatMap((index) => step.sentences[index]?.text ?? []);
}
