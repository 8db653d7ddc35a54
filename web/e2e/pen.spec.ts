/** The pen: lines between cells and candidates, by mouse, finger and key. */
import type { Page } from '@playwright/test';
import { NORMAL, Play, SOLUTION } from './play';
import { expect, test } from './test';

/** Returns the kinds of the lines on the board, in the order of their ends. */
const kinds = (page: Page) =>
  page
    .locator('.place .pen > g:not(.draft)')
    .evaluateAll((lines) => lines.map((line) => line.classList[0]));

/** Returns the place of a candidate on the screen. */
async function candidate(play: Play, cell: number, digit: number) {
  const box = await play.cell(cell).boundingBox();
  if (!box) throw new Error(`cell ${cell} is not to be seen`);
  const part = (index: number) => 0.5 + 0.28 * (index - 1);
  return {
    x: box.x + part((digit - 1) % 3) * box.width,
    y: box.y + part(Math.floor((digit - 1) / 3)) * box.height,
  };
}

type Place = Awaited<ReturnType<typeof candidate>>;

async function dragged(page: Page, from: Place, to: Place): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

/** Opens the puzzle and takes the pen. */
async function withPen(page: Page): Promise<Play> {
  const play = new Play(page);
  await play.open();
  await play.button('ペン').click();
  await expect(play.button('ペン')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.place .pen')).toBeAttached();
  return play;
}

test('a drag draws a line, again a dashed one, an arrow, none; undo, redo, reload @quick', async ({
  page,
}) => {
  const play = await withPen(page);
  const [from, to] = [await play.middle(0), await play.middle(20)];
  for (const wanted of [['solid'], ['dashed'], ['arrow'], []]) {
    await dragged(page, from, to);
    await expect.poll(() => kinds(page)).toEqual(wanted);
  }
  await play.press('Control+z');
  await expect.poll(() => kinds(page)).toEqual(['arrow']);
  await expect(page.locator('.pen .head')).toHaveCount(1);
  await play.press('Control+z', 'Control+z', 'Control+y');
  await expect.poll(() => kinds(page)).toEqual(['dashed']);
  await expect(play.cell(20)).toHaveAccessibleName(/1行1列から3行3列への赤の破線$/);
  await expect(play.cell(0)).toHaveAccessibleName(/1行1列から3行3列への赤の破線$/);
  await page.waitForTimeout(500);
  await page.reload();
  await expect.poll(() => kinds(page)).toEqual(['dashed']);
  await expect(play.cell(0)).toHaveAccessibleName(/1行1列から3行3列への赤の破線$/);
  await play.press('Control+z', 'Control+z');
  await expect.poll(() => kinds(page)).toEqual([]);
});

test('candidates are ends of lines where they are shown; lines have nine colours', async ({
  page,
}) => {
  const play = await withPen(page);
  await play.press('m');
  await page.locator(".pads .pen[data-digit='6']").click();
  await dragged(page, await candidate(play, 0, 4), await candidate(play, 2, 2));
  await expect(play.cell(0)).toHaveAccessibleName(/1行1列の4から1行3列の2への青の線$/);
  // A place without a candidate means the cell.
  await dragged(page, await candidate(play, 0, 1), await play.middle(1));
  await expect(play.cell(1)).toHaveAccessibleName(/1行1列から1行2列への青の線$/);
  // Another colour only changes the colour.
  await play.press('2');
  await dragged(page, await candidate(play, 2, 2), await candidate(play, 0, 4));
  await expect(play.cell(2)).toHaveAccessibleName(/1行1列の4から1行3列の2への橙の線$/);
  expect(await play.digits()).toBe(NORMAL);
  await expect.poll(() => kinds(page)).toEqual(['solid', 'solid']);
});

test('both ends tapped draw a line, without scrolling; a finger draws, too @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile);
  const play = await withPen(page);
  await play.tap(0);
  await expect(page.locator('.status')).toContainText('もう一方の端');
  await play.tap(20);
  await expect(play.cell(0)).toHaveAccessibleName(/1行1列から3行3列への赤の線$/);
  // The same end twice draws nothing.
  await play.tap(8);
  await play.tap(8);
  await play.tap(7);
  await play.tap(7);
  await expect.poll(() => kinds(page)).toEqual(['solid']);
  const fingers = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...cells: number[]) => {
    const touchPoints = await Promise.all(cells.map((cell) => play.middle(cell)));
    await fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', 4);
  // A pen may rest: there is no long press.
  await page.waitForTimeout(600);
  for (const cell of [13, 22, 31, 40, 76]) await touch('touchMove', cell);
  await touch('touchEnd');
  await expect(play.cell(76)).toHaveAccessibleName(/1行5列から9行5列への赤の線$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  // A second finger gives the line up.
  await touch('touchStart', 0);
  await touch('touchMove', 1);
  await touch('touchStart', 1, 40);
  await touch('touchEnd');
  await expect.poll(() => kinds(page)).toEqual(['solid', 'solid']);
});

test('lines by key: at cells and candidates, in any mode; Escape gives one up', async ({
  page,
}) => {
  const play = new Play(page);
  await play.open();
  await play.press('m', 'Control+Home', 'j', '4', 'ArrowRight', 'ArrowRight', 'j', '2');
  await expect(play.cell(0)).toHaveAccessibleName(/1行1列の4から1行3列の2への赤の線$/);
  await play.press('Control+Home', 'j', 'j', 'End', 'j', 'j');
  await expect(play.cell(8)).toHaveAccessibleName(/1行1列から1行9列への赤の線$/);
  await expect(page.locator('[role=status]', { hasText: '1行9列への赤の線' })).toBeAttached();
  await play.press('j', 'j');
  await expect(page.locator('.pen .draft')).toHaveCount(1);
  await play.press('Escape');
  await expect(page.locator('.pen .draft')).toHaveCount(0);
  await expect.poll(() => kinds(page)).toEqual(['solid', 'solid']);
  // With the pen, digits choose its colour, and erasing takes lines only.
  await play.press('e', '6', 'Home', 'j', 'j', 'End', 'j', 'j');
  await expect(play.cell(8)).toHaveAccessibleName(/1行9列への青の線$/);
  await play.press('Delete');
  await expect.poll(() => kinds(page)).toEqual(['solid']);
  await expect(play.cell(8)).not.toHaveAccessibleName(/線/);
  expect(await play.digits()).toBe(NORMAL);
});

test('lines go with “start over” and with a discarded trial, and come back by undo', async ({
  page,
}) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', 'j', 'j');
  await expect(page.locator('.place .draft')).toBeAttached();
  await play.press('PageDown', 'j', 'j');
  await play.press('Control+Home', 't', '9', 'ArrowRight', 'j', 'j', 'PageDown', 'j', 'j');
  await expect.poll(() => kinds(page)).toEqual(['solid', 'solid']);
  await play.button('取り消す').click();
  await expect.poll(() => kinds(page)).toEqual(['solid']);
  await play.more('最初から');
  await expect.poll(() => kinds(page)).toEqual([]);
  await play.press('Control+z');
  await expect.poll(() => kinds(page)).toEqual(['solid']);
});

