/**
 * The titles of puzzles are kept everywhere: in the table, the collection, on cards, in print and
 * in files.
 */
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { cards, EASY, NORMAL } from './collect';
import { Play } from './play';
import { storedGames } from './stored';
import { expect, test } from './test';

const TABLE = `title,puzzle,by\n雨の日,${EASY},Ken\n"晴れ, 日曜",${NORMAL},Ann\n`;

async function exported(page: Page, kind: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('combobox', { name: '書き出す' }).selectOption(kind);
  return readFileSync(await (await download).path(), 'latin1');
}

const utf8 = (text: string) => Buffer.from(text, 'latin1').toString('utf8');

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: '問題集に追加' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '追加', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: '問題集を開く' }).click();
}

test('titles are kept in tables, lists, files, print and backups @quick @chromium', async ({
  page,
}) => {
  await page.goto('./#/check');
  await page.getByRole('textbox', { name: '問題' }).fill(TABLE);
  const rows = page.locator('[role=listbox] [role=option]');
  await expect(rows.nth(0)).toContainText('雨の日');
  await expect(rows.nth(1)).toContainText('晴れ, 日曜');
  await rows.nth(0).click();
  await expect(page.getByRole('heading', { name: '雨の日' })).toBeVisible();
  const [heading = '', first = '', second = ''] = utf8(await exported(page, 'csv')).split('\n');
  expect(heading).toContain('title');
  expect(first).toContain('雨の日');
  expect(first).toContain('Ken');
  expect(second).toContain('"晴れ, 日曜"');

  // Reads the exported workbook.
  const download = page.waitForEvent('download');
  await page.getByRole('combobox', { name: '書き出す' }).selectOption('xlsx');
  const book = await (await download).path();
  await page.locator('input[type=file]').first().setInputFiles(book);
  await expect(rows.nth(1)).toContainText('晴れ, 日曜');

  await page
    .getByRole('region', { name: '結果' })
    .getByRole('button', { name: '問題集に追加' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: '追加', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: '問題集を開く' }).click();
  await expect(cards(page).nth(0)).toHaveAccessibleName('雨の日');
  await expect(cards(page).nth(1)).toHaveAccessibleName('晴れ, 日曜');

  await cards(page)
    .nth(0)
    .getByRole('button', { name: /名前とメモを変える/ })
    .click();
  await page.getByRole('textbox', { name: '問題の名前' }).fill('大雨の日');
  await page.getByRole('textbox', { name: '問題の名前' }).press('Enter');
  await expect(cards(page).nth(0)).toHaveAccessibleName('大雨の日');
  await page.reload();
  await expect(cards(page).nth(0)).toHaveAccessibleName('大雨の日');
  expect(utf8(await exported(page, 'csv'))).toContain('大雨の日');

  await page.getByRole('button', { name: '印刷' }).click();
  await expect(page).toHaveURL(/#\/print/);
  await expect(page.locator('main.print svg').getByText('大雨の日')).toBeVisible();
  await expect(page.locator('main.print svg').getByText('晴れ, 日曜')).toBeVisible();
});

test('a puzzle played from the list keeps its title', async ({ page }) => {
  await page.goto('./#/check');
  await page.getByRole('textbox', { name: '問題' }).fill(`${EASY} # 古い問題`);
  await page.locator('.one button.primary').click();
  await expect(page.locator('.play')).toBeVisible();
  await expect
    .poll(async () => (await storedGames(page)).map(({ title }) => title))
    .toContain('古い問題');
  const play = new Play(page);
  const blank = EASY.indexOf('.');
  await play.cell(blank).focus();
  await play.press('4');
  await play.show(NORMAL);
  await play.more('新しい問題');
  await expect(
    page.getByRole('dialog').getByRole('button', { name: /^古い問題 · 大変やさしい/ }),
  ).toBeVisible();
});

test('a comment after a puzzle is its title, and a single puzzle can be named when saved', async ({
  page,
}) => {
  await page.goto('./#/check');
  await page.getByRole('textbox', { name: '問題' }).fill(`${EASY} # 古い問題`);
  await page.getByRole('button', { name: '問題集に追加' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: '問題の名前' })).toHaveValue(
    '古い問題',
  );
  await page.keyboard.press('Escape');
  await save(page);
  await expect(cards(page)).toHaveAccessibleName('古い問題');
});
