/** Painted patterns that are kept by name: to open, rename and remove; they are in the backup. */
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, test } from './test';

const region = (page: Page) => page.getByRole('region', { name: '配置', exact: true });
const patterns = (page: Page) => region(page).getByRole('listitem');
const named = (page: Page, name: string) => page.getByRole('textbox', { name: `${name}の名前` });
const save = (page: Page) => page.getByRole('button', { name: 'この配置を残す' });
const painted = (page: Page) => page.locator('#pattern-help');
const cell = (page: Page, index: number) => page.locator(`[data-cell="${index}"]`);
/** Paints a cell with its images, or takes them out. */
async function paint(page: Page, index: number): Promise<void> {
  await cell(page, index).focus();
  await page.keyboard.press('Space');
}

async function openPatterns(page: Page): Promise<void> {
  await page.goto('./#/make');
  await page.getByLabel('ヒントの位置を描く').check();
  await expect(cell(page, 0)).toBeVisible();
}

test('patterns are kept, named, opened, removed and brought back', async ({ page }) => {
  await openPatterns(page);
  await expect(region(page)).toContainText('描いた配置をここに残せます');
  await expect(save(page)).toBeDisabled();
  for (const index of [0, 1, 2]) await paint(page, index);
  await expect(painted(page)).toContainText('6マス');
  await save(page).click();
  await expect(region(page).locator('.undo')).toContainText('「配置1」を残しました');
  await expect(patterns(page)).toHaveCount(1);
  await expect(patterns(page)).toContainText('6マス、対称：点対称');
  await expect(patterns(page)).toContainText('盤面にあります');
  // What is kept already is not kept twice.
  await expect(save(page)).toBeDisabled();
  await named(page, '配置1').fill('傘');
  await named(page, '配置1').press('Enter');
  await expect(named(page, '傘')).toHaveValue('傘');
  // Painting more changes no pattern that is kept.
  await paint(page, 3);
  await expect(save(page)).toBeEnabled();
  await expect(patterns(page)).toContainText('6マス');
  await page.getByRole('combobox', { name: '対称' }).selectOption('full');
  await save(page).click();
  await expect(patterns(page)).toHaveCount(2);
  await expect(patterns(page).first()).toContainText('対称：すべて');
  await page.getByRole('button', { name: '傘を開く' }).click();
  await expect(painted(page)).toContainText('6マス');
  await expect(page.getByRole('combobox', { name: '対称' })).toHaveValue('point');
  await expect(cell(page, 80)).toHaveAccessibleName(/塗/);
  await page.waitForTimeout(400);
  await page.reload();
  await expect(patterns(page)).toHaveCount(2);
  await page.getByRole('button', { name: '傘を削除' }).click();
  await expect(patterns(page)).toHaveCount(1);
  await expect(region(page).locator('.undo')).toContainText('「傘」を削除しました');
  // The painted cells stay, and can be kept once more.
  await expect(painted(page)).toContainText('6マス');
  await expect(save(page)).toBeEnabled();
  await region(page).getByRole('button', { name: '元に戻す' }).click();
  await expect(patterns(page)).toHaveCount(2);
  await expect(named(page, '傘')).toBeVisible();
  // The drafts of puzzles are another list.
  await page.goto('./#/make/hand');
  await expect(page.getByRole('region', { name: '下書き' }).getByRole('listitem')).toHaveCount(0);
});

test('a pattern that is not kept returns with undo when another one is opened', async ({
  page,
}) => {
  await openPatterns(page);
  await paint(page, 0);
  await save(page).click();
  await expect(patterns(page)).toHaveCount(1);
  for (const index of [10, 11, 12]) await paint(page, index);
  await expect(painted(page)).toContainText('8マス');
  await page.getByRole('button', { name: '配置1を開く' }).click();
  await expect(painted(page)).toContainText('2マス');
  await page
    .locator('.undo', { hasText: '塗った8マスを消しました' })
    .getByRole('button', { name: '元に戻す' })
    .click();
  await expect(painted(page)).toContainText('8マス');
});

test('kept patterns are in the backup, and another browser restores them', async ({
  page,
  browser,
}) => {
  await page.goto('./#/make');
  /** Returns the places of the givens of the shown puzzle, as they are stored. */
  const placesOf = async (one: Page) =>
    (await one.locator('[data-puzzle]').getAttribute('data-puzzle', { timeout: 40_000 }))?.replace(
      /[1-9]/g,
      '1',
    );
  const pattern = await placesOf(page);
  await page.getByRole('button', { name: 'この問題の配置を使う' }).click();
  await save(page).click();
  await expect(patterns(page)).toHaveCount(1);
  await page.goto('./#/books');
  await page.getByText('バックアップ').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'すべてをファイルに保存' }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    drafts: [{ name: '配置1', symmetry: 'none', pattern }],
  });
  const context = await browser.newContext({ locale: 'ja-JP' });
  const elsewhere = await context.newPage();
  await elsewhere.goto('./#/books');
  await elsewhere.locator('input[type=file]').setInputFiles(file);
  await expect(elsewhere.locator('.undo')).toBeVisible();
  await openPatterns(elsewhere);
  await elsewhere.getByRole('button', { name: '配置1を開く' }).click();
  // A puzzle is made whose givens are at these places.
  await expect.poll(() => placesOf(elsewhere), { timeout: 40_000 }).toBe(pattern);
  await context.close();
});

test('without storage there is no list of patterns, and painting works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, 'open', {
      value: () => {
        throw new DOMException('not allowed', 'SecurityError');
      },
    });
  });
  await openPatterns(page);
  await paint(page, 0);
  await expect(painted(page)).toContainText('2マス');
  await expect(region(page)).toHaveCount(0);
});
