/** The first paint: the board of Play is painted in its place before Play is loaded. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { NORMAL, Play, RANKS } from './play';
import { expect, test } from './test';

const FIRST_PUZZLE =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const OTHER = RANKS[4] ?? '';
/** The link of a puzzle of rank 3, as the command writes it. Only the engine can read it. */
const LINK = 'AQBRyyGYiAiMwmnFAB-6_7KBt8MGF3fqJ8o';

/** A board in the state in which it was painted. */
interface Painted {
  /** Its left edge, top edge, width and height. */
  readonly place: readonly number[];
  /** 81 characters, with `.` for a blank. */
  readonly digits: string;
  /** True if its cells can take the focus. */
  readonly isAlive: boolean;
  /** The number of boards in the document. */
  readonly count: number;
}

/** The browser's record of a layout shift. */
interface Shift extends PerformanceEntry {
  readonly sources: readonly { readonly node?: Node }[];
}

/** Records the board before every paint, and all layout shifts that the browser reports. */
const watch = (): void => {
  const seen: Painted[] = [];
  const shifts: string[] = [];
  Object.assign(window, { seen, shifts });
  const look = (): void => {
    const boards = document.querySelectorAll('svg.board');
    const [board] = boards;
    if (board instanceof SVGSVGElement) {
      const size = parseFloat(board.style.getPropertyValue('--cell'));
      const digits = Array<string>(81).fill('.');
      for (const text of board.querySelectorAll('[data-digit]')) {
        const at = (name: string): number => Math.floor(Number(text.getAttribute(name)) / size);
        digits[9 * at('y') + at('x')] = text.textContent;
      }
      const { x, y, width, height } = board.getBoundingClientRect();
      const isAlive = document.querySelector('[data-cell]') !== null;
      seen.push({
        place: [x, y, width, height],
        digits: digits.join(''),
        isAlive,
        count: boards.length,
      });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    const nodes = (list.getEntries() as Shift[]).flatMap(({ sources }) =>
      sources.map(({ node }) => node?.parentElement),
    );
    shifts.push(
      ...nodes
        .filter((node) => node?.closest('#first, .place'))
        .map((node) => node?.outerHTML ?? ''),
    );
  }).observe({ type: 'layout-shift', buffered: true });
};

const seen = (page: Page): Promise<readonly Painted[]> =>
  page.evaluate(() => (window as unknown as { seen: Painted[] }).seen);
const shifts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

/** Holds back the scripts of the app. Returns a function that lets them load. */
async function holdBack(page: Page): Promise<() => void> {
  let letCome = (): void => undefined;
  const come = new Promise<void>((done) => (letCome = done));
  await page.route(/\/assets\/shared-[^/]*\.js$/, async (route) => {
    await come;
    await route.continue();
  });
  return () => {
    letCome();
  };
}

/** Returns the different boards that were painted, in order, until Play was loaded. */
async function pictures(page: Page): Promise<string[]> {
  await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
  const all = (await seen(page)).map(({ digits }) => digits);
  return all.filter((digits, index) => digits !== all[index - 1]);
}

const SIZES = [
  [360, 740],
  [768, 1024],
  [1440, 900],
  [740, 360],
] as const;

for (const size of ['normal', 'large']) {
  test(`28: the board is painted first and does not move; ${size} print @quick @chromium`, async ({
    browser,
  }) => {
    test.slow();
    for (const [width, height] of SIZES) {
      await test.step(`${width} × ${height}`, async () => {
        const context = await browser.newContext({
          viewport: { width, height },
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        await page.addInitScript((settings) => {
          localStorage.setItem('numpre.settings', settings);
        }, JSON.stringify({ size }));
        await page.addInitScript(watch);
        const letCome = await holdBack(page);
        await page.goto(`./#/play/${NORMAL}`, { waitUntil: 'commit' });
        await expect.poll(async () => (await seen(page)).length).toBeGreaterThan(0);
        // Nothing of the first board can take the focus or be read by a screen reader.
        await expect(page.locator('#first [inert][aria-hidden=true] svg')).toHaveCount(1);
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
        await page.evaluate(axe.source);
        const { violations } = await page.evaluate(() =>
          axe.run(document, {
            resultTypes: ['violations'],
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
          }),
        );
        expect(violations).toEqual([]);
        letCome();
        await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
        await expect(page.locator('#first')).toHaveCount(0);
        await expect.poll(async () => (await seen(page)).some(({ isAlive }) => isAlive)).toBe(true);
        const all = await seen(page);
        expect(all.some(({ isAlive }) => !isAlive)).toBe(true);
        // Every paint shows the same board, and never two.
        for (const { place, digits, count } of all) {
          expect({ place, digits, count }).toEqual({
            place: all[0]?.place,
            digits: NORMAL,
            count: 1,
          });
        }
        expect(await shifts(page)).toEqual([]);
        await context.close();
      });
    }
  });
}

test('28: no other board is painted before the wanted one', async ({ page }) => {
  await page.addInitScript(watch);
  const play = new Play(page);
  // In turn: the first visit; the last visit's game with its entries; the puzzle of an address; and
  // the game again.
  await page.goto('./#/play');
  expect(await pictures(page)).toEqual([FIRST_PUZZLE]);
  await play.show(NORMAL);
  await play.press('Control+Home', '9');
  const begun = `9${NORMAL.slice(1)}`;
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('numpre.board')))
    .toContain(`${NORMAL} 9...`);
  await page.reload();
  expect(await pictures(page)).toEqual([begun]);
  await page.goto('about:blank');
  await page.goto(`./#/play/${NORMAL.replaceAll('.', '0')}`);
  expect(await pictures(page)).toEqual([begun]);
  await page.goto('about:blank');
  await page.goto(`./#/play/${OTHER}`);
  expect(await pictures(page)).toEqual([OTHER]);
  await expect(page).toHaveURL(/#\/play$/);
  // A link that only the engine can read begins with an empty board.
  await page.goto('about:blank');
  await page.goto(`./#/play/${LINK}`);
  await expect.poll(() => play.digits()).toBe(NORMAL);
  // The watcher sees the board at its next paint.
  await expect.poll(() => pictures(page)).toEqual(['.'.repeat(81), NORMAL]);
});

test('28: a page other than Play begins without a board', async ({ page }) => {
  await page.addInitScript(watch);
  const letCome = await holdBack(page);
  await page.goto('./#/help', { waitUntil: 'commit' });
  await expect(page.locator('#first')).toBeAttached();
  letCome();
  await expect(page.locator('main')).toBeVisible();
  expect(await seen(page)).toEqual([]);
});

test('28: what the first picture needs does not wait for the script of the look', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(/.*\//, '')));
  const first = [/^board-.*\.js$/, /^board-.*\.css$/, /^shared-.*\.css$/];
  const missing = (): readonly RegExp[] =>
    first.filter((name) => !asked.some((file) => name.test(file)));
  let missed: readonly RegExp[] | undefined;
  await page.route('**/look.js', async (route) => {
    await expect
      .poll(missing, { timeout: 5_000 })
      .toEqual([])
      .catch(() => undefined);
    missed = missing();
    await route.continue();
  });
  await page.goto(`./#/play/${NORMAL}`);
  await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
  expect(missed).toEqual([]);
});
