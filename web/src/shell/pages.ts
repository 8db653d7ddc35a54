/** All pages, in the order of the menu. A page is loaded when it is first opened. */
import type { Component } from 'svelte';
import type { Game } from '../state/game';
import { returning } from '../home/returning';
import { puzzleInAddress } from '../play/opening-puzzle';
import { gameFor, latestGames, type Latest } from '../state/store';
import { saveOpenGames } from '../state/unsaved';
import { route, type Page } from '../ui/router.svelte';

/** The properties of a page. */
export interface Given {
  /** The part of the address after the page's name. */
  readonly payload: string;
  /**
   * The game that Play opens with: an unfinished game of the puzzle in the address, else the game
   * that was played last.
   */
  readonly last: Game | undefined;
  /** The games for the front door. */
  readonly latest: Latest;
}

export type PageComponent =
  | Component<Given>
  | Component<Pick<Given, 'payload' | 'last'>>
  | Component<Pick<Given, 'payload'>>
  | Component<Pick<Given, 'latest'>>
  | Component;

export interface Loaded {
  readonly default: PageComponent;
  readonly last?: Game | undefined;
  readonly latest?: Latest | undefined;
}

/** Loads the front door together with the game to continue. */
async function home(): Promise<Loaded> {
  // The game is still open if Play is the page that is left.
  const games = saveOpenGames().then(latestGames);
  const [module, latest] = await Promise.all([import('../home/Home.svelte'), games]);
  if (!latest.isNew) await returning.prepare();
  return { default: module.default, latest };
}

/** Loads Play together with its game, so that it is never shown without one. */
async function play(): Promise<Loaded> {
  // A visit of Play that was left a moment ago may still save its game.
  const game = saveOpenGames().then(() => gameFor(puzzleInAddress(route().payload)));
  const [module, last] = await Promise.all([import('../play/Play.svelte'), game]);
  return { default: module.default, last };
}

const pages: Record<Page, () => Promise<Loaded>> = {
  home,
  today: () => import('../today/Today.svelte'),
  statistics: () => import('../statistics/Statistics.svelte'),
  play,
  learn: () => import('../learn/Learn.svelte'),
  make: () => import('../make/Make.svelte'),
  check: () => import('../check/Check.svelte'),
  photo: () => import('../photo/Photo.svelte'),
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
