/**
 * A first visit: when the board is painted, when the engine has answered, and how much was loaded
 * for it.
 */
import { type Browser, expect } from '@playwright/test';
import { median } from './figures';
import { ofRank } from './puzzles';
import { sizesOf } from './sizes';
import { type Network, slow } from './slow';
import { phone, test, TIMES } from './speed';

/** The page begins with another one, of which it knows the rank. */
const RANK = 3;
const PUZZLE = ofRank(RANK)[0]?.puzzle ?? '';
/** What the browser calls the first paint that is more than ground. */
const PAINT = 'first-contentful-paint';

const NETWORKS: readonly (Network & { readonly name: string })[] = [
  { name: 'quick', mbits: 9, latency: 60 },
  { name: 'slow', mbits: 1.6, latency: 150 },
];

interface Awaited {
  readonly puzzle: string;
  readonly rank: string;
}

/**
 * Marks when a board with the digits of the puzzle, each in its cell, is in the document, or
 * anything else that can be painted; and when the rank of the puzzle, which only the engine knows,
 * has been painted.
 */
const watch = ({ puzzle, rank }: Awaited): void => {
  const afterPaint = (done: () => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(null);
    });
  };
  const drawn = (): string => {
    const board = document.querySelector<SVGElement>('svg.board');
    const size = parseFloat(board?.style.getPropertyValue('--cell') ?? '');
    const digits = Array<string>(81).fill('.');
    for (const text of board?.querySelectorAll('[data-digit]') ?? []) {
      const at = (name: string): number => Math.floor(Number(text.getAttribute(name)) / size);
      digits[9 * at('y') + at('x')] = text.textContent;
    }
    return digits.join('');
  };
  const isAnythingThere = (): boolean =>
    (document.querySelector('body')?.textContent ?? '').trim() !== '' ||
    document.querySelector('svg, img') !== null;
  let isBoardThere = false;
  const watcher = new MutationObserver(() => {
    if (!isBoardThere && isAnythingThere()) {
      isBoardThere = drawn() === puzzle;
      performance.mark(isBoardThere ? 'board' : 'other');
    }
    if (document.querySelector('.number')?.textContent !== rank) return;
    watcher.disconnect();
    afterPaint(() => performance.mark('answer'));
  });
  watcher.observe(document, { childList: true, subtree: true, characterData: true });
};

const marked = (name: string): number => performance.getEntriesByName(name)[0]?.startTime ?? 0;

async function visit(
  browser: Browser,
  address: string,
  network: Network,
): Promise<{ board: number; answer: number }> {
  const context = await browser.newContext({
    viewport: phone,
    serviceWorkers: 'block',
    locale: 'ja-JP',
  });
  const page = await context.newPage();
  await page.addInitScript(watch, { puzzle: PUZZLE, rank: `★${RANK}` });
  await slow(page, network);
  await page.goto(`${address}#/play/${PUZZLE}`);
  for (const mark of [PAINT, 'answer'])
    await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark);
  const board = await page.evaluate(marked, PAINT);
  // The puzzle on its board is the first that is painted, since there was nothing else; or this
  // would be the time of something else.
  expect(await page.evaluate(marked, 'other')).toBe(0);
  expect(await page.evaluate(marked, 'board')).toBeGreaterThan(0);
  expect(board).toBeGreaterThan(await page.evaluate(marked, 'board'));
  const answer = await page.evaluate(marked, 'answer');
  await context.close();
  return { board, answer };
}

for (const network of NETWORKS) {
  test(`paint-${network.name} answer-${network.name}`, async ({ browser, host, keep }) => {
    const visits = [];
    for (let time = 0; time < TIMES; time += 1)
      visits.push(await visit(browser, host.address, network));
    keep(`paint-${network.name}`, [median(visits.map(({ board }) => board))]);
    keep(`answer-${network.name}`, [median(visits.map(({ answer }) => answer))]);
  });
}

test('size-first size-all size-brotli', async ({ page, keep }) => {
  const { first, engine } = await sizesOf(page);
  keep('size-first', [first.gzip / 1000]);
  keep('size-all', [engine.gzip / 1000]);
  keep('size-brotli', [engine.brotli / 1000]);
});
