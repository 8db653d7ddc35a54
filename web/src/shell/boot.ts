/**
 * The first script of the app. It draws the board of Play, or the picture of the front door, and
 * lets the browser paint it. Only then it starts the app itself, whose scripts are fetched in the
 * meantime and keep the computer busy for about as long again.
 */
import { mount, unmount } from 'svelte';
import { painted } from '../ui/painted';
import { routeOf, type Route } from '../ui/router.svelte';
import { database } from '../state/database';
import FirstHome from '../home/FirstHome.svelte';
import FirstBoard from '../play/FirstBoard.svelte';
import '../style/faces.css';
import '../style/tokens.css';
import '../style/colours.css';
import '../style/base.css';
import '../style/forced.css';

/**
 * Draws the first picture if the address asks for Play or the front door. Returns a function that
 * removes it, or undefined.
 */
function firstPicture({ page, payload }: Route): (() => void) | undefined {
  const target = document.getElementById('first');
  if ((page !== 'play' && page !== 'home') || !target) return undefined;
  const picture =
    page === 'play'
      ? mount(FirstBoard, { target, props: { payload } })
      : mount(FirstHome, { target });
  return () => {
    void unmount(picture);
    target.remove();
  };
}

/**
 * Begins to open the database and to fetch the face of texts. The app needs both, and would ask for
 * them only after its scripts have run.
 */
function fetchSoon(): void {
  void database();
  void document.fonts.load('1em Numpre Text').catch(() => undefined);
}

/**
 * This is not awaited at top level. The scripts of the app import the chunk of this module, so they
 * would wait for it while it waits for them.
 */
async function start(): Promise<void> {
  const end = firstPicture(routeOf(location.hash));
  if (end) await painted();
  fetchSoon();
  const { begin } = await import('./main');
  await begin(end);
}

/**
 * Shows that the app cannot be loaded. The messages are missing then, so `first-page.ts` has
 * written this text into the document, in every language.
 */
function failed(): void {
  const said = (language: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="failure-${language}"]`);
  const meta = said(document.documentElement.lang) ?? said('en');
  const text = document.createElement('p');
  text.role = 'alert';
  text.textContent = meta?.content ?? '';
  const again = document.createElement('button');
  again.textContent = meta?.dataset.again ?? '';
  again.onclick = () => location.reload();
  const place = document.createElement('main');
  place.append(text, again);
  document.getElementById('first')?.remove();
  document.getElementById('app')?.replaceChildren(place);
}

void start().catch(failed);
