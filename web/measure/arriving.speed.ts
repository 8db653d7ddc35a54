/**
 * Measures a first visit: the time until the board is painted and until the engine has answered,
 * and the bytes loaded for that.
 */
import { type Browser, expect } from '@playwright/test';
import { median } from './figures';
import { serve } from './host';
import type { Network } from './link';
import { ofRank } from './puzzles';
import { newcomerSizes, sizesOf } from './sizes';
import { slow } from './slow';
import { phone, test, TIMES } from './speed';

/**
 * The rank of the puzzle. The first puzzle of the app would not do, because the app knows its rank.
 */
const RANK = 3;
const PUZZLE = ofRank(RANK)[0]?.puzzle ?? '';
/** The name of the browser's entry for the first paint with content. */
const PAINT = 'first-contentful-paint';

const NETWORKS: readonly (Network & { readonly name: string })[] = [
  { name: 'quick', mbits: 9, latency: 60 },
  { name: 'slow', mbits: 1.6, latency: 150 },
];

interface Awaited {
  readonly puzzle: string;
  readonly rank: number;
}

/**
 * Marks the time when a board with the digits of the puzzle, each in its cell, is in the document;
 * the time when anything else that can be painted is; and the time when the rank of the puzzle,
 * which only the engine knows, has been painted.
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
    // Not the hidden drawings that the document brings along.
    document.querySelector('svg:not(.drawings, .drawings *), img') !== null;
  let isBoardThere = false;
  const watcher = new MutationObserver(() => {
    if (!isBoardThere && isAnythingThere()) {
      isBoardThere = drawn() === puzzle;
      performance.mark(isBoardThere ? 'board' : 'other');
    }
    if (!document.querySelector(`.title [data-rank-block='${rank}']`)) return;
    watcher.disconnect();
    afterPaint(() => performance.mark('answer'));
  });
  watcher.observe(document, { childList: true, subtree: true, characterData: true });
};

const marked = (name: string): number => performance.getEntriesByName(name)[0]?.startTime ?? 0;

async function visit(
  browser: Browser,
  address: string,
): Promise<{ board: number; answer: number }> {
  const context = await browser.newContext({
    viewport: phone,
    serviceWorkers: 'block',
    locale: 'ja-JP',
  });
  const page = await context.newPage();
  await page.addInitScript(watch, { puzzle: PUZZLE, rank: RANK });
  await slow(page);
  await page.goto(`${address}#/play/${PUZZLE}`);
  for (const mark of [PAINT, 'answer'])
    await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark);
  const board = await page.evaluate(marked, PAINT);
  // Makes sure that the first paint showed the puzzle on its board, and not something else.
  expect(await page.evaluate(marked, 'other')).toBe(0);
  expect(await page.evaluate(marked, 'board')).toBeGreaterThan(0);
  expect(board).toBeGreaterThan(await page.evaluate(marked, 'board'));
  const answer = await page.evaluate(marked, 'answer');
  await context.close();
  return { board, answer };
}

for (const network of NETWORKS) {
  test(`paint-${network.name} answer-${network.name}`, async ({ browser, keep }) => {
    const host = await serve(network);
    const visits = [];
    for (let time = 0; time < TIMES; time += 1) visits.push(await visit(browser, host.address));
    await host.close();
    keep(`paint-${network.name}`, [median(visits.map(({ board }) => board))]);
    keep(`answer-${network.name}`, [median(visits.map(({ answer }) => answer))]);
  });
}

test('size-puzzle', async ({ page, keep }) => {
  const { puzzle } = await newcomerSizes(page);
  keep('size-puzzle', [puzzle.gzip / 1000]);
});

test('size-first size-all size-brotli', async ({ page, keep }) => {
  const { first, engine } = await sizesOf(page);
  keep('size-first', [first.gzip / 1000]);
  keep('size-all', [engine.gzip / 1000]);
  keep('size-brotli', [engine.brotli / 1000]);
});
