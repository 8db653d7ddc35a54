/** Routes live in the fragment, `#/page/payload`, so that any static host will do. */

export const PAGES = ['play', 'learn', 'check', 'make', 'books', 'print', 'help'] as const;
export type Page = (typeof PAGES)[number];

export interface Route {
  readonly page: Page;
  /** The part after the page's name: a link's state, a technique … */
  readonly payload: string;
}

/** The route of a fragment; what is unknown leads to the first page. */
export function routeOf(hash: string): Route {
  const [, page = '', ...rest] = hash.replace(/^#/, '').split('/');
  const known = PAGES.find((one) => one === page);
  return known ? { page: known, payload: rest.join('/') } : { page: 'play', payload: '' };
}

/** The fragment of a page. */
export const hashOf = (page: Page, payload = ''): string =>
  payload === '' ? `#/${page}` : `#/${page}/${payload}`;

let current = $state.raw(routeOf(location.hash));

export const route = (): Route => current;

/** Goes to a page, with a step in the browser's history. */
export function go(page: Page, payload = ''): void {
  location.hash = hashOf(page, payload);
}

/** Puts another payload into the address without a step in the history. */
export function replacePayload(page: Page, payload: string): void {
  history.replaceState(null, '', hashOf(page, payload));
  current = { page, payload };
}

addEventListener('hashchange', () => (current = routeOf(location.hash)));
