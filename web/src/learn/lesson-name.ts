import { RULES } from '../state/lesson';
import { techniqueName } from '../words/names';
import { say } from '../words/words.svelte';

/** Returns the name of a lesson: that of its technique, or of the rules. */
export const lessonName = (key: string): string =>
  key === RULES ? say('learn-rules') : techniqueName(key);