test('a drawn step replaces the lines; the player’s next line ends the step', async ({ page }) => {
  const play = await withPen(page);
  await dragged(page, await play.middle(0), await play.middle(20));
  await play.press('h');
  await expect(page.locator('.help[aria-busy=false]')).toBeVisible();
  await expect.poll(() => kinds(page)).toEqual(['solid']);
  await play.press('h', 'h');
  await expect(page.locator('.chip').first()).toBeVisible();
  await expect.poll(() => kinds(page)).toEqual([]);
  await dragged(page, await play.middle(2), await play.middle(20));
  await expect(page.locator('.chip')).toHaveCount(0);
  await expect.poll(() => kinds(page)).toEqual(['solid', 'solid']);
});

test('lines reach another tab, and stay there', async ({ context }) => {
  const page = await context.newPage();
  const play = await withPen(page);
  await dragged(page, await play.middle(0), await play.middle(20));
  await page.waitForTimeout(500);
  const other = await context.newPage();
  await other.goto('./#/play');
  await other.getByRole('button', { name: 'ここで続ける' }).click();
  await expect.poll(() => kinds(other)).toEqual(['solid']);
  await other.reload();
  await expect.poll(() => kinds(other)).toEqual(['solid']);
});

test('a replay shows the lines', async ({ page }) => {
  const play = new Play(page);
  await play.open(`.${SOLUTION.slice(1)}`);
  await play.press('Control+Home', 'j', 'j');
  await expect(page.locator('.place .draft')).toBeAttached();
  await play.press('End', 'j', 'j', 'Home', SOLUTION[0] ?? '');
  await play.button('再生').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.locator('.pen > .solid')).toHaveCount(0);
  await sheet.getByRole('button', { name: '1手進む' }).click();
  await expect(sheet.locator('.pen > .solid')).toHaveCount(1);
  await expect(sheet).toContainText('1行1列から1行9列への線');
});
