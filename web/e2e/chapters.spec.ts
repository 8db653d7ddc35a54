/** Printed chapters: by rank, by hardest technique, by theme, with titles of one's own. */
import type { Page } from '@playwright/test';
import { EASY, NORMAL, withPuzzles } from './collect';
import { objects } from './command';
import { expect, test } from './test';

const LIST = [
  { title: '一', puzzle: NORMAL, tags: ['雨', '朝'] },
  { title: '二', puzzle: EASY },
  { title: '三', puzzle: EASY, tags: ['雪'] },
  { title: '四', puzzle: NORMAL, tags: ['雨'] },
];

/** Returns the running head of each page, with the titles of its puzzles. */
const pages = (page: Page) =>
  page.locator('.leaf').evaluateAll((leaves) =>
    leaves.map((leaf) =>
      Array.from(leaf.querySelectorAll('text'))
        .filter((one) => one.matches('.running') || /^[一二三四]$/.test(one.textContent.trim()))
        .map((one) => one.textContent.trim())
        .join(' '),
    ),
  );

async function open(page: Page, chapters: string): Promise<void> {
  await withPuzzles(page, { 一冊目: LIST });
  await page.getByRole('button', { name: '印刷', exact: true }).click();
  await expect(page.getByRole('button', { name: '印刷', exact: true })).toBeEnabled();
  await page.getByLabel('解答を別のページに付ける').uncheck();
  await page.getByRole('combobox', { name: '章分け' }).selectOption(chapters);
}

test('chapters by theme have the tags as titles, and titles of one’s own', async ({ page }) => {
  await open(page, 'theme');
  await expect(page.getByText('最初に付けたタグ')).toBeVisible();
  await expect.poll(() => pages(page)).toEqual(['雨 一 四', '雪 三', 'そのほかの問題 二']);
  const titles = page.getByRole('group', { name: '章の題名' });
  const third = titles.getByRole('textbox', { name: '3章（1問）' });
  await third.fill('第三章　晴れ');
  await third.press('Enter');
  await expect.poll(() => pages(page)).toEqual(['雨 一 四', '雪 三', '第三章　晴れ 二']);
  // The title page lists the chapters with their pages.
  await page.getByLabel('表紙を付ける').check();
  await expect(page.locator('.leaf').first()).toContainText('第三章　晴れ');
  const contents = page.locator('.leaf').first().locator('.first');
  await expect(contents).toHaveText(['2', '3', '4']);
  // An empty title is replaced by the usual one.
  await third.fill('');
  await third.press('Enter');
  await expect(third).toHaveValue('そのほかの問題');
});

test('chapters by rank and by technique agree with the command', async ({ page }) => {
  await open(page, 'rank');
  const [easy, normal] = objects(['rate'], `${EASY}\n${NORMAL}\n`).map(({ rank }) => Number(rank));
  expect([easy, normal]).toEqual([1, 3]);
  const heads = page.locator('.leaf .running');
  await expect(heads).toHaveText([/^★ 大変やさしい$/, /^★★★ 普通$/]);
  // Puzzles are numbered through, in the order of the chapters.
  await expect(page.locator('.leaf').nth(0)).toContainText('二');
  await expect(page.locator('.leaf').nth(1)).toContainText('一');
  await expect(page.locator('.leaf').nth(1).locator('.heading .number')).toHaveText(['3', '4']);
  await page.getByRole('combobox', { name: '章分け' }).selectOption('technique');
  await expect(heads).toHaveText(['単独候補マス', 'ロック候補'], { timeout: 30_000 });
  await page.getByRole('combobox', { name: '章分け' }).selectOption('none');
  await expect(heads).toHaveCount(0);
  await expect(page.locator('.leaf')).toHaveCount(1);
});

test('a booklet with chapters still has pages in fours', async ({ page }) => {
  await open(page, 'theme');
  await page.getByLabel('2つ折りの冊子にする').check();
  await expect(page.locator('.leaf')).toHaveCount(2);
  await expect(page.locator('.leaf .running')).toHaveText(['雨', '雪', 'そのほかの問題']);
});
