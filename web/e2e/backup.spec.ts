/**
 * Backups are complete. A damaged entry, in a file or in the browser, does not affect the others.
 */
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { cards, EASY, NORMAL, withPuzzles } from './collect';
import { RESULT, storedResults, storeRecords, storeSolved } from './stored';
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

/** A backup with this many results, and one list with a puzzle. */
const many = (count: number) => ({
  numpre: 1,
  settings: { size: 'large' },
  lists: [{ id: 'l9', name: '新しい', order: 9, puzzles: ['x1'] }],
  puzzles: [record],
  results: Array.from({ length: count }, (_, index) => ({ ...RESULT, id: `r${index}` })),
});
const work = (page: Page) => page.getByRole('region', { name: 'ファイルから復元' });
/** Collects what is announced to screen readers from now on. */
const listen = (page: Page) =>
  page.locator('[role=status].unseen').evaluate((region) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => heard.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n'));

/** Everything that the browser keeps. */
const stored = async (page: Page) => ({
  results: (await storedResults(page)).length,
  large: await page.locator('html').getAttribute('data-size'),
  cards: await cards(page).count(),
});

test('a long restore shows and announces its progress, and the page stays usable', async ({
  page,
}) => {
  test.slow();
  await withPuzzles(page, { 一冊目: [{ title: 'いち' }] });
  await listen(page);
  await restore(page, many(60_000));
  await expect(work(page)).toHaveAttribute('aria-busy', 'true');
  await expect(work(page)).toContainText(/復元しています：60,002件中[\d,]+件/);
  const bar = work(page).getByRole('progressbar');
  await expect.poll(() => bar.evaluate((one: HTMLProgressElement) => one.value)).toBeGreaterThan(0);
  // The page reacts in the meantime.
  await page.getByRole('button', { name: /^一冊目/ }).click();
  await expect(page.getByRole('button', { name: /^一冊目/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await work(page).count()).toBe(1);
  await expect(page.locator('.undo')).toContainText('記録60,000件', { timeout: 60_000 });
  await expect(work(page)).toHaveCount(0);
  const all = await heard(page);
  expect(all).toContain('ファイルを読み込んでいます');
  expect(all).toMatch(/60,002件中[\d,]+件/);
  expect(all.split('\n').length).toBeLessThan(8);
});

test('a cancelled restore loses nothing and adds nothing', async ({ page }) => {
  test.slow();
  await withPuzzles(page, { 一冊目: [{ title: 'いち' }] });
  await storeRecords(page, 'results', [{ ...RESULT, id: 'r7', title: '前の記録' }]);
  await expect(cards(page)).toHaveCount(1);
  const before = await stored(page);
  await restore(page, many(60_000));
  await expect(work(page)).toContainText(/件中[1-9][\d,]*件/);
  await work(page).getByRole('button', { name: '中止' }).click();
  await expect(page.locator('.shown')).toHaveText('中止しました。何も変わっていません。');
  await expect(work(page)).toHaveCount(0);
  await expect(page.locator('.undo')).toHaveCount(0);
  expect(await stored(page)).toEqual(before);
  expect((await storedResults(page))[0]?.title).toBe('前の記録');
  // The same file can be restored afterwards.
  await restore(page, many(3));
  await expect(page.locator('.undo')).toContainText('記録3件');
});

test('a restore that fails in its midst loses nothing and adds nothing', async ({ page }) => {
  await withPuzzles(page, { 一冊目: [{ title: 'いち' }] });
  await expect(cards(page)).toHaveCount(1);
  const before = await stored(page);
  await page.evaluate(() => {
    const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put') ?? {};
    Object.defineProperty(IDBObjectStore.prototype, 'put', {
      ...put,
      value(this: IDBObjectStore, ...values: Parameters<IDBObjectStore['put']>) {
        const [one] = values as [{ id?: string }];
        if (one.id === 'r1700') throw new DOMException('full', 'QuotaExceededError');
        return (put.value as IDBObjectStore['put']).apply(this, values);
      },
    });
  });
  await restore(page, many(3000));
  await expect(page.locator('.shown')).toContainText('保存領域がいっぱい');
  await expect(page.locator('.undo')).toHaveCount(0);
  expect(await stored(page)).toEqual(before);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  expect(await stored(page)).toEqual(before);
});
