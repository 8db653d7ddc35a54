/** The end of a game: everything in its panel can be reached, and nothing in the title moves. */
import type { Page } from '@playwright/test';
import { NORMAL, Play, SOLUTION } from './play';
import { expect, test } from './test';

/** A puzzle that lacks its first two digits. */
const NEARLY = `..${SOLUTION.slice(2)}`;

async function box(page: Page, selector: string) {
  const found = await page.locator(selector).first().boundingBox();
  if (!found) throw new Error(`${selector} is not shown`);
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
}

/** Solves a puzzle that lacks two digits, after hints of two strengths. */
async function solve(play: Play): Promise<void> {
  await play.open(NEARLY);
  await play.press('h');
  await expect(play.page.locator('.help')).toBeVisible();
  await play.press('Escape', 'Control+Home', SOLUTION.charAt(0), 'h');
  await expect(play.page.locator('.help')).toBeVisible();
  await play.press('h', 'Escape', 'ArrowRight', SOLUTION.charAt(1));
  await expect(play.page.locator('.solved .needed')).toContainText(/\S\S/);
}

for (const [width, height, locale] of [
  [360, 640, 'ja-JP'],
  [390, 844, 'en-US'],
  [1280, 720, 'en-US'],
  [1000, 620, 'ja-JP'],
] as const)
  test(`every figure can be scrolled into view, ${width} × ${height}`, async ({ browser }) => {
    const context = await browser.newContext({ locale, viewport: { width, height } });
    const page = await context.newPage();
    await solve(new Play(page));
    const [panel, buttons] = [await box(page, '.panel'), await box(page, '.solved .buttons')];
    expect(buttons.bottom).toBeLessThanOrEqual(panel.bottom);
    for (const part of ['.time', 'dl div:last-child', '.needed a']) {
      await page.locator(`.solved ${part}`).evaluate((one) => one.scrollIntoView());
      const { y, bottom } = await box(page, `.solved ${part}`);
      expect(y, part).toBeGreaterThanOrEqual(panel.y);
      expect(bottom, part).toBeLessThan(buttons.y + 1);
    }
    // Each name is on one line.
    const lines = await page.locator('.solved dt').evaluateAll((all) =>
      all.map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getClientRects().length;
      }),
    );
    expect(Math.max(...lines)).toBe(1);
    await context.close();
  });

test('the clock keeps its place when the game ends', async ({ page }) => {
  const play = new Play(page);
  await play.open(NEARLY);
  const before = await box(page, '.clock');
  await play.press('Control+Home', SOLUTION.charAt(0), 'ArrowRight', SOLUTION.charAt(1));
  await expect(page.locator('#solved-title')).toBeVisible();
  expect((await box(page, '.clock')).right).toBeCloseTo(before.right, 0);
});

test('on a narrow phone no name breaks, and the number of clues is whole or hidden', async ({
  page,
}) => {
  const play = new Play(page);
  for (const width of [320, 340, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await play.open(NORMAL);
    const [title, clues] = [await box(page, '.title h1'), await box(page, '.clues')];
    const isHidden = clues.y >= title.bottom;
    if (!isHidden) expect(clues.right).toBeLessThanOrEqual(title.right);
  }
  const lines = await page
    .locator('.tools span')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...lines)).toBeLessThan(20);
  // A hint of strength 2 leaves the modes free.
  await play.press('h');
  await expect(page.locator('.help[aria-busy=false] p')).not.toBeEmpty();
  await play.press('h');
  await expect(page.locator('.help p')).toContainText('手筋');
  expect((await box(page, '.help')).bottom).toBeLessThanOrEqual((await box(page, '.modes')).y + 1);
});
