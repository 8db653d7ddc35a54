/**
 * The app over plain http from another host name, as on a phone in the home network. On such an
 * insecure origin browsers have no `crypto.randomUUID`, `navigator.clipboard`, `navigator.locks`,
 * `navigator.storage` and service workers.
 */
import { readFile } from 'node:fs/promises';
import { NORMAL, Play, RANKS } from './play';
import { expect, test } from './test';

test.beforeEach(async ({ page }) => {
  await page.goto('./#/help');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  page.on('pageerror', (error) => {
    throw error;
  });
});

test('playing, a hint, copying and reloading work @insecure', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', '9');
  await play.press('h');
  await expect(play.panel()).toContainText(/ブロック\dを見てください/);
  await play.press('Escape');
  await play.more('リンクをコピー');
  await expect(page.locator('.status')).toContainText('リンクをコピーしました');
  await play.more('問題をコピー');
  await expect(page.locator('.status')).toContainText('コピーしました');
  await page.evaluate(() => (location.hash = '#/learn'));
  await expect(page.locator('header.bar h1')).toHaveText('手筋を学ぶ');
  await page.evaluate(() => (location.hash = '#/play'));
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
  await play.press('Control+Home', 'ArrowRight', 'ArrowRight', '4');
  await expect(play.cell(2)).toHaveAccessibleName('1行3列、4');
  await page.waitForTimeout(600);
  await page.reload();
  await expect(play.cell(2)).toHaveAccessibleName('1行3列、4');
});

test('a generated puzzle can be played @insecure', async ({ page }) => {
  await page.goto('./#/make');
  const made = page.locator('.made [data-puzzle]');
  await expect(made).toBeVisible();
  const puzzle = (await made.getAttribute('data-puzzle')) ?? '';
  await page.locator('.buttons button.primary').first().click();
  await expect(page).toHaveURL(/#\/play$/);
  await expect.poll(() => new Play(page).digits()).toBe(puzzle);
});

test('a puzzle is checked, saved, exported, backed up, printed and played @insecure', async ({
  page,
}) => {
  await page.goto(`./#/check/${NORMAL}`);
  await expect(page.locator('.one')).toContainText('普通');
  await page.locator('.one').getByRole('button', { name: '問題集に追加' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '追加', exact: true }).click();
  await expect(dialog).toContainText('に追加しました');
  await dialog.getByRole('link').click();
  const card = page.locator(`[data-puzzle="${NORMAL}"]`);
  await expect(card).toBeVisible();
  const exported = page.waitForEvent('download');
  await page.getByRole('combobox', { name: '書き出す' }).selectOption('line-81');
  expect(await readFile(await (await exported).path(), 'utf8')).toContain(NORMAL);
  await page.locator('details summary').first().click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /すべてをファイルに/ }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain(NORMAL);
  await page.getByRole('button', { name: '印刷' }).first().click();
  await expect(page).toHaveURL(/#\/print/);
  await expect(page.locator('main')).toContainText('1問');
  await page.goto('./#/books');
  await card.getByRole('button', { name: /解く/ }).click();
  await expect.poll(() => new Play(page).digits()).toBe(NORMAL);
  await page.goto(`./#/check/${RANKS[4] ?? ''}`);
  await page.locator('.one button.primary').click();
  await expect.poll(() => new Play(page).digits()).toBe(RANKS[4]);
});

test('a file is opened, a puzzle is walked through, and one is set by hand @insecure', async ({
  page,
}) => {
  await page.goto('./#/check');
  const file = {
    name: 'two.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`${NORMAL}\n${RANKS[4] ?? ''}\n`),
  };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.locator('[role=listbox] [role=option]')).toHaveCount(2);
  await page.goto(`./#/learn/walk/${NORMAL}`);
  await expect(page.locator('[data-place]')).toBeVisible();
  await page.goto('./#/make/hand');
  await page.locator("[data-cell='0']").focus();
  await page.keyboard.press('7');
  await page.waitForTimeout(800);
  await page.reload();
  await expect(page.locator("[data-cell='0']")).toHaveAccessibleName(/7/);
});
