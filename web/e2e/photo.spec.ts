/** The page that reads puzzles from a picture. */
import type { Page } from '@playwright/test';
import { storedGames } from './stored';
import { expect, test } from './test';
import { choose, picture, transfer, type Printed } from './photos';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const OTHER = '..6.8.5...9.3..1..2....7..8.7..1...3..4...2..5...3..4.1..7....9..2..6.8...5.9.3..';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const board = (puzzle: string, left = 60, top = 60, cell = 60): Printed => ({
  puzzle,
  left,
  top,
  cell,
});

const read = (page: Page) =>
  page
    .locator('.right [data-cell]')
    .evaluateAll((cells) =>
      cells
        .map((cell) => /\d(?=(?:、要確認|, doubtful)?$)/.exec(cell.ariaLabel ?? '')?.[0] ?? '.')
        .join(''),
    );

async function open(page: Page): Promise<void> {
  await page.goto('./#/photo');
  await expect(page.getByRole('heading', { name: '写真から読み取る' })).toBeVisible();
}

test('a printed puzzle is read from a file and played @quick @phone @firefox', async ({ page }) => {
  await open(page);
  await expect(page.getByText('画像はこのブラウザーから外へ出ません')).toBeVisible();
  await choose(page, await picture(page, [board(PUZZLE)]));
  await expect(page.locator('.right .state')).toHaveText('数字を30個読み取りました。 唯一解です。');
  expect(await read(page)).toBe(PUZZLE);
  await expect(page.locator('.view[data-boards="1"] .outline')).toHaveCount(1);
  await page.getByRole('button', { name: '解く', exact: true }).click();
  await expect(page).toHaveURL(/#\/play$/);
  await expect
    .poll(async () => (await storedGames(page)).map(({ puzzle }) => puzzle))
    .toEqual([PUZZLE]);
});

test("a player's digits in another colour are not givens, and are placed in the game", async ({
  page,
}) => {
  await open(page);
  // The digits of the solution in the empty cells of row 1.
  const entered = Array.from(SOLVED, (digit, cell) =>
    cell < 9 && PUZZLE[cell] === '.' ? digit : '.',
  ).join('');
  await choose(page, await picture(page, [{ ...board(PUZZLE), entered }]));
  const first = page.locator('.right [data-cell="2"]');
  await expect(first).toHaveAccessibleName('1行3列、4、要確認');
  await expect(page.locator('.right .text')).toContainText('手書きのようです');
  await expect(page.getByRole('button', { name: '手書き', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await read(page)).toBe(SOLVED.slice(0, 9) + PUZZLE.slice(9));
  await page.getByRole('button', { name: '解く', exact: true }).click();
  await expect
    .poll(async () =>
      (await storedGames(page)).map(({ puzzle, cells }) => [
        puzzle,
        cells.map(({ digit, given }) => (digit > 0 && !given ? digit : '.')).join(''),
      ]),
    )
    .toEqual([[PUZZLE, entered]]);
});

test('a doubtful cell comes first, and can be confirmed or corrected', async ({ page }) => {
  await open(page);
  // A blot in the empty cell of row 1, column 3 is taken for a player's digit.
  await choose(page, await picture(page, [{ ...board(PUZZLE), inked: 2 }]));
  const state = page.locator('.right .state');
  const cell = page.locator('.right [data-cell="2"]');
  await expect(state).toHaveText('数字を30個読み取りました。 要確認のマスが1個あります：1行3列。');
  await expect(cell).toBeFocused();
  await expect(cell).toHaveAccessibleName('1行3列、9、要確認');
  await expect(page.locator('.right .text')).toContainText('手書きのようです');
  await page.keyboard.press('8');
  await expect(state).toContainText('解がありません');
  await expect(page.getByRole('button', { name: '解く', exact: true })).toBeDisabled();
  await page.keyboard.press('Control+z');
  await expect(state).toContainText('要確認のマスが1個あります');
  await page.keyboard.press('Enter');
  await expect(state).toHaveText('数字を30個読み取りました。 唯一解です。');
  await expect(cell).toHaveAccessibleName('1行3列、9、手書き');
  await page.getByRole('button', { name: '手書き', exact: true }).click();
  await expect(state).toContainText('数字を31個読み取りました。 解がありません');
  await cell.focus();
  await page.keyboard.press('Backspace');
  await expect(state).toHaveText('数字を30個読み取りました。 唯一解です。');
  expect(await read(page)).toBe(PUZZLE);
});

test('all doubtful cells are in a list with choices @phone', async ({ page }) => {
  await open(page);
  // A player's digits in three cells of row 1.
  const entered = `..${SOLVED[2]}${SOLVED[3]}.${SOLVED[5]}`.padEnd(81, '.');
  await choose(page, await picture(page, [{ ...board(PUZZLE), entered }]));
  const list = page.getByRole('region', { name: '要確認のマスの一覧' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  const cell = (column: number) => page.getByRole('group', { name: `1行${column}列` });
  await expect(list.getByRole('listitem').filter({ has: cell(4) })).toContainText(
    '手書きのようです',
  );
  const confirm = (column: number) => cell(column).getByRole('button', { name: /で合っている$/ });
  // The focus moves from one cell to the next, and at the end to the board.
  await confirm(4).focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(list).toHaveCount(0);
  await expect(page.locator('.right [data-cell]:focus')).toHaveAccessibleName(/手書き$/);
  await expect(page.locator('.right .state')).toHaveText('数字を30個読み取りました。 唯一解です。');
});

test('a photo is read without a connection', async ({ page, context }) => {
  await open(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [one, other] = [await picture(page, [board(PUZZLE)]), await picture(page, [board(OTHER)])];
  await choose(page, one);
  await expect.poll(() => read(page)).toBe(PUZZLE);
  // The module and its weights are kept: the page opens and reads again without the server.
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: '写真から読み取る' })).toBeVisible();
  await choose(page, other);
  await expect.poll(() => read(page)).toBe(OTHER);
});

test('a corner is dragged by touch @phone', async ({ page, context, isMobile }) => {
  test.skip(!isMobile, 'needs touch');
  await open(page);
  await choose(page, await picture(page, [board(PUZZLE)]));
  await expect.poll(() => read(page)).toBe(PUZZLE);
  await page.getByRole('button', { name: '枠を手で合わせる' }).click();
  const corner = page.getByRole('button', { name: /^4つの角の1つ目/ });
  await corner.scrollIntoViewIfNeeded();
  const middle = async () => {
    const box = await corner.boundingBox();
    if (!box) throw new Error('no corner');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const from = await middle();
  const fingers = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', by: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: from.x + by, y: from.y + by }],
    });
  await touch('touchStart', 0);
  for (const by of [2, 4, 6, 8]) await touch('touchMove', by);
  // The corner follows the finger, and the page does not scroll.
  const moved = await middle();
  expect(moved.x - from.x).toBeCloseTo(8, 0);
  expect(moved.y - from.y).toBeCloseTo(8, 0);
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => read(page)).toBe(PUZZLE);
});

test('several boards: one is chosen in the picture, the sure ones are collected', async ({
  page,
}) => {
  await open(page);
  const boards = [board(PUZZLE, 30, 30, 34), { ...board(PUZZLE, 370, 30, 34), inked: 2 }];
  await choose(page, await picture(page, boards, 710, 370));
  const chosen = page.getByRole('group', { name: '盤面' }).getByRole('button');
  await expect(chosen).toHaveText(['1', '2?']);
  await expect(chosen.first()).toHaveAttribute('aria-pressed', 'true');
  const box = await page.locator('.view').boundingBox();
  if (!box) throw new Error('no picture');
  // The middle of row 5, column 5 of the second board.
  await page.mouse.click(
    box.x + ((370 + 4.5 * 34) / 710) * box.width,
    box.y + ((30 + 4.5 * 34) / 370) * box.height,
  );
  await expect(chosen.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.right [data-cell="40"]')).toBeFocused();
  await page.getByRole('button', { name: '確かな盤面をすべて追加（2問中1問）' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: '追加' }).click();
  await expect(sheet).toContainText('1問を');
});

test('a picture can be pasted and dropped; a newer one replaces it', async ({ page }) => {
  await open(page);
  await transfer(page, 'paste', await picture(page, [board(PUZZLE)]));
  await expect.poll(() => read(page)).toBe(PUZZLE);
  await transfer(page, 'drop', await picture(page, [board(SOLVED)]));
  await expect.poll(() => read(page)).toBe(SOLVED);
});

test('the frame can be set by hand, with the keyboard and by dragging', async ({ page }) => {
  await open(page);
  await choose(page, await picture(page, [board(PUZZLE)]));
  await expect.poll(() => read(page)).toBe(PUZZLE);
  await page.getByRole('button', { name: '枠を手で合わせる' }).click();
  const corner = page.getByRole('button', { name: /^4つの角の1つ目/ });
  await corner.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => read(page)).toBe(PUZZLE);
  await page.getByRole('button', { name: '枠を手で合わせる' }).click();
  const box = await corner.boundingBox();
  if (!box) throw new Error('no corner');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 5, y + 5, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => read(page)).toBe(PUZZLE);
});

