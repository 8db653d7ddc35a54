/** The pages of the app. A page is loaded when it is first opened. */
import { returning } from '../home/returning';
import { rated } from '../play/engine-later';
import Play from '../play/Play.svelte';
import { puzzleInAddress } from '../play/opening-puzzle';
import { gameFor, latestGames } from '../state/store';
import { saveOpenGames } from '../state/unsaved';
import { route, type Page } from '../ui/router.svelte';
import type { Loaded } from './loaded';

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
  const puzzle = puzzleInAddress(route().payload);
  // The engine answers while Play is built, which keeps the page busy.
  if (puzzle !== undefined) void rated(puzzle);
  // A visit of Play that was left a moment ago may still save its game.
  await saveOpenGames();
  return { default: Play, last: await gameFor(puzzle) };
}

const load = async (page: Page): Promise<Loaded> => {
  if (page === 'home') return home();
  if (page === 'play') return play();
  const { otherPages } = await import('./other-pages');
  return otherPages[page]();
};

const begun = new Map<Page, Promise<Loaded>>();

/** Begins to load a page that will be shown next. */
export function beginLoading(page: Page): void {
  begun.set(page, load(page));
}

/** Loads a page, in its current state. */
export function loadPage(page: Page): Promise<Loaded> {
  const loading = begun.get(page) ?? load(page);
  begun.delete(page);
  return loading;
}
