/** The pages that there are, in the order of the menu. A page is loaded when it is first gone to. */
import type { Component } from 'svelte';
import type { Game } from '../state/game';
import { lastGame } from '../state/store';
import type { Page } from './router.svelte';

interface Given {
  /** What stands behind the page's name in the address. */
  readonly payload: string;
  /** The game that was played last, for the page that goes on with it. */
  readonly last: Game | undefined;
}

export type PageComponent = Component<Given> | Component<Pick<Given, 'payload'>> | Component;

export interface Loaded {
  readonly default: PageComponent;
  readonly last?: Game | undefined;
}

/** Play is shown with its game, not first without it. */
async function play(): Promise<Loaded> {
  const [module, last] = await Promise.all([import('../play/Play.svelte'), lastGame()]);
  return { default: module.default, last };
}

const pages: Record<Page, () => Promise<Loaded>> = {
  play,
  learn: () => import('../learn/Learn.svelte'),
  make: () => import('../make/Make.svelte'),
  check: () => import('../check/Check.svelte'),
  books: () => import('../books/Books.svelte'),
  print: () => import('../print/Print.svelte'),
  help: () => import('../help/Help.svelte'),
};

const begun = new Map<Page, Promise<Loaded>>();

/** Begins to load a page that will be shown next. */
export function beginLoading(page: Page): void {
  begun.set(page, pages[page]());
}

/** A page as it is now. */
export function loadPage(page: Page): Promise<Loaded> {
  const loading = begun.get(page) ?? pages[page]();
  begun.delete(page);
  return loading;
}
