/**
 * Routes of the app. They are in the fragment of the address, `#/page/payload`, so that any static
 * host can serve them.
 */

export const PAGES = [
  'home',
  'today',
  'statistics',
  'play',
  'learn',
  'check',
  'photo',
  'make',
  'books',
  'print',
  'help',
] as const;
export type Page = (typeof PAGES)[number];

/** The places of the navigation, in its order. */
export const PLACES = ['play', 'learn', 'make', 'check', 'books'] as const;
export type Place = (typeof PLACES)[number];

/** Returns the place that a page belongs to; undefined for Statistics and Help. */
export function placeOf(page: Page): Place | undefined {
  if (page === 'print') return 'books';
  if (page === 'photo') return 'check';
  if (page === 'home' || page === 'today') return 'play';
  return PLACES.find((place) => place === page);
}

export interface Route {
  readonly page: Page;
  /** The part after the page's name, such as the state of a link, or a technique. */
  readonly payload: string;
}

/** Returns the route of a fragment. An unknown fragment leads to the front door. */
export function routeOf(hash: string): Route {
  const [, page = '', ...rest] = hash.replace(/^#/, '').split('/');
  const known = PAGES.find((one) => one === page);
  return known ? { page: known, payload: rest.join('/') } : { page: 'home', payload: '' };
}

/** Returns the fragment of a page. */
export const hashOf = (page: Page, payload = ''): string =>
  payload === '' ? `#/${page}` : `#/${page}/${payload}`;

/** Returns the route of the address. The address of an unknown page becomes the front door's. */
function addressed(): Route {
  const found = routeOf(location.hash);
  const isKnown = location.hash === '' || location.hash.startsWith(hashOf(found.page));
  if (!isKnown) history.replaceState(null, '', hashOf(found.page));
  return found;
}

let current = $state.raw(addressed());
/** True if a game was open when the place Play was left. */
let wasPlaying = $state(current.page === 'play');

export const route = (): Route => current;

/** Goes to a page, as a step in the browser's history. */
export function go(page: Page, payload = ''): void {
  location.hash = hashOf(page, payload);
}

/** Replaces the payload in the address, without a step in the history. */
export function replacePayload(page: Page, payload: string): void {
  history.replaceState(null, '', hashOf(page, payload));
  current = { page, payload };
}

/**
 * Returns the fragment that a place of the navigation leads to. From another place, Play leads back
 * to the game; from the game, it leads to the front door.
 */
export function hashOfPlace(place: Place): string {
  if (place !== 'play') return hashOf(place);
  return hashOf(wasPlaying && placeOf(current.page) !== 'play' ? 'play' : 'home');
}

addEventListener('hashchange', () => {
  current = addressed();
  if (placeOf(current.page) === 'play') wasPlaying = current.page === 'play';
});
