/** All pages, in the order of the menu. A page is loaded when it is first opened. */
import type { Component } from 'svelte';
import type { Game } from '../state/game';
import { puzzleInAddress } from '../play/opening-puzzle';
import { gameFor } from '../state/store';
import { route, type Page } from '../ui/router.svelte';

interface Given {
  /** The part of the address after the page's name. */
  readonly payload: string;
  /**
   * The game that Play opens with: an unfinished game of the puzzle in the address, else the game
   * that was played last.
   */
  readonly last: Game | undefined;
}

export type PageComponent = Component<Given> | Component<Pick<Given, 'payload'>> | Component;

export interface Loaded {
  readonly default: PageComponent;
  readonly last?: Game | undefined;
}

/** Loads Play together with its game, so that it is never shown without one. */
async function play(): Promise<Loaded> {
  const game = gameFor(puzzleInAddress(route().payload));
  const [module, last] = await Promise.all([import('../play/Play.svelte'), game]);
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

/** Loads a page, in its current state. */
export function loadPage(page: Page): Promise<Loaded> {
  const loading = begun.get(page) ?? pages[page]();
  begun.delete(page);
  return loading;
}
