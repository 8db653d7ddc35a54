/** The path of a newcomer on a phone, with the number of taps that each part takes. */
import type { Locator } from '@playwright/test';
import { numpre } from './command';
import { blanks, Play } from './play';
import { expect, test } from './test';

test('a newcomer needs few taps to a digit, a hint and the next puzzle @phone', async ({
  page,
}) => {
  test.slow();
  const play = new Play(page);
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    taps += 1;
    await target.click();
  };
  const enter = async (cell: number, solution: string): Promise<void> => {
    await tap(play.cell(cell));
    await tap(play.padKey(Number(solution[cell])));
    await expect(play.cell(cell)).toHaveAccessibleName(new RegExp(`、${solution[cell]}`));
  };
  const spent = (): number => {
    const count = taps;
    taps = 0;
    return count;
  };
  const solutionOf = (puzzle: string): string => numpre(['solve', puzzle]).trim();

  await page.goto('./');
  await tap(page.getByRole('button', { name: '解きはじめる' }));
  await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
  const first = await play.digits();
  await enter(blanks(first)[0] ?? 0, solutionOf(first));
  expect(spent(), 'from opening to the first digit').toBeLessThanOrEqual(3);

  await tap(page.locator('.navigation .places a').first());
  await tap(page.locator(`.ranks [data-rank='4']`));
  await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
  await expect(page.locator(`.title [data-rank-block='4']`)).toBeVisible();
  expect(spent(), 'to a puzzle of rank 4').toBeLessThanOrEqual(2);

  await tap(play.button('次の一手'));
  await expect(page.locator('.help').first()).toContainText(/を見てください/);
  expect(spent(), 'to a hint').toBe(1);

  const puzzle = await play.digits();
  const solution = solutionOf(puzzle);
  await play.press('Escape');
  const open = blanks(puzzle);
  for (const cell of open.slice(0, -1)) {
    await play.cell(cell).click({ force: true });
    await play.press(solution[cell] ?? '');
  }
  spent();
  await enter(open.at(-1) ?? 0, solution);
  await expect(play.panel()).toContainText('正解です');
  await tap(play.panel().getByRole('button', { name: /次の/ }));
  await expect.poll(() => play.digits()).not.toBe(solution);
  expect(spent(), 'from the last cell to the next puzzle').toBeLessThanOrEqual(3);
});
