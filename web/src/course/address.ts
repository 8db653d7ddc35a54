import type { Part } from '../state/lesson';
import { hashOf } from '../ui/router.svelte';

/** The end of the address of each part. */
const ENDS: Readonly<Record<Part, string>> = { see: '', find: '/practise', solve: '/solve' };

/** Returns the address of a part of a lesson. */
export const hashOfPart = (key: string, part: Part): string =>
  hashOf('learn', `${key}${ENDS[part]}`);

/** Returns the part whose address ends like this; the first one by default. */
export const partOfEnd = (end: string): Part =>
  end === 'practise' ? 'find' : end === 'solve' ? 'solve' : 'see';
