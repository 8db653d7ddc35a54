/** Play between two actions: in a pause, after a trial, and while help is shown. */
import { NORMAL, Play, SOLUTION } from './play';
import { settingsSheet } from './reach';
import { expect, test } from './test';

test('the end of a trial by key is announced, and the board has the focus again', async ({
  page,
}) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', 't', '9');
  await play.button('残す').waitFor();
  await play.press('t');
  await expect(play.button('残す')).toBeFocused();
  await play.press('Enter');
  await expect(play.cell(0)).toBeFocused();
  await expect(page.locator('[role=status].unseen')).toHaveText('仮置きを残しました');
  await play.press('ArrowRight', 'ArrowRight');
  await expect(play.cell(2)).toBeFocused();
  await play.press('t', '4');
  await play.button('取り消す').waitFor();
  await play.press('t', 'Tab', 'Enter');
  await expect(play.cell(2)).toBeFocused();
  await expect(page.locator('[role=status].unseen')).toHaveText('仮置きを取り消しました');
  await expect(play.cell(2)).toHaveAccessibleName(/空き$/);
});

test('a pause covers the cells exactly, and only resuming is possible', async ({ page }) => {
  const play = new Play(page);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await play.open(NORMAL);
    await play.press('Control+Home', 'p');
    await expect(play.button('再開').last()).toBeFocused();
    const cover = await page.locator('.cover').boundingBox();
    const grid = await page.locator('.grid').boundingBox();
    if (!cover || !grid) throw new Error('the board is not shown');
    expect(Math.abs(cover.x - grid.x)).toBeLessThan(2);
    expect(Math.abs(cover.y - grid.y)).toBeLessThan(2);
    expect(Math.abs(cover.width - grid.width)).toBeLessThan(4);
    expect(Math.abs(cover.height - grid.height)).toBeLessThan(4);
    await expect(page.locator('.modes')).toHaveAttribute('inert');
    await expect(page.locator('.controls .block')).toHaveAttribute('inert');
    await play.press('p');
    await expect(play.cell(0)).toBeFocused();
    await expect(page.locator('.controls .block')).not.toHaveAttribute('inert');
  }
});

test('with automatic candidates the corner marks are bold candidates', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', 'Shift+4', 'Shift+9');
  await expect(page.locator('.board .corner')).toHaveText(['4', '9']);
  await play.press('m');
  await expect(page.locator('.board .corner')).toHaveCount(0);
  await expect(page.locator('.board .candidate.bold')).toHaveText(['4', '9']);
  await play.press('m');
  await expect(page.locator('.board .corner')).toHaveText(['4', '9']);
});

test('an answer about a peer closes the panel with an earlier answer', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', 'q', SOLUTION.charAt(0));
  await expect(play.panel().locator('.help')).toBeVisible();
  await play.press('ArrowRight', 'ArrowRight', 'q', '8');
  await expect(page.locator('.status')).toContainText('8');
  await expect(play.panel().locator('.help')).toHaveCount(0);
});

test('a hint stays when the language changes and the settings are closed by Esc', async ({
  page,
}) => {
  const play = new Play(page);
  await play.open();
  await play.press('h');
  await expect(play.panel().locator('.help[aria-busy=false]')).toBeVisible();
  await settingsSheet(page);
  await page.locator('dialog select').first().focus();
  await page.locator('dialog select').first().selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await play.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(play.panel().locator('.help')).toContainText('Look');
});

test('the numbers of all frames are in view where there is room', async ({ browser }) => {
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [844, 390],
  ] as const) {
    const context = await browser.newContext({
      locale: 'ja-JP',
      viewport: { width, height },
      reducedMotion: 'no-preference',
    });
    const page = await context.newPage();
    const play = new Play(page);
    await play.open();
    await play.press('h', 'h', 'h');
    await expect(page.locator('.chip')).toHaveCount(3);
    const isCut = () =>
      page.locator('.chips').evaluate((one) => one.scrollWidth > one.clientWidth + 1);
    await expect.poll(isCut, `${width} × ${height}`).toBe(false);
    await context.close();
  }
});

test('after the end, a hint and a check leave the result as it is', async ({ page }) => {
  const play = new Play(page);
  await play.open(`.${SOLUTION.slice(1)}`);
  await play.press('Control+Home', SOLUTION.charAt(0));
  await expect(page.locator('#solved-title')).toBeVisible();
  const result = await page.locator('.solved dl').innerText();
  await play.button('次の一手').first().click();
  await play.button('答え合わせ').first().click();
  await expect(page.locator('#solved-title')).toBeVisible();
  await expect(page.locator('.solved dl')).toHaveText(result, { useInnerText: true });
});

test('a puzzle without a solution has no hint, and says why', async ({ page }) => {
  const play = new Play(page);
  // The last cell of row 1 sees all nine digits.
  await play.open(`12345678.........9${'.'.repeat(63)}`);
  await expect(page.locator('.banner')).toBeVisible();
  await play.press('h');
  await expect(page.locator('.help')).toContainText('この問題には解がありません');
});

test('the clock stops while a sheet covers the board', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  await play.press('?');
  await expect(page.locator('dialog[open]')).toBeVisible();
  const time = await page.locator('.clock').innerText();
  await page.waitForTimeout(2_500);
  await expect(page.locator('.clock')).toHaveText(time);
});
