/** Changes of the last moment, on a page whose last transaction the browser gives up. */
import type { Page } from '@playwright/test';
import { NORMAL, Play } from './play';
import { storedGames } from './stored';
import { expect, test } from './test';

const FILLED = `9${NORMAL.slice(1)}`;

/** Undoes every transaction with which a page is left, as a busy browser may. */
const giveUp = (page: Page): Promise<void> =>
  page.evaluate(() => {
    IDBTransaction.prototype.commit = function abort() {
      this.abort();
    };
  });

const left = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('numpre.left'));

/** Keeps a game as a page does that is left. */
const keepLeft = (page: Page, text: string): Promise<void> =>
  page.evaluate((kept) => localStorage.setItem('numpre.left', kept), text);

/** Opens a game with one digit, and waits until it is stored. */
async function begun(page: Page): Promise<Play> {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', '9');
  await expect.poll(() => stored(page)).toMatchObject([{ digit: 9 }]);
  return play;
}

const stored = async (page: Page): Promise<readonly { readonly digit?: number | undefined }[]> =>
  (await storedGames(page)).map(({ cells }) => ({ digit: cells[0]?.digit }));

test('a digit survives if the browser gives up the last transaction of a page @firefox', async ({
  page,
}) => {
  const play = new Play(page);
  await play.open();
  await giveUp(page);
  await play.press('Control+Home', '9');
  await page.reload();
  await expect.poll(() => play.digits()).toBe(FILLED);
  await expect.poll(() => stored(page)).toEqual([{ digit: 9 }]);
  expect(await left(page)).toBeNull();
});

test('the front door continues a game whose last transaction was given up', async ({ page }) => {
  const play = await begun(page);
  await giveUp(page);
  await play.press('ArrowRight', 'ArrowRight', '4');
  await page.goto('about:blank');
  await page.goto('./');
  await page.locator('.continue a, .continue button').first().click();
  await expect(play.cell(2)).toHaveAccessibleName(/4/);
  await expect(play.cell(0)).toHaveAccessibleName(/9/);
});

test('a game that was kept for a page that is gone never replaces a later state', async ({
  page,
}) => {
  const play = await begun(page);
  const [game] = await storedGames(page);
  const older = { ...game, revision: 0, cells: game?.cells.map((cell) => ({ ...cell, digit: 1 })) };
  const later = { ...older, revision: 1_000 };
  for (const text of [
    JSON.stringify({ game: older, writer: 'me' }),
    JSON.stringify({ game: { ...later, cells: 'none' }, writer: 'me' }),
    JSON.stringify({ game: later }),
    'null',
    '{',
  ]) {
    await keepLeft(page, text);
    await page.reload();
    await expect.poll(() => play.digits()).toBe(FILLED);
    await expect.poll(() => left(page)).toBeNull();
  }
});
