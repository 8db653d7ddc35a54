/** The first lesson: the rule, notes and a hint, played on the board. */
import { Play } from './play';
import { expect, test } from './test';

test('the first lesson is played from the front door to the first puzzle @phone', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('link', { name: '1分で覚える' }).click();
  await expect(page).toHaveURL(/#\/learn\/first$/);
  const task = (key: string) => page.locator(`[data-task=${key}]`);
  const key = (digit: number) => page.getByRole('group').getByRole('button', { name: `${digit}` });
  const on = page.getByRole('button', { name: '次へ' });
  // A wrong digit is answered with the reason, and another cell with the place to look at.
  await expect(task('row')).toBeVisible();
  await key(3).click();
  await expect(page.locator('.message')).toHaveText('3は5行目にもうあります。');
  await page.locator("[data-cell='0']").click({ force: true });
  await key(9).click();
  await expect(page.locator('.message')).toContainText('空きマスを選んで');
  await page.locator("[data-cell='40']").click({ force: true });
  await key(9).click();
  await expect(page.locator('.message')).toContainText('そのとおりです');
  await on.click();
  await expect(task('block')).toBeVisible();
  await key(1).click();
  await on.click();
  await expect(task('notes')).toBeVisible();
  await key(1).click();
  await expect(page.locator('.message')).toHaveText('もう1つの数字も入れてください。');
  await key(6).click();
  await on.click();
  await expect(task('hint')).toBeVisible();
  await key(3).click();
  await expect(page.locator('.message')).toContainText('まず「次の一手」を押すと');
  await page.getByRole('button', { name: '次の一手' }).click();
  await expect(page.locator('.message')).toHaveText('ブロック3を見てください。');
  await page.locator("[data-cell='6']").click({ force: true });
  await key(3).click();
  await expect(page.locator('.message')).toHaveText('3は7列目にもうあります。');
  await page.locator("[data-cell='8']").click({ force: true });
  await key(3).click();
  await on.click();
  await expect(page.locator('.over')).toContainText('もう解けます');
  await page.getByRole('button', { name: '大変やさしい問題を解く' }).click();
  await expect(page).toHaveURL(/#\/play$/);
  await expect(page.locator('.title')).toContainText('大変やさしい');
});

test('the first lesson is played by keyboard alone', async ({ page }) => {
  await page.goto('./#/learn/first');
  const play = new Play(page);
  await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
  const on = page.getByRole('button', { name: '次へ' });
  for (const keys of [['9'], ['1'], ['1', '6']]) {
    await play.press(...keys);
    await expect(on).toBeFocused();
    await play.press('Enter');
    await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
  }
  await expect(page.locator('[data-task=hint]')).toBeVisible();
  await play.press('h', 'h', 'h');
  await expect(page.locator('.message')).toContainText('1行9列だけ');
  await play.press('ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp');
  await play.press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', '3');
  await expect(on).toBeFocused();
  await play.press('Enter');
  await expect(page.locator('.over')).toBeVisible();
});
