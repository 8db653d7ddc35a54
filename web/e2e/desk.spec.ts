/** The maker's desk: drafts of puzzles set by hand, and the ranks of their ringed digits. */
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { EASY } from './collect';
import { numpre, objects } from './command';
import { storedMeta } from './stored';
import { expect, test } from './test';

const drafts = (page: Page) => page.getByRole('region', { name: '下書き' }).getByRole('listitem');
const named = (page: Page, name: string) => page.getByRole('textbox', { name: `${name}の名前` });

async function digits(page: Page): Promise<string> {
  const labels = await page
    .locator('[data-cell]')
    .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ''));
  return labels.map((label) => /列、(\d)、/.exec(label)?.[1] ?? '.').join('');
}

async function openHand(page: Page, puzzle = ''): Promise<void> {
  await page.goto(`./#/make/hand${puzzle}`);
  await expect(page.locator('[data-cell="0"]')).toBeFocused();
}

const row = (text: string) => text.padEnd(81, '.');

test('several drafts are kept: named, opened, duplicated, removed and brought back', async ({
  page,
}) => {
  await openHand(page);
  await expect(page.getByText('下書きとして残ります')).toBeVisible();
  await page.keyboard.press('5');
  await expect(named(page, '下書き1')).toHaveValue('下書き1');
  await named(page, '下書き1').fill('砂時計');
  await named(page, '下書き1').press('Enter');
  await expect(named(page, '砂時計')).toBeVisible();
  await page.getByRole('button', { name: '新しい下書き' }).click();
  await expect.poll(() => digits(page)).toBe(row(''));
  await page.locator('[data-cell="0"]').click({ force: true });
  await page.keyboard.press('7');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('8');
  await expect(drafts(page)).toHaveCount(2);
  await page.getByRole('button', { name: '砂時計を開く' }).click();
  await expect.poll(() => digits(page)).toBe(row('5'));
  await page.getByRole('button', { name: '下書き1を開く' }).click();
  await expect.poll(() => digits(page)).toBe(row('78'));
  // Each draft has its own steps of undo.
  await page.getByRole('button', { name: '元に戻す', exact: true }).click();
  await expect.poll(() => digits(page)).toBe(row('7'));
  await page.getByRole('button', { name: '砂時計を複製' }).click();
  await expect(named(page, '砂時計の写し')).toBeVisible();
  await expect.poll(() => digits(page)).toBe(row('5'));
  await expect(drafts(page)).toHaveCount(3);
  await page.getByRole('button', { name: '下書き1を削除' }).click();
  await expect(page.locator('.undo', { hasText: '「下書き1」を削除しました' })).toBeVisible();
  await expect(drafts(page)).toHaveCount(2);
  await page.locator('.undo').getByRole('button', { name: '元に戻す' }).click();
  await expect(drafts(page)).toHaveCount(3);
  await page.waitForTimeout(400);
  await page.reload();
  await expect.poll(() => digits(page)).toBe(row('5'));
  await expect(drafts(page)).toHaveCount(3);
  await page.getByRole('button', { name: '下書き1を開く' }).click();
  await expect.poll(() => digits(page)).toBe(row('7'));
});

