import { blanks, NORMAL, Play, rightDigit, SOLUTION } from './play';
import { expect, test } from './test';

test('1: a puzzle of rank 3 can be solved with the keyboard only @quick', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home');
  for (let cell = 0; cell < 81; cell += 1) {
    if (NORMAL[cell] === '.') await play.press(rightDigit(cell));
    await play.press(cell % 9 === 8 ? 'Home' : 'ArrowRight');
    if (cell % 9 === 8) await play.press('ArrowDown');
  }
  expect(await play.digits()).toBe(SOLUTION);
  await expect(play.panel()).toContainText('正解です');
  await expect(page.getByRole('alert')).toContainText(/正解です。(?:\d+分)?\d+秒/);
  // The finished board cannot be changed by mistake; undo leads back into the game.
  await play.press('1', '2', 'Delete', 'Shift+3');
  expect(await play.digits()).toBe(SOLUTION);
  await play.press('Control+z');
  expect(await play.digits()).not.toBe(SOLUTION);
});

test('2: a puzzle can be solved by touch, cell first @phone', async ({ page, isMobile }) => {
  test.skip(!isMobile);
  const play = new Play(page);
  await play.open();
  for (const cell of blanks(NORMAL)) {
    await play.tap(cell);
    await play.padKey(Number(rightDigit(cell))).tap();
  }
  await expect(play.panel()).toContainText('正解です');
});

test('3: a puzzle can be solved by touch, digit first @phone', async ({ page, isMobile }) => {
  test.skip(!isMobile);
  const play = new Play(page);
  await play.digitFirst();
  await play.open();
  for (const digit of '123456789') {
    await play.padKey(Number(digit)).tap();
    await expect(play.padKey(Number(digit))).toHaveAttribute('aria-pressed', 'true');
    for (const cell of blanks(NORMAL).filter((one) => rightDigit(one) === digit)) {
      await play.tap(cell);
    }
  }
  await expect(play.panel()).toContainText('正解です');
});

test('4: cells are dragged over and marked by mouse', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  const [from, to] = [await play.middle(0), await play.middle(20)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
  for (const cell of [0, 10, 20])
    await expect(play.cell(cell)).toHaveAttribute('aria-selected', 'true');
  await play.button('隅').click();
  // The pad for digits is the first, the one for marks the second.
  await page.locator(".pads .key.corner[data-digit='7']").click();
  await expect(play.cell(0)).toHaveAccessibleName(/隅7/);
  await play.button('元に戻す').click();
  await expect(play.cell(0)).toHaveAccessibleName(/空き/);
  await play.button('数字').click();
  for (const cell of blanks(NORMAL)) {
    const { x, y } = await play.middle(cell);
    await page.mouse.click(x, y);
    await play.padKey(Number(rightDigit(cell))).click();
  }
  await expect(play.panel()).toContainText('正解です');
});

test('3: digit first: a long press and a pinch enter nothing, a drag is one step @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile);
  const play = new Play(page);
  await play.digitFirst();
  await play.open();
  const fingers = await page.context().newCDPSession(page);
  type Kind = 'touchStart' | 'touchMove' | 'touchEnd';
  const touch = (type: Kind, ...cells: number[]) =>
    Promise.all(cells.map((cell) => play.middle(cell))).then((touchPoints) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints }),
    );
  const digits = await play.digits();
  await play.padKey(9).tap();
  // Pinches with two fingers.
  await touch('touchStart', 0);
  await touch('touchStart', 0, 20);
  await touch('touchEnd');
  expect(await play.digits()).toBe(digits);
  // A long press opens the cell's menu.
  await touch('touchStart', 0);
  await expect(page.getByRole('dialog')).toBeVisible();
  await touch('touchEnd');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await play.digits()).toBe(digits);
  // A drag paints marks.
  await play.button('隅').tap();
  await touch('touchStart', 9);
  for (const cell of [10, 11, 20]) await touch('touchMove', cell);
  await touch('touchEnd');
  // If the browser takes the drag for a fling, it makes no click from a touch that follows at once.
  await page.waitForTimeout(500);
  for (const cell of [10, 11, 20]) await expect(play.cell(cell)).toHaveAccessibleName(/隅9/);
  await play.button('元に戻す').tap();
  for (const cell of [10, 11, 20]) await expect(play.cell(cell)).toHaveAccessibleName(/空き/);
});

test('all lines of the board are drawn', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  const strokes = await page
    .locator('.board .thin, .board .thick')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).stroke));
  expect(strokes.length).toBeGreaterThan(1);
  for (const stroke of strokes) expect(stroke).toMatch(/^(?:oklch|rgb)/);
});

test('the second tap of a double tap does not take the digit back', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  await play.cell(0).click();
  await play.padKey(9).dblclick();
  await expect(play.cell(0)).toHaveAccessibleName(/、9$/);
  await page.waitForTimeout(400);
  await play.padKey(9).click();
  await expect(play.cell(0)).toHaveAccessibleName(/空き$/);
});

test('a long press enters the other kind once @phone', async ({ page, isMobile }) => {
  test.skip(!isMobile);
  const play = new Play(page);
  await play.open();
  await play.tap(0);
  await play.padKey(9).click({ delay: 600 });
  await expect(play.cell(0)).toHaveAccessibleName(/候補9/);
  await play.padKey(9).tap();
  await expect(play.cell(0)).toHaveAccessibleName(/、9$/);
});
