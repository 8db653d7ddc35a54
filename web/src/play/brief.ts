/** Help that fits into one line, so that it needs no panel over the pad. */
import { hintText } from '../steps/step-text';
import { checkText, type Shown } from './answers';

export interface Brief {
  readonly text: string;
  /** The strength of a hint that can show more; 0 for other help. */
  readonly strength: number;
}

/** Returns the help in one line; undefined if it needs the panel. */
export function briefOf(shown: Shown | null, isWorking: boolean): Brief | undefined {
  if (shown === null) return isWorking ? { text: '', strength: 0 } : undefined;
  if (shown.is === 'hint' && (shown.value.kind === 'where' || shown.value.kind === 'what'))
    return { text: hintText(shown.value), strength: shown.strength };
  if (shown.is === 'check' && !shown.value.mistake)
    return { text: checkText(shown.value), strength: 0 };
  return undefined;
}
