import { Lazy, withWords } from '../ui/lazy.svelte';
import { RETURNING } from '../words/words.svelte';

/**
 * The part of the front door for a player who has played before. It is loaded before the page is
 * shown, so that the picture painted first never disappears.
 */
export const returning = new Lazy(() => withWords(import('./returning-parts'), RETURNING));
