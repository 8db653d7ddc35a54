/** The front door: a newcomer begins, and a returning player continues, with one tap. */
import type { Page } from '@playwright/test';
import { NORMAL, Play } from './play';
import { storeRecords } from './stored';
import { expect, test } from './test';

const RESULT = {
  id: 'a',
  puzzle: NORMAL,
  rank: 4,
  time_ms: 754_000,
  hints: [0, 0, 0],
  mistakes: 0,
  solved: Date.now(),
  origin: 'made',
};

const begun = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/#\/play$/);
  await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
};

test('a newcomer sees what the app is, and starts any rank with one tap @phone', async ({
  page,
}) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('理由がわかるナンプレ。');
  await expect(page.locator('.hero svg')).toBeVisible();
  await expect(page.locator('.home-head')).toContainText('English');
  for (const rank of [1, 8]) {
    await page.locator(`.ranks [data-rank='${rank}']`).click();
    await begun(page);
    await expect(page.locator(`.title [data-rank-block='${rank}']`)).toBeVisible();
    await page.goBack();
    await expect(page.locator('.ranks')).toBeVisible();
  }
});

test('a newcomer who knows Sudoku begins with rank 3, in the other language', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sudoku that tells you why.');
  await page.getByRole('button', { name: 'I know Sudoku' }).click();
  await begun(page);
  await expect(page.locator('.title')).toContainText('moderate');
});

test('a returning player continues with one tap: board, rank, time and progress @phone', async ({
  page,
}) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', '9', 'ArrowRight', 'ArrowRight', '4');
  // From the game, the place Play of the navigation leads to the front door.
  await page.locator('.navigation .places a').first().click();
  await expect(page).toHaveURL(/#\/home$/);
  const card = page.locator('.continue');
  await expect(card).toContainText('普通');
  await expect(card).toContainText('残り49マス');
  await expect(card.locator('.placed')).toHaveText(['9', '4']);
  await expect(card.locator('.time')).toHaveText(/0:0\d/);
  await page.reload();
  await card.getByRole('link', { name: '続きを解く' }).click();
  await begun(page);
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
  // From another place, it leads back to the game.
  await page.locator('.navigation .places a').nth(1).click();
  await expect(page.locator('[data-lesson]').first()).toBeVisible();
  await page.locator('.navigation .places a').first().click();
  await begun(page);
});

test('a paused game shows no digit, and other games are in a list', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', '9');
  await play.show(NORMAL.replaceAll('.', '0').replaceAll('0', '.').split('').reverse().join(''));
  await play.press('Control+Home', '5', 'p');
  await page.locator('.navigation .places a').first().click();
  await expect(page.locator('.continue .covered').first()).toBeAttached();
  await expect(page.locator('.continue text')).toHaveCount(0);
  await page.getByRole('button', { name: 'ほか1問' }).click();
  await expect(page.locator('dialog h2')).toHaveText('途中の問題');
  await page.locator('dialog').getByRole('button', { name: /^普通/ }).last().click();
  await begun(page);
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
});

const labels = (page: Page): Promise<(string | null)[]> =>
  page.locator('[data-cell]').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));

test('a chosen puzzle is continued, even without an entry', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', '9');
  const home = page.locator('.navigation .places a').first();
  await home.click();
  await page.locator(".ranks [data-rank='2']").click();
  await begun(page);
  await expect(page.locator('.title')).toContainText('やさしい');
  const givens = await labels(page);
  await home.click();
  await page.reload();
  await expect(page.locator('.continue')).toContainText('やさしい');
  await page.getByRole('link', { name: '続きを解く' }).click();
  await begun(page);
  expect(await labels(page)).toEqual(givens);
});

test('the ranks show how many were solved and the best time', async ({ page }) => {
  await new Play(page).open();
  await storeRecords(page, 'results', [RESULT, { ...RESULT, id: 'b', time_ms: 545_000 }]);
  await page.locator('.navigation .places a').first().click();
  const row = page.locator(".ranks [data-rank='4']");
  await expect(row).toContainText('2問');
  await expect(row).toContainText('最短9:05');
  await expect(page.locator(".ranks [data-rank='5']")).toContainText('まだ解いていません');
});

/** Records at every frame whether the large picture of the front door is in the document. */
const watchPicture = (): void => {
  const shown: boolean[] = [];
  Object.assign(window, { shown });
  const look = (): void => {
    const picture = document.querySelector('.home svg[viewBox]');
    shown.push((picture?.getBoundingClientRect().width ?? 0) > 100);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

test('the picture of the front door is painted first and stays in its place @firefox', async ({
  browser,
  browserName,
}) => {
  const sizes = [
    [768, 1024],
    [1440, 900],
    // In a narrow window, the scrollbar of Firefox on a desktop takes room. On a phone it does not.
    ...(browserName === 'firefox' ? [] : [[360, 740] as const]),
  ] as const;
  for (const isNew of [true, false]) {
    for (const [width, height] of sizes) {
      const context = await browser.newContext({
        viewport: { width, height },
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await page.addInitScript(watchPicture);
      if (!isNew) {
        const play = new Play(page);
        await play.open();
        await play.press('Control+Home', '9');
        await expect
          .poll(() => page.evaluate(() => localStorage.getItem('numpre.board')))
          .toContain(' 9');
        await page.goto('about:blank');
      }
      let letCome = (): void => undefined;
      const come = new Promise<void>((done) => (letCome = done));
      await page.route(/\/assets\/shared-[^/]*\.js$/, async (route) => {
        await come;
        await route.continue();
      });
      await page.goto('./', { waitUntil: 'commit' });
      const picture = page.locator('.home svg[viewBox]').first();
      await expect(page.locator('#first')).toBeAttached();
      const before = await picture.boundingBox();
      letCome();
      await expect(page.locator('#first')).toHaveCount(0);
      await expect(page.locator('.ranks')).toBeVisible();
      expect(await picture.boundingBox(), `${isNew} ${width}`).toEqual(before);
      const frames = await page.evaluate(() => (window as unknown as { shown: boolean[] }).shown);
      expect(frames.slice(frames.indexOf(true)), `${isNew} ${width}`).not.toContain(false);
      await context.close();
    }
  }
});

test('without storage the front door says so, and everything can be played', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto('./');
  await expect(page.locator('.home [role=status]')).toContainText('保存できません');
  await page.locator(".ranks [data-rank='2']").click();
  await expect(page.locator('.play')).toBeVisible();
  await expect(page.locator('.title')).toContainText('やさしい');
});
