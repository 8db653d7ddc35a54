/** Help that fits into one line, so that it needs no panel over the pad. */
import { hintText } from '../steps/step-text';
import { say } from '../words/words.svelte';
import { checkText, type Shown } from './answers';

export interface Brief {
  readonly text: string;
  /** The kind of help; undefined while it is looked for. */
  readonly is?: 'hint' | 'check';
  /** How much of it is shown, 1 to 3; 0 if there is no more. */
  readonly strength: number;
}

/**
 * Returns the help in one line; undefined if it needs the panel. During a trial, a mistake may be
 * in its digits.
 */
export function briefOf(
  shown: Shown | null,
  isWorking: boolean,
  isTrying: boolean,
): Brief | undefined {
  if (shown === null) return isWorking ? { text: '', strength: 0 } : undefined;
  if (shown.is === 'hint' && (shown.value.kind === 'where' || shown.value.kind === 'what'))
    return { text: hintText(shown.value), is: 'hint', strength: shown.strength };
  if (shown.is === 'check') {
    const text = checkText(shown.value);
    const { mistake } = shown.value;
    return {
      text: mistake && isTrying ? `${text} ${say('play-mistake-tried')}` : text,
      is: 'check',
      strength: mistake ? shown.strength : 0,
    };
  }
  return undefined;
}
