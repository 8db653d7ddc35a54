import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { numpre } from './command';
import { expect, test } from './test';

const made = (page: Page) => page.locator('[data-puzzle]');
const toOrder = (page: Page) => page.goto('/#/make');

/** Enters a text into the field with this label. */
const fill = (page: Page, name: string, text: string) =>
  page.getByLabel(name, { exact: true }).fill(text);

test('after the slider has moved, the puzzle of the last rank is shown @quick @phone', async ({
  page,
}) => {
  await toOrder(page);
  await expect(made(page)).toBeVisible();
  const slider = page.getByRole('slider');
  await slider.focus();
  for (let rank = 3; rank < 8; rank += 1) await slider.press('ArrowRight');
  await expect(made(page)).toHaveAttribute('data-rank', '8');
  for (let rank = 8; rank > 1; rank -= 1) await slider.press('ArrowLeft');
  await expect(made(page)).toHaveAttribute('data-rank', '1');
  // No older answer arrives afterwards.
  await page.waitForTimeout(500);
  await expect(made(page)).toHaveAttribute('data-rank', '1');
});

test('puzzles of every rank are made', async ({ page }) => {
  await toOrder(page);
  for (let rank = 1; rank <= 8; rank += 1) {
    await page.getByRole('slider').fill(String(rank));
    await expect(made(page)).toHaveAttribute('data-rank', String(rank));
  }
});

test('a thousand puzzles made with an interruption are the same as the command’s', async ({
  page,
}) => {
  test.slow();
  await toOrder(page);
  await page.getByRole('slider').fill('2');
  await fill(page, 'シード', '7');
  await fill(page, '問題数', '1000');
  // Both clicks happen within the page. A click from outside, or in the next frame, could come
  // after a quick engine has made all puzzles: on a busy machine a frame takes longer than a
  // thousand of them. An observer runs right after the page has shown an answer, before the next
  // one arrives. Portions grow from one puzzle on, so the first count above 20 is far below 1000.
  const brokenOffAt = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const button = (name: string) =>
          [...document.querySelectorAll('button')].find(
            ({ textContent }) => textContent.trim() === name,
          );
        const observer = new MutationObserver(() => {
          const made = document.querySelector('progress')?.value ?? 0;
          if (made <= 20) return;
          observer.disconnect();
          button('中止')?.click();
          done(made);
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        button('作る')?.click();
      }),
  );
  expect(brokenOffAt).toBeLessThan(1000);
  await page.getByRole('button', { name: '続ける' }).click();
  await expect(page.getByText(/^1,?000問できました/).first()).toBeVisible({ timeout: 60_000 });
  const download = page.waitForEvent('download');
  await page.getByRole('combobox', { name: '書き出す' }).selectOption('line-81');
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text).toBe(
    numpre(['generate', '--count', '1000', '--rank', '2', '--symmetry', 'point', '--seed', '7']),
  );
});

test('the symmetry completes a painted pattern, and the puzzle has its givens there', async ({
  page,
}) => {
  await toOrder(page);
  await page.getByLabel('ヒントの位置を描く').check();
  const cell = (at: number) => page.locator(`[data-cell='${at}']`);
  const painted = page.locator('[role=gridcell][aria-selected=true]');
  await cell(0).click();
  await expect(painted).toHaveCount(2);
  await expect(cell(80)).toHaveAttribute('aria-selected', 'true');
  // With the keyboard, adds two cells per row.
  await cell(0).focus();
  for (const key of ['ArrowRight', 'Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect(painted).toHaveCount(6);
  const before = await cell(0).boundingBox();
  for (let row = 1; row < 4; row += 1) {
    const from = await cell(9 * row + row).boundingBox();
    const to = await cell(9 * row + row + 4).boundingBox();
    if (!from || !to) throw new Error('no cells');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
    await page.mouse.up();
  }
  await expect(painted).toHaveCount(36);
  await expect(made(page)).toBeVisible({ timeout: 15_000 });
  // The messages below the board have not moved it.
  expect(await cell(0).boundingBox()).toEqual(before);
  const puzzle = (await made(page).getAttribute('data-puzzle')) ?? '';
  const wanted = await painted.evaluateAll((cells) =>
    cells.map((one) => Number((one as HTMLElement).dataset.cell)),
  );
  expect(Array.from(puzzle).flatMap((digit, at) => (digit === '.' ? [] : [at]))).toEqual(wanted);
});

test('impossible requirements are reported, with the closest puzzle', async ({ page }) => {
  test.slow();
  await toOrder(page);
  await page.getByRole('slider').fill('8');
  await fill(page, '上限', '18');
  await expect(page.getByText('この条件では見つかりませんでした')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: '最も近い問題を見る' }).click();
  await expect(page.getByText(/^最も近い問題：/)).toBeVisible();
});

/** Counts the solutions of a board in the simplest way, cell by cell, up to a limit. */
function count(board: number[], limit: number): number {
  let best = -1;
  let fewest: number[] = [];
  for (let cell = 0; cell < 81; cell += 1) {
    if (board[cell] !== 0) continue;
    const held = new Set<number>();
    for (let other = 0; other < 81; other += 1) {
      if (isPeer(cell, other)) held.add(board[other] ?? 0);
    }
    const free = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !held.has(digit));
    if (best < 0 || free.length < fewest.length) [best, fewest] = [cell, free];
  }
  if (best < 0) return 1;
  let found = 0;
  for (const digit of fewest) {
    board[best] = digit;
    found += count(board, limit - found);
    if (found >= limit) break;
  }
  board[best] = 0;
  return found;
}

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const digits = (puzzle: string) => Array.from(puzzle).map((digit) => Number(digit) || 0);

