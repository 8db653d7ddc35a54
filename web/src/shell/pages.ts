/**
 * All pages, in the order of the menu. A page is loaded at its first visit.
 */
import type { Component } from 'svelte';
import type { Game } from '../state/game';
import { puzzleInAddress } from '../play/opening-puzzle';
import { gameFor } from '../state/store';
import { route, type Page } from '../ui/router.svelte';

interface Given {
  /** The part of the address after the page's name. */
  readonly payload: string;
  /**
   * The game that Play opens with: that of the puzzle in the address, or the one that was played
   * last.
   */
  readonly last: Game | undefined;
}

export type PageComponent = Component<Given> | Component<Pick<Given, 'payload'>> | Component;

export interface Loaded {
  readonly default: PageComponent;
  readonly last?: Game | undefined;
}

/** Play is shown with its game, not first without it. */
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

/** A page as it is now. */
export function loadPage(page: Page): Promise<Loaded> {
  const loading = begun.get(page) ?? pages[page]();
  begun.delete(page);
  return loading;
}
