/**
 * The collection in two tabs: a change in one tab keeps what the other has changed or removed. A
 * deaf tab is one that does not hear of the other's changes in time.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { cards, NORMAL, withPuzzles } from './collect';
import { expect, test } from './test';

const THIRD = '.3.1...788..9.74..1....63..51...3...7.......9...7...43..95....6..16.4..767...9.1.';
const LIST = {
  一冊目: [{ title: '一番' }, { title: '二番', puzzle: NORMAL }, { title: '三番', puzzle: THIRD }],
};
const GONE = 'ほかのタブで削除されたため、変更できませんでした';

/** Opens two tabs with the list; the first one may be deaf. */
async function twoTabs(context: BrowserContext, isDeaf: boolean): Promise<[Page, Page]> {
  const [one, other] = [await context.newPage(), await context.newPage()];
  if (isDeaf)
    await one.addInitScript(() => {
      Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set: () => undefined });
    });
  await withPuzzles(one, LIST);
  await other.goto('./#/books');
  for (const page of [one, other]) await page.getByRole('button', { name: /^一冊目/ }).click();
  return [one, other];
}

const card = (page: Page, name: string) => page.getByRole('article', { name });
const names = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));

async function remove(page: Page, name: string): Promise<void> {
  await card(page, name).getByRole('checkbox').check();
  await page.getByRole('button', { name: '問題集から削除' }).click();
  await expect(card(page, name)).toHaveCount(0);
}

async function edit(page: Page, name: string, field: string, text: string): Promise<void> {
  await page.getByRole('button', { name: `${name}の名前とメモを変える` }).click();
  const box = page.getByRole('article').getByRole('textbox', { name: field });
  await box.fill(text);
}

test('a name keeps the tags of another tab, and undo of the name as well', async ({ context }) => {
  const [one, other] = await twoTabs(context, true);
  await card(other, '一番').getByRole('checkbox').check();
  await other.getByRole('textbox', { name: 'タグ' }).fill('雨');
  await other.getByRole('button', { name: 'タグを付ける' }).click();
  await expect(card(other, '一番')).toContainText('雨');
  await expect(card(one, '一番')).not.toContainText('雨');
  await edit(one, '一番', '問題の名前', '朝刊');
  await one.keyboard.press('Enter');
  await expect(card(one, '朝刊')).toContainText('雨');
  await one.getByRole('button', { name: '元に戻す' }).click();
  await expect(card(one, '一番')).toContainText('雨');
});

test('a note does not bring back a puzzle that another tab has removed', async ({ context }) => {
  const [one, other] = await twoTabs(context, true);
  await remove(other, '二番');
  await edit(one, '二番', 'メモ', '対称のもの');
  await one.getByRole('button', { name: '保存' }).click();
  await expect(one.locator('.shown', { hasText: GONE })).toBeVisible();
  await expect.poll(() => names(one)).toEqual(['一番', '三番']);
  await one.reload();
  await expect.poll(() => names(one)).toEqual(['一番', '三番']);
  await expect(one.locator('.undo', { hasText: '1問を削除' })).toBeVisible();
});

test('undo of a name says so if the puzzle was removed meanwhile', async ({ context }) => {
  const [one, other] = await twoTabs(context, false);
  await edit(one, '二番', '問題の名前', '夕刊');
  await one.keyboard.press('Enter');
  await expect(one.locator('.undo')).toBeVisible();
  await remove(other, '夕刊');
  await one.getByRole('button', { name: '元に戻す' }).click();
  await expect(one.locator('.shown', { hasText: GONE })).toBeVisible();
  await expect.poll(() => names(one)).toEqual(['一番', '三番']);
});

test('a move of a puzzle that another tab has removed is not reported', async ({ context }) => {
  const [one, other] = await twoTabs(context, true);
  await remove(other, '三番');
  await one.getByRole('button', { name: '三番を移動' }).press('Enter');
  await one.getByRole('button', { name: '三番を前へ移動' }).press('Enter');
  await expect(one.locator('.shown', { hasText: GONE })).toBeVisible();
  await expect(one.locator('.undo')).toHaveCount(0);
  await expect.poll(() => names(one)).toEqual(['一番', '二番']);
});

test('a drag moves its own card, even if the list changes meanwhile', async ({ context }) => {
  const [one, other] = await twoTabs(context, false);
  await one.bringToFront();
  const from = await one.getByRole('button', { name: '三番を移動' }).boundingBox();
  const to = await card(one, '一番').boundingBox();
  if (!from || !to) throw new Error('a card is not visible');
  await one.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await one.mouse.down();
  await one.mouse.move(to.x + to.width / 3, to.y + to.height / 3, { steps: 8 });
  await remove(other, '一番');
  await expect.poll(() => names(one)).toEqual(['三番', '二番']);
  await one.mouse.up();
  await expect.poll(() => names(other)).toEqual(['三番', '二番']);
  await expect(one.locator('.undo', { hasText: '「三番」を1番目に移しました' })).toBeVisible();
});
