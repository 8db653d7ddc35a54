/** Help that fits into one line, so that it needs no panel over the pad. */
import { hintText } from '../steps/step-text';
import { checkText, type Shown } from './answers';

export interface Brief {
  readonly text: string;
  /** The kind of help; undefined while it is looked for. */
  readonly is?: 'hint' | 'check';
  /** How much of it is shown, 1 to 3; 0 if there is no more. */
  readonly strength: number;
}

/** Returns the help in one line; undefined if it needs the panel. */
export function briefOf(shown: Shown | null, isWorking: boolean): Brief | undefined {
  if (shown === null) return isWorking ? { text: '', strength: 0 } : undefined;
  if (shown.is === 'hint' && (shown.value.kind === 'where' || shown.value.kind === 'what'))
    return { text: hintText(shown.value), is: 'hint', strength: shown.strength };
  if (shown.is === 'check')
    return {
      text: checkText(shown.value),
      is: 'check',
      strength: shown.value.mistake ? shown.strength : 0,
    };
  return undefined;
}
