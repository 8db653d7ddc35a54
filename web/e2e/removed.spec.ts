/** Removed lists can be restored for 30 days. */
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { cards, NORMAL, withPuzzles } from './collect';
import { storedMeta } from './stored';
import { expect, test } from './test';

const TWO = { 一冊目: [{ title: 'いち' }, { title: 'に', puzzle: NORMAL }], 二冊目: [{}] };
const DAY = 24 * 60 * 60 * 1000;
const removed = (page: Page) => page.locator('details.removed');
const opened = (page: Page) => page.getByText('最近削除したリスト').click();
const keys = async (page: Page) =>
  (await storedMeta(page)).filter((one) => Object.hasOwn(Object(one) as object, 'removed'));

async function drop(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^一冊目/ }).click();
  await page.getByRole('button', { name: 'このリストと中の2問を削除' }).click();
  await expect(cards(page)).toHaveCount(1);
}

test('a removed list is restored after a reload, and this can be undone', async ({ page }) => {
  await withPuzzles(page, TWO);
  await drop(page);
  await page.reload();
  await opened(page);
  await expect(removed(page).getByRole('listitem')).toContainText('一冊目');
  await expect(removed(page).getByRole('listitem')).toContainText('2問');
  await expect(removed(page).getByRole('listitem')).toContainText('残り30日');
  await page.getByRole('button', { name: '一冊目を復元' }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(removed(page)).toHaveCount(0);
  const names = await cards(page).evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(names.slice(0, 2)).toEqual(['いち', 'に']);
  await page
    .locator('.undo')
    .filter({ hasText: '「一冊目」を復元しました' })
    .getByRole('button')
    .click();
  await expect(cards(page)).toHaveCount(1);
  await expect(removed(page)).toHaveCount(1);
});

test('undo of the removal leaves nothing in the place of removed lists', async ({ page }) => {
  await withPuzzles(page, TWO);
  await drop(page);
  await expect(removed(page)).toHaveCount(1);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(removed(page)).toHaveCount(0);
});

test('a list is removed for good, and this can be undone', async ({ page }) => {
  await withPuzzles(page, TWO);
  await drop(page);
  await opened(page);
  await page.getByRole('button', { name: '一冊目を完全に削除' }).click();
  await expect(removed(page)).toHaveCount(0);
  expect(await keys(page)).toHaveLength(0);
  await page
    .locator('.undo')
    .filter({ hasText: '「一冊目」を完全に削除しました' })
    .getByRole('button')
    .click();
  await expect(removed(page)).toHaveCount(1);
});

test('a list that was removed more than 30 days ago is deleted', async ({ page }) => {
  await withPuzzles(page, TWO);
  const list = { id: 'x', name: '三冊目', order: 5, puzzles: [] };
  const at = (time: number, name: string) =>
    [
      { removed: time, list: { ...list, id: name, name }, puzzles: [] },
      `removed-list ${String(time).padStart(16, '0')} ${name}`,
    ] as const;
  const now = Date.now();
  await storedMeta(page, [at(now - 31 * DAY, '古い'), at(now - 29 * DAY, '新しい')]);
  await page.reload();
  await opened(page);
  await expect(removed(page).getByRole('listitem')).toHaveCount(1);
  await expect(removed(page).getByRole('listitem')).toContainText('新しい');
  await expect.poll(async () => (await keys(page)).length).toBe(1);
});

test('a backup has the removed lists', async ({ page, browser }) => {
  await withPuzzles(page, TWO);
  await drop(page);
  await page.getByText('バックアップ').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'すべてをファイルに保存' }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    removed: [{ list: { name: '一冊目' } }],
  });
  const context = await browser.newContext({ locale: 'ja-JP' });
  const elsewhere = await context.newPage();
  await elsewhere.goto('./#/books');
  await elsewhere.locator('input[type=file]').setInputFiles(file);
  await expect(cards(elsewhere)).toHaveCount(1);
  await opened(elsewhere);
  await elsewhere.getByRole('button', { name: '一冊目を復元' }).click();
  await expect(cards(elsewhere)).toHaveCount(3);
  await context.close();
});
