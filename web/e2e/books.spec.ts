import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { numpre } from './command';
import { expect, test } from './test';

const NORMAL = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** An isomorph of the same puzzle. */
const REARRANGED = numpre(['convert', '--shuffle', '--seed', '5', '--to', 'line-81', EASY]).trim();

const cards = (page: Page) => page.getByRole('article');

/** Puts puzzles into a list through the page Check. */
async function save(
  page: Page,
  puzzles: readonly string[],
  list: string,
  tags = '',
): Promise<void> {
  await page.goto('./#/check');
  await page.getByRole('textbox', { name: '問題' }).fill(puzzles.join('\n'));
  await page.getByRole('button', { name: '問題集に追加' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox').selectOption('');
  await sheet.getByRole('textbox', { name: '名前', exact: true }).fill(list);
  await sheet.getByRole('textbox', { name: 'タグ' }).fill(tags);
  await sheet.getByRole('button', { name: '追加', exact: true }).click();
  await expect(sheet).toContainText(`${puzzles.length}問を「${list}」に追加しました`);
  await sheet.getByRole('link', { name: '問題集を開く' }).click();
  await expect(page).toHaveURL(/#\/books/);
}

test('lists survive a reload, and isomorphs are marked @quick @phone', async ({ page }) => {
  await save(page, [EASY, NORMAL, REARRANGED], '一冊目', '雨の日、朝');
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).filter({ hasText: '同型の問題が2問' })).toHaveCount(2);
  await page.reload();
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).nth(1)).toContainText('普通');
  await expect(cards(page).nth(0)).toContainText('朝');
  await page.getByRole('combobox', { name: '並び順' }).selectOption('clues');
  await expect(cards(page).first()).toHaveAttribute('data-puzzle', NORMAL);
});

test('a card without a rank says why @phone', async ({ page }) => {
  const several = EASY.slice(0, 40).padEnd(81, '.');
  const none = EASY.replace('53..7', '531.7');
  await save(page, [EASY, several, none], '一冊目');
  await expect(cards(page).nth(1)).toContainText('複数解');
  await expect(cards(page).nth(2)).toContainText('解がありません');
  await expect(cards(page).nth(0)).toContainText('大変やさしい');
});

test('closing the sheet early loses no puzzle, and two puzzles can be added to one list', async ({
  page,
}) => {
  await save(page, [EASY], '一冊目');
  await expect(cards(page)).toHaveCount(1);
  for (const puzzle of [NORMAL, REARRANGED]) {
    await page.getByRole('link', { name: '調べる', exact: true }).click();
    await page.getByRole('textbox', { name: '問題' }).fill(puzzle);
    await page.getByRole('button', { name: '問題集に追加' }).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveText(/一冊目/);
    await page.getByRole('dialog').getByRole('button', { name: '追加', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('link', { name: '問題集', exact: true }).click();
  await expect(cards(page)).toHaveCount(3);
  await page
    .getByRole('button', { name: /一冊目/ })
    .first()
    .click();
  await expect(cards(page)).toHaveCount(3);
});

test('tags are added and removed, puzzles and lists are removed', async ({ page }) => {
  await save(page, [EASY, NORMAL], '一冊目');
  await cards(page).nth(1).getByRole('checkbox').check();
  await page.getByRole('textbox', { name: 'タグ' }).fill('宿題');
  await page.getByRole('button', { name: 'タグを付ける' }).click();
  await expect(cards(page).nth(1)).toContainText('宿題');
  await page.getByRole('combobox', { name: 'タグ' }).selectOption('宿題');
  await expect(cards(page)).toHaveCount(1);
  await cards(page).getByRole('checkbox').check();
  await page.getByRole('button', { name: '問題集から削除' }).click();
  await expect(page.locator('.shown', { hasText: '1問を削除しました' })).toBeVisible();
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^一冊目/ }).click();
  await page.getByRole('button', { name: 'このリストと中の1問を削除' }).click();
  await expect(page.getByText('まだ問題がありません')).toBeVisible();
});

test('a solved puzzle is marked, and the filter finds it', async ({ page }) => {
  const answer = numpre(['solve', '-O', 'line', EASY]).trim();
  const almost = `${answer.slice(0, 80)}.`;
  await save(page, [almost, NORMAL], '一冊目');
  await cards(page)
    .first()
    .getByRole('button', { name: /を解く$/ })
    .click();
  await expect(page).toHaveURL(/#\/play/);
  await page.locator('[data-cell="80"]').click({ force: true });
  await page.keyboard.press(answer[80] ?? '');
  await expect(page.getByText('正解です').first()).toBeVisible();
  await page.goto('./#/books');
  await expect(cards(page).first()).toContainText('解きました');
  await page.getByRole('combobox', { name: '表示' }).selectOption('unsolved');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toHaveAttribute('data-puzzle', NORMAL);
});

test('lists are exported, and everything is saved to a file and restored', async ({
  page,
  browser,
}) => {
  await save(page, [EASY, NORMAL], '一冊目', '朝');
  const file = async (act: () => Promise<unknown>) => {
    const download = page.waitForEvent('download');
    await act();
    return (await download).path();
  };
  const kind = (name: string) =>
    page.getByRole('combobox', { name: '書き出す' }).selectOption(name);
  expect(readFileSync(await file(() => kind('line-81')), 'utf8')).toBe(`${EASY}\n${NORMAL}\n`);
  const [heading, first] = readFileSync(await file(() => kind('csv')), 'utf8').split('\n');
  expect(heading).toContain('rank,clues,title,tags');
  expect(first).toContain(EASY);
  const objects = readFileSync(await file(() => kind('json')), 'utf8')
    .trim()
    .split('\n');
  expect(JSON.parse(objects[1] ?? '')).toMatchObject({
    puzzle: NORMAL,
    rank: 3,
    clues: 17,
    tags: '朝',
  });
  await page.getByText('バックアップ').click();
  const backup = await file(() =>
    page.getByRole('button', { name: 'すべてをファイルに保存' }).click(),
  );
  const context = await browser.newContext({ locale: 'ja-JP' });
  const elsewhere = await context.newPage();
  await elsewhere.goto('./#/books');
  await expect(elsewhere.getByText('まだ問題がありません')).toBeVisible();
  await elsewhere.locator('input[type=file]').setInputFiles(backup);
  await expect(cards(elsewhere)).toHaveCount(2);
  await expect(elsewhere.getByRole('button', { name: /^一冊目/ })).toBeVisible();
  await elsewhere
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(
    elsewhere.getByText('numpreで保存したファイルではありません。').first(),
  ).toBeVisible();
  await context.close();
});