test('by hand: count, unique digits and unneeded givens agree with a plain count', async ({
  page,
}) => {
  // With three givens less there are multiple solutions.
  const blank = [2, 4, 20, 58, 61, 70, 22];
  const open = Array.from(EASY)
    .map((digit, at) => (blank.includes(at) ? '.' : digit))
    .join('');
  await page.goto(`/#/make/hand/${open}`);
  const state = page.locator('[data-count]');
  await expect(state).toHaveAttribute('data-count', String(count(digits(open), 100_000)));
  const label = async (at: number) =>
    (await page.locator(`[data-cell='${at}']`).getAttribute('aria-label')) ?? '';
  for (const at of [2, 4, 12, 40, 60, 78]) {
    if (open[at] !== '.') continue;
    const board = digits(open);
    const by = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => {
      board[at] = digit;
      const clashes = [...Array(81).keys()].some(
        (other) => other !== at && board[other] === digit && isPeer(at, other),
      );
      return clashes ? 0 : count(board, 2);
    });
    const listed = (wanted: (solutions: number) => boolean) =>
      by.flatMap((solutions, index) => (wanted(solutions) ? [index + 1] : [])).join('・');
    const unique = listed((solutions) => solutions === 1);
    const spoken = await label(at);
    expect(spoken).toContain(`入りうる数字${listed((solutions) => solutions > 0)}`);
    if (unique === '') expect(spoken).not.toContain('唯一解になる数字');
    else expect(spoken).toContain(`唯一解になる数字${unique}`);
  }
  await page.goto(`/#/make/hand/${EASY}`);
  await expect(state).toHaveAttribute('data-count', '1');
  for (const at of [0, 1, 4, 9, 12, 13, 20, 25, 42, 79, 80]) {
    if (EASY[at] === '.') continue;
    const board = digits(EASY);
    board[at] = 0;
    expect((await label(at)).includes('省ける')).toBe(count(board, 2) === 1);
  }
});

const isPeer = (one: number, other: number): boolean =>
  Math.floor(one / 9) === Math.floor(other / 9) ||
  one % 9 === other % 9 ||
  (Math.floor(one / 27) === Math.floor(other / 27) &&
    Math.floor((one % 9) / 3) === Math.floor((other % 9) / 3));

test('setting by hand by keyboard: the newest answer is shown, undo works @phone', async ({
  page,
}) => {
  await page.goto('/#/make/hand');
  await page.locator("[data-cell='0']").focus();
  for (const [at, digit] of Array.from(EASY).entries()) {
    if (digit !== '.') await page.keyboard.press(digit);
    if (at % 9 < 8) await page.keyboard.press('ArrowRight');
    else {
      await page.keyboard.press('ArrowDown');
      for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowLeft');
    }
  }
  await expect(page.getByText('唯一解です').first()).toBeVisible();
  await expect(page.locator('[data-count]')).toHaveAttribute('data-count', '1');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('ヒント28個', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(page.getByText('ヒント29個', { exact: true })).toBeVisible();
});

test('a generated puzzle is saved to the collection, and played', async ({ page }) => {
  await toOrder(page);
  await expect(made(page)).toBeVisible();
  const puzzle = (await made(page).getAttribute('data-puzzle')) ?? '';
  await page.getByRole('button', { name: '問題集に追加' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: '追加', exact: true }).click();
  await expect(sheet.getByText(/1問を「?.*」?に追加しました/).first()).toBeVisible();
  await sheet.getByRole('button', { name: '閉じる' }).first().click();
  await page.getByRole('button', { name: '解く', exact: true }).click();
  await expect(page).toHaveURL(/#\/play/);
  const first = Array.from(puzzle).findIndex((digit) => digit !== '.');
  await expect(page.locator(`[data-cell='${first}']`)).toHaveAttribute('aria-label', /ヒント$/);
});
