/** Lists as a maker uses them: names and notes, the order by hand, and playing a whole list. */
import { cards, EASY, NORMAL, withPuzzles } from './collect';
import { numpre } from './command';
import { expect, test } from './test';

const THIRD = '.3.1...788..9.74..1....63..51...3...7.......9...7...43..95....6..16.4..767...9.1.';
const titles = ['一番', '二番', '三番'];
const LIST = {
  朝の問題: [EASY, NORMAL, THIRD].map((puzzle, index) => ({
    puzzle,
    canonical: puzzle,
    title: titles[index],
    rank: 1 + index,
  })),
};

test('a puzzle has a name and a note; both are kept, and the change can be undone', async ({
  page,
}) => {
  await withPuzzles(page, LIST);
  const first = cards(page).first();
  await first.getByRole('button', { name: '一番の名前とメモを変える' }).click();
  await first.getByRole('textbox').first().fill('朝刊 1');
  await first.getByRole('textbox').last().fill('対称のもの');
  await first.getByRole('button', { name: '保存' }).click();
  await expect(first).toContainText('朝刊 1');
  await expect(first).toContainText('対称のもの');
  await page.reload();
  await expect(first).toContainText('対称のもの');
  await first.getByRole('button', { name: /名前とメモを変える/ }).click();
  await first.getByRole('textbox').first().fill('別の名前');
  await page.keyboard.press('Escape');
  await expect(first).toContainText('朝刊 1');
  await first.getByRole('button', { name: /名前とメモを変える/ }).click();
  await first.getByRole('textbox').last().fill('');
  await page.keyboard.press('Control+Home');
  await first.getByRole('button', { name: '保存' }).click();
  await expect(first).not.toContainText('対称のもの');
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(first).toContainText('対称のもの');
});

test('cards are moved by dragging and by buttons, and the order is kept', async ({ page }) => {
  await withPuzzles(page, LIST);
  await page.getByRole('button', { name: /^朝の問題/ }).click();
  const order = async () =>
    (await cards(page).all()).map((card) => card.getAttribute('aria-label'));
  const names = async () => Promise.all(await order());
  await expect.poll(names).toEqual(titles);
  // By mouse: the third card to the place of the first.
  const grip = cards(page).nth(2).getByRole('button', { name: '三番を移動' });
  const from = await grip.boundingBox();
  const to = await cards(page).first().boundingBox();
  if (!from || !to) throw new Error('a card is not visible');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 3, to.y + to.height / 3, { steps: 12 });
  await page.mouse.up();
  await expect.poll(names).toEqual(['三番', '一番', '二番']);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect.poll(names).toEqual(titles);
  // By keyboard: the first card down.
  await cards(page).first().getByRole('button', { name: '一番を移動' }).press('Enter');
  await cards(page).first().getByRole('button', { name: '一番を後ろへ移動' }).press('Enter');
  await expect.poll(names).toEqual(['二番', '一番', '三番']);
  await page.reload();
  await page.getByRole('button', { name: /^朝の問題/ }).click();
  await expect.poll(names).toEqual(['二番', '一番', '三番']);
});

test('a whole list is played: each end leads to the next open puzzle', async ({ page }) => {
  test.slow();
  await withPuzzles(page, LIST);
  await page.getByRole('button', { name: /^朝の問題/ }).click();
  await page.getByRole('button', { name: 'リストを解く' }).click();
  const solve = async (puzzle: string) => {
    await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
    const solution = numpre(['solve', '-O', 'line', puzzle]).trim();
    for (const [cell, digit] of Array.from(puzzle).entries()) {
      if (digit !== '.') continue;
      await page.locator(`[data-cell="${cell}"]`).click({ force: true });
      await page.keyboard.press(solution[cell] ?? '');
    }
  };
  await solve(EASY);
  const main = page.locator('.solved .primary');
  await expect(main).toHaveText(/リストの次へ（3問中2問目）/);
  await expect(main).toBeFocused();
  await page.keyboard.press('g');
  await expect(page.locator('.solved')).toHaveCount(0);
  await solve(NORMAL);
  await expect(main).toHaveText(/リストの次へ（3問中3問目）/);
  // The key on the board does the same as the button.
  await page.locator('[data-cell="0"]').focus();
  await page.keyboard.press('g');
  await expect(page.locator('.solved')).toHaveCount(0);
  await solve(THIRD);
  await expect(page.locator('.solved')).toContainText('「朝の問題」の問題をすべて解きました');
  await page.goto('./#/books');
  await page.getByRole('button', { name: /^朝の問題/ }).click();
  await expect(cards(page).filter({ hasText: '解きました' })).toHaveCount(3);
});
