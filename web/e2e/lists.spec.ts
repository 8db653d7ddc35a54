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

test('Escape ends a drag, and the card stays in its place', async ({ page }) => {
  await withPuzzles(page, LIST);
  await page.getByRole('button', { name: /^朝の問題/ }).click();
  const from = await page.getByRole('button', { name: '三番を移動' }).boundingBox();
  const to = await cards(page).first().boundingBox();
  if (!from || !to) throw new Error('a card is not visible');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 3, to.y + to.height / 3, { steps: 8 });
  await expect(cards(page).first()).toHaveAccessibleName('三番');
  await page.keyboard.press('Escape');
  await expect(cards(page).first()).toHaveAccessibleName('一番');
  await page.mouse.up();
  await expect(page.locator('.undo')).toHaveCount(0);
  await page.reload();
  await expect(cards(page).first()).toHaveAccessibleName('一番');
});

test('a card is dragged by touch @phone', async ({ page, context, isMobile }) => {
  test.skip(!isMobile, 'needs touch');
  await withPuzzles(page, LIST);
  await page.getByRole('button', { name: /^朝の問題/ }).click();
  const grip = page.getByRole('button', { name: '一番を移動' });
  await grip.scrollIntoViewIfNeeded();
  const from = await grip.boundingBox();
  const to = await cards(page).nth(1).boundingBox();
  if (!from || !to) throw new Error('a card is not visible');
  const fingers = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await touch('touchStart', x, y);
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', x, y + ((to.y + 60 - y) * step) / 8);
  await expect(cards(page).nth(1)).toHaveAccessibleName('一番');
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.locator('.undo', { hasText: '「一番」を2番目に移しました' })).toBeVisible();
  await expect(cards(page).first()).toHaveAccessibleName('二番');
});

test('a name that is being changed is saved when the page is left, and can be undone', async ({
  page,
}) => {
  await withPuzzles(page, LIST);
  await page.getByRole('button', { name: '一番の名前とメモを変える' }).click();
  await page.getByRole('textbox', { name: '問題の名前' }).fill('朝刊');
  await page.getByRole('link', { name: '調べる', exact: true }).click();
  await expect(page.getByRole('textbox', { name: '問題', exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.goBack();
  await expect(cards(page).first()).toHaveAccessibleName('朝刊');
  await expect(page.locator('.undo', { hasText: '「朝刊」と名付けました' })).toBeVisible();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(cards(page).first()).toHaveAccessibleName('一番');
});

test('if the storage is full, saving puzzles names this reason', async ({ page }) => {
  await withPuzzles(page, LIST);
  await page.goto(`./#/check/${EASY}`);
  await page.getByRole('button', { name: '問題集に追加' }).click();
  // The browser refuses puzzles as it does if its storage is full; smaller records still fit.
  await page.evaluate(() => {
    const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put') ?? {};
    Object.defineProperty(window, 'emptyStorage', {
      value: () => Object.defineProperty(IDBObjectStore.prototype, 'put', put),
    });
    Object.defineProperty(IDBObjectStore.prototype, 'put', {
      ...put,
      value(this: IDBObjectStore, ...values: Parameters<IDBObjectStore['put']>) {
        if (this.name === 'puzzles') throw new DOMException('full', 'QuotaExceededError');
        return (put.value as IDBObjectStore['put']).apply(this, values);
      },
    });
  });
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: '追加', exact: true }).click();
  await expect(sheet).toContainText('保存領域がいっぱい');
  await expect(sheet).not.toContainText('プライベートウィンドウ');
  // Once there is room, the same sheet saves the puzzle. The failed attempt has left nothing.
  await page.evaluate(() => (window as unknown as { emptyStorage: () => void }).emptyStorage());
  await sheet.getByRole('button', { name: '追加', exact: true }).click();
  await expect(sheet).toContainText('1問を「朝の問題」に追加しました');
  await page.goto('./#/books');
  await expect(page.getByRole('button', { name: /^朝の問題/ })).toHaveText(/朝の問題\s*4/);
  await expect(cards(page)).toHaveCount(4);
});

test('the next puzzle of a list continues its unfinished game', async ({ page }) => {
  const solution = numpre(['solve', '-O', 'line', EASY]).trim();
  const almost = `${solution.slice(0, 80)}.`;
  await withPuzzles(page, {
    朝の問題: [
      { puzzle: almost, canonical: almost, title: '一番' },
      { puzzle: NORMAL, canonical: NORMAL, title: '二番' },
    ],
  });
  await page.getByRole('button', { name: /^朝の問題/ }).click();
  await page.getByRole('button', { name: '二番を解く' }).click();
  const free = NORMAL.indexOf('.');
  const digit = numpre(['solve', '-O', 'line', NORMAL]).trim()[free] ?? '';
  await page.locator(`[data-cell="${free}"]`).click({ force: true });
  await page.keyboard.press(digit);
  await expect(page.locator(`[data-cell="${free}"]`)).toHaveAccessibleName(
    new RegExp(`、${digit}`),
  );
  await page.goto('./#/books');
  await page.getByRole('button', { name: /^朝の問題/ }).click();
  await expect(cards(page).nth(1).locator('progress')).toBeVisible();
  await page.getByRole('button', { name: '一番を解く' }).click();
  await page.locator('[data-cell="80"]').click({ force: true });
  await page.keyboard.press(solution[80] ?? '');
  const main = page.locator('.solved .primary');
  await expect(main).toHaveText(/リストの次へ（2問中2問目）/);
  await main.click();
  await expect(page.locator('.solved')).toHaveCount(0);
  await expect(page.locator(`[data-cell="${free}"]`)).toHaveAccessibleName(
    new RegExp(`、${digit}`),
  );
});
