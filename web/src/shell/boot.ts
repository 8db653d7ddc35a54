/**
 * The first script of the page. It draws the board of Play and lets the browser paint it; only then
 * the page itself begins, which keeps the machine busy for as long again. All of it is being
 * fetched meanwhile.
 */
import { mount, unmount } from 'svelte';
import { routeOf } from '../ui/router.svelte';
import FirstBoard from '../play/FirstBoard.svelte';
import '../style/base.css';
import '../style/colours.css';
import '../style/colour-grounds.css';
import '../style/inks.css';
import '../style/forced.css';

/** The page waits no longer than this for the browser to paint. */
const LONGEST_MS = 300;

/** Once what is in the document has been painted. A page that is not to be seen is not painted. */
const painted = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) done();
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, LONGEST_MS);
  });

/** Draws the board, where that is what was asked for; what takes it away again. */
function firstBoard(): (() => void) | undefined {
  const { page, payload } = routeOf(location.hash);
  const target = document.getElementById('first');
  if (page !== 'play' || !target) return undefined;
  const board = mount(FirstBoard, { target, props: { payload } });
  return () => {
    void unmount(board);
    target.remove();
  };
}

/**
 * Not awaited here: what the page is made of imports this module's chunk, and would wait for it as
 * this waits for that.
 */
async function start(): Promise<void> {
  const end = firstBoard();
  if (end) await painted();
  const { begin } = await import('./main');
  await begin(end);
}

/**
 * Says that the page cannot be loaded. Its messages are not there: `first-page.ts` has written
 * these into the document.
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
