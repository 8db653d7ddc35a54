/**
 * Backups are complete. A damaged entry, in a file or in the browser, does not affect the others.
 */
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { cards, EASY, NORMAL, withPuzzles } from './collect';
import { storeRecords, storeSolved } from './stored';
import { expect, test } from './test';

const record = { id: 'x1', canonical: EASY, rank: 1, clues: 30, added: 9, puzzle: EASY };

const restore = (page: Page, backup: unknown) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(backup)),
  });

test('damaged entries of a backup are counted and left out @quick', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await withPuzzles(page, { 一冊目: [{ title: 'いち' }, { title: 'に' }] });
  await expect(cards(page)).toHaveCount(2);
  await restore(page, {
    numpre: 1,
    lists: [{ id: 'l9', name: '悪い', order: 9, puzzles: ['x1', 'x2', 'x3'] }],
    puzzles: [
      { ...record, title: { en: 'no text' } },
      { ...record, id: 'x2', rank: 12 },
      { ...record, id: 'x3', title: '三' },
    ],
    games: [{ v: 1, id: 'g', puzzle: EASY, cells: Array(81).fill(null), history: [] }],
  });
  await expect(
    page.locator('.undo', { hasText: '壊れている項目3件は読み込みませんでした' }),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  await page.reload();
  await expect(cards(page)).toHaveCount(3);
  await page.goto('./#/play');
  await expect(page.locator('[data-cell="0"]')).toBeVisible();
  expect(errors).toEqual([]);
});

test('damaged entries in the browser are counted, and the others are shown', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await withPuzzles(page, {
    一冊目: [{ title: 'いち' }, { title: { en: 'no text' } }, { rank: 'high' }, { title: 'に' }],
  });
  await expect(page.getByText('保存されている項目のうち2件は壊れている')).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  const game = { v: 1, changed: 5, puzzle: EASY, history: [], trials: [], hints: [0, 0, 0] };
  await storeRecords(page, 'games', [
    { ...game, id: 'g1', puzzle: 7 },
    { ...game, id: 'g2', cells: Array(81).fill(null) },
  ]);
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
  await page.goto('./#/play');
  await expect(page.getByRole('button', { name: '一時停止' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a backup has settings and solved puzzles, and restoring it can be undone', async ({
  page,
  browser,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('numpre.settings', '{"size":"large","film_s":2.5}'),
  );
  await withPuzzles(page, { 一冊目: [{ puzzle: NORMAL, note: '対称のもの' }, {}] });
  await storeSolved(page, [NORMAL]);
  await page.getByText('バックアップ').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'すべてをファイルに保存' }).click();
  const file = await (await download).path();
  const saved = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  expect(saved).toMatchObject({ solved: [NORMAL], settings: { size: 'large', film_s: 2.5 } });

  const context = await browser.newContext({ locale: 'ja-JP' });
  const elsewhere = await context.newPage();
  await elsewhere.goto('./#/books');
  await elsewhere.locator('input[type=file]').setInputFiles(file);
  await expect(cards(elsewhere)).toHaveCount(2);
  await expect(cards(elsewhere).first()).toContainText('解きました');
  await expect(cards(elsewhere).first()).toContainText('対称のもの');
  await expect(elsewhere.locator('html')).toHaveAttribute('data-size', 'large');
  await elsewhere.getByRole('button', { name: '元に戻す' }).click();
  await expect(elsewhere.getByText('まだ問題がありません')).toBeVisible();
  await expect(elsewhere.locator('html')).toHaveAttribute('data-size', 'normal');
  await context.close();
});
