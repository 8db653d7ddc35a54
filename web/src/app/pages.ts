/** The pages that there are, in the order of the menu. A page is loaded when it is first gone to. */
import type { Component } from 'svelte';
import type { Page } from './router.svelte';

/** Every page gets what stands behind its name in the address. */
export type PageComponent = Component<{ payload: string }> | Component;

export const pages: Partial<Record<Page, () => Promise<{ default: PageComponent }>>> = {
  play: () => import('../play/Play.svelte'),
  learn: () => import('../learn/Learn.svelte'),
  make: () => import('../make/Make.svelte'),
  check: () => import('../check/Check.svelte'),
  books: () => import('../books/Books.svelte'),
  print: () => import('../print/Print.svelte'),
  help: () => import('../help/Help.svelte'),
};
