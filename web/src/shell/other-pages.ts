/**
 * The pages besides the front door and Play. They have a script of their own, because a newcomer's
 * first puzzle does not need the list of their files.
 */
import type { Page } from '../ui/router.svelte';
import type { Loaded } from './loaded';

export const otherPages: Record<Exclude<Page, 'home' | 'play'>, () => Promise<Loaded>> = {
  today: () => import('../today/Today.svelte'),
  statistics: () => import('../statistics/Statistics.svelte'),
  learn: () => import('../learn/Learn.svelte'),
  make: () => import('../make/Make.svelte'),
  check: () => import('../check/Check.svelte'),
  photo: () => import('../photo/Photo.svelte'),
  books: () => import('../books/Books.svelte'),
  print: () => import('../print/Print.svelte'),
  help: () => import('../help/Help.svelte'),
};
