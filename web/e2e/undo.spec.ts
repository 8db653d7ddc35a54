/** Every removal can be undone. */
import { cards, EASY, NORMAL, withPuzzles } from './collect';
import { expect, test } from './test';

const THREE = [{ title: 'いち' }, { title: 'に', puzzle: NORMAL, tags: ['雨'] }, { title: 'さん' }];

test('removed puzzles return to their places, by button and by key @quick', async ({ page }) => {
  await withPuzzles(page, { 一冊目: THREE, 二冊目: [{ title: 'よん' }] });
  await expect(cards(page)).toHaveCount(4);
  await cards(page).nth(0).getByRole('checkbox').check();
  await cards(page).nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: '問題集から削除' }).click();
  await expect(page.locator('.undo', { hasText: '2問を削除しました' })).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await cards(page).nth(0).getByRole('checkbox').check();
  await page.getByRole('button', { name: '問題集から削除' }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(cards(page)).toHaveCount(4);
  await page.reload();
  await expect(cards(page)).toHaveCount(4);
  const names = await cards(page).evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(names).toEqual(['いち', 'に', 'さん', 'よん']);
  await expect(cards(page).nth(1)).toContainText('雨');
});

test('undo restores a deleted list with its puzzles, in its place', async ({ page }) => {
  await withPuzzles(page, { 一冊目: THREE, 二冊目: [{ title: 'よん' }] });
  await page.getByRole('button', { name: /^一冊目/ }).click();
  await page.getByRole('button', { name: 'このリストと中の3問を削除' }).click();
  await expect(page.locator('.undo', { hasText: '「一冊目」を削除しました' })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(cards(page)).toHaveCount(4);
  await expect(
    page.getByRole('navigation', { name: 'リスト' }).getByRole('listitem').nth(1),
  ).toHaveText(/一冊目\s*3/);
});

test('undo restores names that were changed or removed', async ({ page }) => {
  await withPuzzles(page, { 一冊目: THREE });
  await page.getByRole('button', { name: /^一冊目/ }).click();
  const listName = page.getByRole('textbox', { name: '名前', exact: true });
  await listName.fill('二冊目');
  await listName.press('Enter');
  await expect(
    page.locator('.undo', { hasText: '「一冊目」の名前を「二冊目」に変えました' }),
  ).toBeVisible();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(listName).toHaveValue('一冊目');
  await cards(page)
    .nth(0)
    .getByRole('button', { name: /名前とメモを変える/ })
    .click();
  const title = page.getByRole('textbox', { name: '問題の名前' });
  await title.fill('');
  await title.press('Enter');
  await expect(page.locator('.undo', { hasText: '名前「いち」を削除しました' })).toBeVisible();
  await expect(cards(page).nth(0)).not.toHaveAccessibleName('いち');
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(cards(page).nth(0)).toHaveAccessibleName('いち');
});

test('undo restores removed tags', async ({ page }) => {
  await withPuzzles(page, { 一冊目: THREE });
  await cards(page).nth(1).getByRole('checkbox').check();
  await page.getByRole('textbox', { name: 'タグ' }).fill('雨');
  await page.getByRole('button', { name: 'タグを外す' }).click();
  await expect(cards(page).nth(1)).not.toContainText('雨');
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(cards(page).nth(1)).toContainText('雨');
});

test('if the tab was closed after a removal, the next visit offers undo', async ({ context }) => {
  const page = await context.newPage();
  await withPuzzles(page, { 一冊目: THREE });
  await cards(page).nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: '問題集から削除' }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.close();
  const next = await context.newPage();
  await next.goto('./#/books');
  await expect(next.locator('.undo', { hasText: '1問を削除しました' })).toBeVisible();
  await next.getByRole('button', { name: '元に戻す' }).click();
  await expect(cards(next)).toHaveCount(3);
  await next.reload();
  await expect(cards(next)).toHaveCount(3);
  await expect(next.locator('.undo', { hasText: '1問を削除しました' })).toHaveCount(0);
});

test('undo of a removal keeps a puzzle that another tab has added since', async ({ context }) => {
  const page = await context.newPage();
  await withPuzzles(page, { 一冊目: THREE });
  await cards(page).nth(0).getByRole('checkbox').check();
  await page.getByRole('button', { name: '問題集から削除' }).click();
  await expect(cards(page)).toHaveCount(2);
  const other = await context.newPage();
  await other.goto(`./#/check/${EASY}`);
  await other.getByRole('button', { name: '問題集に追加' }).click();
  await other.getByRole('dialog').getByRole('textbox', { name: '問題の名前' }).fill('ご');
  await other.getByRole('dialog').getByRole('button', { name: '追加', exact: true }).click();
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(cards(page)).toHaveCount(4);
  const names = await cards(page).evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(names).toEqual(['いち', 'に', 'さん', 'ご']);
});

test('the count of a list stays on one line, even with a long name', async ({ page }) => {
  const name = 'とても長い名前のリスト'.repeat(7);
  await withPuzzles(page, { [name]: Array.from({ length: 50 }, () => ({})) });
  const count = page
    .getByRole('navigation', { name: 'リスト' })
    .getByRole('listitem')
    .nth(1)
    .locator('span')
    .last();
  await expect(count).toHaveText('50');
  const lines = await count.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('making a puzzle minimal and removing a given can be undone @quick', async ({ page }) => {
  await page.goto(`./#/make/hand/${EASY}`);
  await expect(
    page.locator('.state', { hasText: '個のヒントのうち、どれか1個を省けます' }),
  ).toBeVisible();
  const clues = async () =>
    Number(/ヒント(\d+)個/.exec((await page.locator('.state').textContent()) ?? '')?.[1]);
  const minimal = page.getByRole('button', { name: '極小にする' });
  await minimal.click();
  await expect(page.locator('.state', { hasText: 'どのヒントも欠かせません' })).toBeVisible();
  await expect(page.locator('.state', { hasText: '唯一解です' })).toBeVisible();
  await expect(minimal).toBeDisabled();
  expect(await clues()).toBeLessThan(30);
  await page.getByRole('button', { name: '元に戻す', exact: true }).click();
  await expect(page.locator('.state', { hasText: 'ヒント30個' })).toBeVisible();
  await expect(minimal).toBeEnabled();
  await page.locator('[data-cell][aria-label*="省けるヒント"]').first().click({ force: true });
  await page.getByRole('button', { name: 'このヒントを省く' }).click();
  await expect(page.locator('.state', { hasText: 'ヒント29個' })).toBeVisible();
  await expect(page.locator('.state', { hasText: '唯一解です' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.locator('.state', { hasText: 'ヒント30個' })).toBeVisible();
});