test('a picture without a board, and files that are no pictures @quick', async ({ page }) => {
  await open(page);
  await choose(page, Buffer.from('no picture'), 'puzzle.jpg', 'image/jpeg');
  await expect(page.locator('.state')).toContainText('このブラウザーで開ける画像ではありません');
  await choose(page, Buffer.from('no picture'), 'puzzle.heic', 'image/heic');
  await expect(page.locator('.state')).toContainText('HEICを開けません');
  await choose(page, await picture(page, [], 300, 300));
  await expect(page.locator('.right .state')).toContainText('盤面が見つかりません');
  await expect(page.getByRole('button', { name: /^4つの角の/ })).toHaveCount(4);
  await choose(page, await picture(page, [], 300, 50));
  await expect(page.locator('.state')).toContainText('短い辺が50画素です。60画素以上');
  await choose(page, await picture(page, [board(OTHER)]));
  await expect.poll(() => read(page)).toBe(OTHER);
});

// Firefox shows the part that is there, and says nothing.
test('a picture is refused if the end of its file is missing @chromium', async ({ page }) => {
  await open(page);
  const whole = await picture(page, [board(PUZZLE)]);
  await choose(page, whole.subarray(0, Math.floor(0.98 * whole.length)));
  await expect(page.locator('.state')).toContainText('このブラウザーで開ける画像ではありません');
});

test('Check, Collection and the sheet for a new puzzle lead to the page', async ({ page }) => {
  for (const path of ['./#/check', './#/books', './#/home']) {
    await page.goto(path);
    await page.getByRole('link', { name: '写真から読み取る' }).click();
    await expect(page.getByRole('heading', { name: '写真から読み取る' })).toBeVisible();
  }
});
