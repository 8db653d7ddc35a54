/**
 * Why a digit cannot be in a cell: the answer reveals nothing that was not asked, and its reason is
 * about this cell.
 */
import { NORMAL, Play, SOLUTION } from './play';
import { expect, test } from './test';

/** The puzzle of a first visit. */
const FIRST = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

test('the first answer names no other digit and no other cell @quick @phone', async ({ page }) => {
  const play = new Play(page);
  await play.open(FIRST);
  await play.cell(2).click({ force: true });
  await play.press('q', '1');
  const help = play.panel();
  await expect(help).toContainText('1行目の1は、ほかのマスにしか入りません');
  await expect(help.locator('.sentences')).toHaveCount(0);
  await expect(help).not.toContainText('1行8列');
  await expect(help).not.toContainText('確定');
  await expect(help).not.toContainText('答えが分かって');
  await play.button('どこか見る').click();
  await expect(help).toContainText('1行8列');
  await expect(help.locator('.sentences li').last()).toContainText(
    '1行3列（r1c3）も1行目にあるので、1は入らない',
  );
  // The last frame is shown, with a line from r1c8 to r1c3.
  await expect(help.locator('.chip').last()).toHaveAttribute('aria-current', 'step');
  expect(await play.digits()).toBe(FIRST);
});

test('the page warns exactly if the answer reveals the cell’s digit', async ({ page }) => {
  const play = new Play(page);
  await play.open(NORMAL);
  // Asks about the right digit itself.
  await play.press('Control+Home', 'q', '9');
  await expect(play.panel()).toContainText('答えが分かってしまうかもしれません');
  await expect(play.panel()).not.toContainText('9には');
  await play.button('くわしく見る').click();
  await expect(play.panel()).toContainText('1行1列（r1c1）には9が入ります');
  await play.press('Escape');
  // In row 2 the only place for 3 is this cell, so it is not 2.
  await play.cell(13).click({ force: true });
  await play.press('q', '2');
  await expect(play.panel()).toContainText('答えが分かってしまうかもしれません');
  await play.button('くわしく見る').click();
  await expect(play.panel()).toContainText('3が入るのは2行5列');
  await expect(play.panel().locator('.sentences li').last()).toContainText(
    '2行5列（r2c5）は3なので、2は入らない',
  );
});

test('if a digit is in the same house, the note says so and the board shows the house', async ({
  page,
}) => {
  const play = new Play(page);
  await play.open(FIRST);
  await play.cell(2).click({ force: true });
  await play.press('q', '7');
  await expect(page.locator('.status')).toHaveText('1行5列に7があり、1行3列も1行目にあるからです');
});

test('an unknown technique in the address is reported, with a link to the list', async ({
  page,
}) => {
  await page.goto('./#/learn/nope');
  await expect(
    page.getByRole('alert').filter({ hasText: '「nope」という手筋はありません' }),
  ).toBeVisible();
  await page.getByRole('link', { name: '手筋の一覧を見る' }).click();
  await expect(page.locator('[data-technique]').first()).toBeVisible();
  await page.goto('./#/learn/trial-and-error');
  await expect(page.getByRole('heading', { name: '試行錯誤' })).toBeVisible();
});

test('an answer that reveals the cell’s digit counts as a hint', async ({ page }) => {
  const play = new Play(page);
  await play.open(`.${SOLUTION.slice(1)}`);
  await play.press('Control+Home', 'q', SOLUTION.charAt(0));
  await play.button('くわしく見る').click();
  await play.press('Escape', SOLUTION.charAt(0));
  await expect(page.locator('.solved dl > div').first()).toHaveText(/次の一手.*1/);
});
