/**
 * The sizes of the files that the app loads from its host, compressed, by the time at which they
 * are loaded.
 */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** A number of bytes, compressed with each method. */
export interface Size {
  readonly gzip: number;
  readonly brotli: number;
}

export interface Sizes {
  /**
   * The scripts and styles that are loaded before the cells of the board can take the focus, and so
   * before anything is painted.
   */
  readonly first: Size;
  /** These, and everything that is needed until the engine has answered. */
  readonly engine: Size;
  /** The additional files for making and bulk work: the second module and its script. */
  readonly bulk: Size;
}

/** The sizes of a newcomer's visit. */
export interface NewcomerSizes {
  /** The scripts, styles and faces from the front door until the first puzzle can be played. */
  readonly puzzle: Size;
  /** Everything until the first hint is shown. */
  readonly hint: Size;
}

/**
 * Marks the times when the first cell is in the document, and when it has the focus. The board has
 * been painted by then.
 */
const watchBoard = (): void => {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('[data-cell]')) return;
    watcher.disconnect();
    performance.mark('board');
  });
  watcher.observe(document, { childList: true, subtree: true });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('[data-cell]')) performance.mark('focus');
  });
};

/** Returns the addresses of all files that were requested before the first mark of this name. */
const askedBefore = (mark: string): readonly string[] => {
  const time = performance.getEntriesByName(mark)[0]?.startTime ?? 0;
  const before = performance.getEntriesByType('resource').filter((entry) => entry.startTime < time);
  return before.map((entry) => entry.name);
};

const CODE = /\.(?:js|css|wasm|woff2)$/;
/**
 * Matches the files that count for the first paint. The engine's module and its worker do not:
 * nothing waits for them before the board is painted, and on a busy machine they are requested
 * before or after it.
 */
const SCRIPT_OR_STYLE = /^(?!.*-worker-).*\.(?:js|css)$/;

/** Follows a visit of Play: the board, the first answer of the engine, and a new puzzle. */
export async function sizesOf(page: Page): Promise<Sizes> {
  await page.addInitScript(watchBoard);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(
    './#/play/53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  );
  await page.locator('[data-cell]').first().waitFor();
  const first = codes(await page.evaluate(askedBefore, 'board')).filter((one) =>
    SCRIPT_OR_STYLE.test(one),
  );
  await page.keyboard.press('h');
  await page.locator('.panel.open').waitFor();
  await page.waitForLoadState('networkidle');
  const withEngine = codes(asked);
  await page.keyboard.press('Escape');
  await page.locator('.panel .empty button').click();
  await page.locator('[data-rank]').waitFor();
  const all = codes(asked);
  return {
    first: await together(page, first),
    engine: await together(page, withEngine),
    bulk: await together(page, all.slice(withEngine.length)),
  };
}

/** Follows a newcomer: the front door, a puzzle of rank 3, its first hint. */
export async function newcomerSizes(page: Page): Promise<NewcomerSizes> {
  await page.addInitScript(watchBoard);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('./');
  await page.locator(".ranks [data-rank='3']").click();
  await page.locator('[data-cell]:focus').waitFor();
  // Later requests, such as those for the panel of a hint, do not count, so that a busy machine
  // gives the same size.
  const beforeFocus = codes(await page.evaluate(askedBefore, 'focus'));
  const untilPuzzle = beforeFocus.filter((one) => !/\.wasm$|-worker-/.test(one));
  await page.keyboard.press('h');
  await page.locator('.panel .help[aria-busy=false]').waitFor();
  return {
    puzzle: await together(page, untilPuzzle),
    hint: await together(page, codes(asked)),
  };
}

/** Returns the addresses of scripts, styles and modules, each once. */
const codes = (asked: readonly string[]): readonly string[] =>
  [...new Set(asked)].filter((one) => CODE.test(one));

/** Returns the sum of sizes. Each file is compressed separately, as hosts do it. */
async function together(page: Page, addresses: readonly string[]): Promise<Size> {
  const sum = { gzip: 0, brotli: 0 };
  for (const address of addresses) {
    const body = await (await page.request.get(address)).body();
    sum.gzip += gzipSync(body, { level: 9 }).length;
    sum.brotli += brotliCompressSync(body).length;
  }
  return sum;
}
