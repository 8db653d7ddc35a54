/** The text of steps as it is printed. */
import type { Step } from '../engine/types/messages';
import { unbroken } from '../steps/step-text';
import { say } from '../words/words.svelte';
import type { StepText } from './block';
import { mainFrame } from './hardest';

/**
 * Returns the texts of a puzzle's step. The legend has only signs that are visible at the printed
 * frame.
 */
export function stepTextOf(step: Step, index: number): StepText {
  const { picture, sentences, name } = step;
  const frame = mainFrame(picture);
  const isFilm = picture.frames.some((one) => one.is_assumed);
  const comesLater = (meaning: string) => {
    const marks = picture.marks.filter((mark) => mark.meaning === meaning);
    return marks.length > 0 && marks.every(({ from }) => from > frame);
  };
  // The sentences of an animation already have numbers.
  const isNumbered = !isFilm && sentences.length > 1;
  return {
    index,
    heading: `${index + 1}\u00a0\u00a0${name}`,
    isWide: isFilm,
    signs: picture.legend.filter(({ meaning }) => !comesLater(meaning)),
    sentences: sentences.map(({ depth, text }, place) => ({
      depth,
      text: unbroken(isNumbered ? say('print-step-line', { number: place + 1, text }) : text),
    })),
  };
}
