/** The pictures of the app in `docs/pictures`, in each language. */
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { NEGATION, NORMAL, RANKS, SOLUTION } from '../e2e/play';
import { changeSettings, go, hint, play, press } from '../e2e/reach';
import { RESULT, storeCourse, storeRecords } from '../e2e/stored';

const INTO = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
/** The languages of the pictures, with the endings of their names. */
const LANGUAGES = [
  { locale: 'en-US', ending: '' },
  { locale: 'ja-JP', ending: '.ja' },
] as const;
/** A Friday in the middle of a month, so that the calendar has a past and a future. */
const NOON = new Date('2026-11-13T12:00:00');
/** The time for which the game of the front door has been played. */
const PLAYED_MS = 221_000;
/** The days of the month that the calendar shows as solved. */
const SOLVED = [1, 3, 4, 5, 6, 8, 9, 10, 11, 12];
/** The steps before the one that is shown, in the puzzle of rank 4: its first locked pair. */
const STEPS_BEFORE = 10;

const desk = { width: 1200, height: 800 };
const phone = { width: 360, height: 740 };
/** The room between two phones. */
const GAP = 20;

async function open(
  browser: Browser,
  locale: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({ locale, viewport });
  const page = await context.newPage();
  await page.clock.install({ time: NOON });
  await page.goto('./');
  await expect(page.locator('.home .welcome')).toBeVisible();
  return { context, page };
}

/** Enters the right digits of some cells. */
async function enter(page: Page, cells: readonly number[]): Promise<void> {
  for (const cell of cells) {
    const down = Array<string>(Math.floor(cell / 9)).fill('ArrowDown');
    const right = Array<string>(cell % 9).fill('ArrowRight');
    await press(page, 'Control+Home', ...down, ...right, SOLUTION[cell] ?? '');
  }
}

/** Shows the whole step of a hint, after other steps. */
async function step(page: Page, before: number): Promise<void> {
  for (let done = 0; done < before; done += 1) {
    await hint(page, 3);
    await press(page, 'Enter');
    await expect(page.locator('.chip')).toHaveCount(0);
  }
  await hint(page, 3);
}

/** Draws pictures of phones next to each other. */
async function together(browser: Browser, shots: readonly Buffer[], path: string): Promise<void> {
  const width = shots.length * (phone.width + GAP) - GAP;
  const page = await browser.newPage({ viewport: { width, height: phone.height } });
  const images = shots.map(
    (shot) => `<img src="data:image/png;base64,${shot.toString('base64')}">`,
  );
  const style = `margin: 0; display: flex; gap: ${GAP}px`;
  await page.setContent(`<body style="${style}">${images.join('')}</body>`);
  await page.screenshot({ path, omitBackground: true });
  await page.close();
}

for (const { locale, ending } of LANGUAGES) {
  test(`phones, ${locale}`, async ({ browser }) => {
    const { context, page } = await open(browser, locale, phone);
    const results = SOLVED.map((date) => `2026-11-${String(date).padStart(2, '0')}`);
    await storeRecords(
      page,
      'results',
      results.map((day) => ({ ...RESULT, id: day, origin: 'daily', day, solved: NOON.getTime() })),
    );
    await go(page, '/today');
    await expect(page.locator('[data-day="2026-11-12"]')).toBeVisible();
    await expect(page.locator('[data-puzzle] .covered').first()).toBeAttached();
    const calendar = await page.screenshot();
    await play(page, RANKS[4] ?? '');
    await step(page, STEPS_BEFORE);
    const hinted = await page.screenshot();
    await play(page, NORMAL);
    await enter(page, [0, 2, 4, 5, 6, 10, 11, 13, 19, 20, 21, 22, 29, 38, 39]);
    await page.clock.runFor(PLAYED_MS);
    await go(page, '/home');
    await expect(page.locator('.home .continue')).toBeVisible();
    const home = await page.screenshot();
    await together(browser, [home, hinted, calendar], `${INTO}web-phones${ending}.png`);
    await context.close();
  });

  test(`desk, ${locale}`, async ({ browser }) => {
    const { context, page } = await open(browser, locale, desk);
    await play(page, NEGATION);
    for (let tries = 0; tries < 60; tries += 1) {
      await hint(page, 3);
      // The frame of a contradiction has an icon.
      if ((await page.locator('.chip svg').count()) > 0) break;
      await press(page, 'Enter');
      await expect(page.locator('.chip')).toHaveCount(0);
    }
    await page
      .locator('.chip')
      .filter({ has: page.locator('svg') })
      .click();
    await page.screenshot({ path: `${INTO}web-negation${ending}.png` });

    await storeRecords(page, 'results', [{ ...RESULT, helped: { 'x-wing': 4 } }]);
    await storeCourse(page, {
      'hidden-single': { seen: true, found: 3, solved: true, changed: 1 },
      'naked-pair': { seen: true, found: 3, solved: true, changed: 2 },
      'x-wing': { seen: true, found: 1, solved: false, changed: 3 },
    });
    await changeSettings(page, { theme: 'dark' });
    await go(page, '/learn');
    await expect(page.locator('[data-next=x-wing] svg.board')).toBeVisible();
    await page.screenshot({ path: `${INTO}web-course${ending}.png` });

    await changeSettings(page, { theme: 'light' });
    await go(page, `/make/hand/${NORMAL.slice(0, 73)}${'.'.repeat(8)}`);
    await expect(page.locator('.state .verdict')).toHaveText(/\d/);
    await expect(page.locator('[data-ring-rank]').first()).toBeVisible();
    await page.screenshot({ path: `${INTO}web-make${ending}.png` });
    await context.close();
  });
}