test('a removed draft that is on the board leaves it empty, also after a reload', async ({
  page,
}) => {
  await openHand(page);
  await page.keyboard.press('5');
  await page.getByRole('button', { name: '下書き1を削除' }).click();
  await expect.poll(() => digits(page)).toBe(row(''));
  await expect(drafts(page)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect.poll(() => digits(page)).toBe(row('5'));
  await page.getByRole('button', { name: '下書き1を削除' }).click();
  await expect(drafts(page)).toHaveCount(0);
  await page.waitForTimeout(400);
  await page.reload();
  await expect(page.locator('[data-cell="0"]')).toBeFocused();
  await expect.poll(() => digits(page)).toBe(row(''));
});

test('the one puzzle of an earlier version becomes the first draft', async ({ page }) => {
  await page.goto('./#/books');
  await expect(page.getByText('まだ問題がありません')).toBeVisible();
  const kept = { givens: row('12'), past: [row(''), row('1')], future: [] };
  await storedMeta(page, [
    [[{ id: 'old', changed: 1, parts: ['hand'] }], 'drafts'],
    [kept, 'draft old hand'],
  ]);
  await openHand(page);
  await expect.poll(() => digits(page)).toBe(row('12'));
  await expect(named(page, '下書き1')).toBeVisible();
  await page.waitForTimeout(400);
  await page.reload();
  await expect(drafts(page)).toHaveCount(1);
  await page.getByRole('button', { name: '元に戻す', exact: true }).click();
  await expect.poll(() => digits(page)).toBe(row('1'));
});

test('two tabs with one draft lose neither board', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await openHand(one);
  await one.keyboard.press('5');
  await expect(named(one, '下書き1')).toBeVisible();
  await openHand(other);
  await other.getByRole('button', { name: '下書き1を開く' }).click();
  await expect.poll(() => digits(other)).toBe(row('5'));
  await other.locator('[data-cell="1"]').click({ force: true });
  await other.keyboard.press('6');
  await expect(other.locator('.drafts')).toContainText('ヒント2個');
  await one.locator('[data-cell="2"]').click({ force: true });
  await one.keyboard.press('7');
  await expect(named(one, '下書き1の写し')).toBeVisible();
  await one.getByRole('button', { name: '下書き1を開く' }).click();
  await expect.poll(() => digits(one)).toBe(row('56'));
  await one.getByRole('button', { name: '下書き1の写しを開く' }).click();
  await expect.poll(() => digits(one)).toBe(row('5.7'));
});

test('a backup has the drafts', async ({ page, browser }) => {
  await openHand(page);
  await page.keyboard.press('5');
  await expect(named(page, '下書き1')).toBeVisible();
  await page.goto('./#/books');
  await page.getByText('バックアップ').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'すべてをファイルに保存' }).click();
  const file = await (await download).path();
  expect(readFileSync(file, 'utf8')).toContain('下書き1');
  const context = await browser.newContext({ locale: 'ja-JP' });
  const elsewhere = await context.newPage();
  await elsewhere.goto('./#/books');
  await elsewhere.locator('input[type=file]').setInputFiles(file);
  await expect(elsewhere.locator('.undo')).toContainText('復元しました');
  await openHand(elsewhere);
  await elsewhere.getByRole('button', { name: '下書き1を開く' }).click();
  await expect.poll(() => digits(elsewhere)).toBe(row('5'));
  await context.close();
});

test('ringed digits show the ranks that they would give, as the command rates them', async ({
  page,
}) => {
  const minimal = numpre(['generate', '--minimal', '--seed', '3', '-n', '1']).trim().slice(0, 81);
  const cell = Array.from(minimal).findIndex((digit) => digit !== '.');
  const open = `${minimal.slice(0, cell)}.${minimal.slice(cell + 1)}`;
  await openHand(page, `/${open}`);
  const groups = page.locator('[data-ring-rank]');
  await expect(groups.first()).toBeVisible();
  const rings = await page.locator('[data-cell]').evaluateAll((cells) =>
    cells.flatMap((one, place) => {
      const found = /唯一解になる数字([1-9・、]+)/.exec(one.ariaLabel ?? '')?.[1] ?? '';
      return [...found.matchAll(/[1-9]/g)].map(([digit]) => [place, digit] as const);
    }),
  );
  expect(rings.length).toBeGreaterThan(0);
  const puzzles = rings.map(
    ([place, digit]) => open.slice(0, place) + digit + open.slice(place + 1),
  );
  const ranks = objects(['rate'], puzzles.join('\n')).map(({ rank }) => Number(rank));
  const shown = await groups.evaluateAll((all) => all.map((one) => Number(one.dataset.ringRank)));
  expect(shown).toEqual([...new Set(ranks)].sort((one, other) => other - one));
  // Without rings on the board there are no ranks.
  await page.getByRole('checkbox', { name: /唯一解にできる数字/ }).uncheck();
  await expect(groups).toHaveCount(0);
});

test('a puzzle with exactly one solution has no ringed digits to rate', async ({ page }) => {
  await openHand(page, `/${EASY}`);
  await expect(page.locator('.state', { hasText: '唯一解です' })).toBeVisible();
  await expect(page.locator('.rings')).toHaveCount(0);
});
