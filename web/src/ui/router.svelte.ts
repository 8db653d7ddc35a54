/**
 * Routes of the app. They are in the fragment of the address, `#/page/payload`, so that any static
 * host can serve them.
 */

export const PAGES = ['play', 'learn', 'check', 'make', 'books', 'print', 'help'] as const;
export type Page = (typeof PAGES)[number];

/** The places of the navigation, in its order. */
export const PLACES = ['play', 'learn', 'make', 'check', 'books'] as const;
export type Place = (typeof PLACES)[number];

/** Returns the place that a page belongs to; undefined for Help. */
export function placeOf(page: Page): Place | undefined {
  if (page === 'print') return 'books';
  return PLACES.find((place) => place === page);
}

export interface Route {
  readonly page: Page;
  /** The part after the page's name, such as the state of a link, or a technique. */
  readonly payload: string;
}

/** Returns the route of a fragment. An unknown fragment leads to the first page. */
export function routeOf(hash: string): Route {
  const [, page = '', ...rest] = hash.replace(/^#/, '').split('/');
  const known = PAGES.find((one) => one === page);
  return known ? { page: known, payload: rest.join('/') } : { page: 'play', payload: '' };
}

/** Returns the fragment of a page. */
export const hashOf = (page: Page, payload = ''): string =>
  payload === '' ? `#/${page}` : `#/${page}/${payload}`;

let current = $state.raw(routeOf(location.hash));

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

addEventListener('hashchange', () => (current = routeOf(location.hash)));
