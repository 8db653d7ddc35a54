/** Scenario 27 on every page: in narrow and wide windows, zoomed, and in large print. */
import type { Page } from '@playwright/test';
import { cutOff, moving, overlapping, sized, small } from './fit';
import { NEGATION, Play, SOLUTION, toFilm } from './play';
import { changeSettings } from './reach';
import { STATES } from './states';
import { expect, test } from './test';

/**
 * Window sizes from a narrow phone to a desk. A window of 1280 × 1024 that is zoomed to 200% has
 * 640 × 512 pixels; at 400% it has 320 × 256.
 */
const SIZES = [
  [320, 568],
  [360, 740],
  [320, 256],
  [640, 512],
  [768, 1024],
  [1200, 800],
  [1440, 900],
] as const;
/** Returns whether large print is tested in this size. Users who zoom do not need it. */
const isWhole = ([, height]: readonly [number, number]): boolean => height > 512;
const PHONE = [360, 740] as const;
const DESK = [1440, 900] as const;

/**
 * Play itself never scrolls, and has its own tests for parts that are cut off. Here only its sheets
 * are tested in all sizes.
 */
const SHEETS = [
  'play-share',
  'play-replay',
  'play-more',
  'play-new',
  'play-cell',
  'play-keys',
  'play-settings',
  'play-settings-own',
];
const isPlay = (name: string): boolean => name.startsWith('play') && !SHEETS.includes(name);

async function look(page: Page, size: string): Promise<void> {
  await changeSettings(page, { size });
  await expect(page.locator(`html[data-size=${size}]`)).toHaveCount(1);
}

test('27: every page fits, targets are large enough, reduced motion is obeyed', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto('./');
  for (const { name, show } of STATES) {
    await test.step(name, async () => {
      await show(page);
      expect.soft(await moving(page), `${name}, motion`).toEqual([]);
      for (const size of isPlay(name) ? [] : ['large', 'normal']) {
        await look(page, size);
        for (const one of size === 'large' ? SIZES.filter(isWhole) : SIZES) {
          await sized(page, one);
          expect.soft(await cutOff(page), `${name}, ${size}, ${one.join(' × ')}`).toEqual([]);
        }
      }
      await sized(page, PHONE);
      expect.soft(await small(page, 40), `${name}, targets on a phone`).toEqual([]);
      await sized(page, DESK);
      // The wide layout of Play is for a mouse. Its lower rows leave more room for the board.
      expect
        .soft(await small(page, isPlay(name) ? 40 : 44), `${name}, targets on a desk`)
        .toEqual([]);
    });
  }
});

test('27: without reduced motion sheets move, but no animation begins unasked', async ({
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ locale: 'ja-JP', reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.clock.install();
  const play = new Play(page);
  await play.open(NEGATION);
  await play.press('?');
  await expect(page.locator('dialog[open]')).toBeVisible();
  expect(await moving(page)).toContainEqual(expect.stringMatching(/^dialog/));
  await play.press('Escape');
  await toFilm(play);
  const chips = page.locator('.chip');
  await page.clock.fastForward(30_000);
  await expect(chips.last()).toHaveAttribute('aria-current', 'step');
  await play.button('再生').click();
  await expect(play.button('止める')).toBeVisible();
  await expect(chips.first()).toHaveAttribute('aria-current', 'step');
  await page.clock.fastForward(1_500);
  await expect(chips.first()).not.toHaveAttribute('aria-current', 'step');
  await context.close();
});

for (const locale of ['ja-JP', 'en-US']) {
  test(`27: a whole hint has room next to the board, ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ locale, viewport: { width: 1024, height: 768 } });
    const page = await context.newPage();
    const play = new Play(page);
    await play.open();
    await play.press('h');
    await page.locator('.strengths button').last().click();
    const text = page.locator('.explanation');
    for (const size of [
      [1024, 768],
      [1180, 820],
      [1200, 800],
      [1280, 720],
      [1366, 768],
    ] as const) {
      await sized(page, size);
      await expect(text).toBeVisible();
      const named = size.join(' × ');
      expect.soft((await text.boundingBox())?.height, named).toBeGreaterThan(100);
      expect.soft(await overlapping(page, '.panel'), named).toEqual([]);
      expect.soft(await cutOff(page), named).toEqual([]);
    }
    await context.close();
  });
}

test('27: the end of a game has room on a tablet held sideways', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const play = new Play(page);
  await play.open(`.${SOLUTION.slice(1)}`);
  await play.cell(0).click({ force: true });
  await play.press(SOLUTION.charAt(0));
  const title = await page.locator('#solved-title').boundingBox();
  expect(title?.width).toBeGreaterThan((title?.height ?? 0) * 2);
  expect(await overlapping(page, '.panel')).toEqual([]);
});
