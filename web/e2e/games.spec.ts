/** Games that are left and continued, and solved puzzles that are remembered. */
import { expect, test } from './test';
import { NORMAL, Play, RANKS, rightDigit, SOLUTION } from './play';
import { storedGames } from './stored';

/** Returns the puzzles of the games that the browser keeps. */
const kept = async (play: Play): Promise<string[]> =>
  (await storedGames(play.page)).map(({ puzzle }) => puzzle).sort();

test('a begun game is continued; an untouched one is not kept @quick', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', '9');
  await expect(page.locator('.rank')).toContainText('普通');
  for (const rank of [4, 5, 7]) await play.show(RANKS[rank] ?? '');
  await expect.poll(() => kept(play)).toEqual([NORMAL, RANKS[7] ?? ''].sort());
  await play.more('新しい問題');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('途中の問題');
  await dialog.getByRole('button', { name: /^普通/ }).click();
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
  await play.press('Control+z');
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、空き');
  await expect.poll(() => kept(play)).toEqual([NORMAL]);
});

test('an unfinished game is removed, and brought back in its place @phone', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', '9');
  await play.show(RANKS[7] ?? '');
  await play.press('Control+Home', '9');
  await expect.poll(() => kept(play)).toEqual([NORMAL, RANKS[7] ?? ''].sort());
  await play.more('新しい問題');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '途中の問題「普通」を削除' }).click();
  await expect(dialog).toContainText('途中の問題を削除しました');
  await expect.poll(() => kept(play)).toEqual([RANKS[7] ?? '']);
  await expect(dialog.getByRole('button', { name: '元に戻す' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /^普通/ })).toBeFocused();
  await expect.poll(() => kept(play)).toEqual([NORMAL, RANKS[7] ?? ''].sort());
  await dialog.getByRole('button', { name: '途中の問題「普通」を削除' }).click();
  await page.keyboard.press('Escape');
  await play.more('新しい問題');
  await expect(dialog).toContainText('ほかに途中の問題はありません');
});

test('a solved game is kept for its replay only, and the puzzle stays marked as solved', async ({
  page,
}) => {
  const play = new Play(page);
  const almost = `.${SOLUTION.slice(1)}`;
  await play.open(almost);
  await play.more('問題集に追加');
  await page.getByRole('dialog').getByRole('button', { name: '追加', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('に追加しました');
  await page.getByRole('dialog').getByRole('button', { name: '閉じる' }).last().click();
  await play.press('Control+Home', rightDigit(0));
  await expect(play.panel()).toContainText('正解です');
  await play.show(NORMAL);
  await expect.poll(() => kept(play)).toEqual([NORMAL, almost].sort());
  await play.more('新しい問題');
  await expect(page.getByRole('dialog')).not.toContainText('81マス中');
  await page.keyboard.press('Escape');
  await play.more('印刷');
  await expect(page).toHaveURL(/#\/print/);
  await expect(page.locator('main')).toContainText('1問');
  await page.goto('./#/books');
  await expect(page.locator(`[data-puzzle="${almost}"]`)).toContainText('解きました');
});

test('the sheet for a new puzzle shows no digits, and Enter starts the chosen rank @phone', async ({
  page,
}) => {
  const play = new Play(page);
  await play.open();
  await play.more('新しい問題');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[data-puzzle]')).toHaveAttribute('data-rank', '3');
  await expect(dialog.locator('svg .covered').first()).toBeAttached();
  await expect(dialog.locator('svg text')).toHaveCount(0);
  await dialog.getByRole('slider').press('ArrowLeft');
  await dialog.getByRole('slider').press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator(".title [data-rank-block='2']")).toBeVisible();
});

test('after a puzzle is saved by Enter, the link to the collection has the focus', async ({
  page,
}) => {
  const play = new Play(page);
  await play.open();
  await play.more('問題集に追加');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '追加', exact: true }).press('Enter');
  await expect(dialog.getByRole('link', { name: '問題集を開く' })).toBeFocused();
});

test('on a phone, Redo is among the actions of the puzzle @phone', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'phone', 'wide pages have Redo among the tools');
  const play = new Play(page);
  await play.open();
  await page.locator('.title .more').click();
  const section = page.getByRole('dialog').locator('section', { hasText: 'この問題' });
  await expect(section.getByRole('button', { name: 'やり直す' })).toBeVisible();
});
