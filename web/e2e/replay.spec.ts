/** The replay of a solved game: after it is solved, and from the statistics. */
import type { Page } from '@playwright/test';
import { Play, rightDigit, SOLUTION } from './play';
import { expect, test } from './test';

/** A grid with three blanks: r1c1, r1c2, r1c3. */
const THREE = `...${SOLUTION.slice(3)}`;

/** Solves it with a wrong digit on the way, and returns the sheet of its replay. */
async function solved(page: Page): Promise<Play> {
  const play = new Play(page);
  await play.open(THREE);
  await play.press('Control+Home', '1', rightDigit(0));
  await play.press('ArrowRight', rightDigit(1), 'ArrowRight', rightDigit(2));
  await expect(play.panel()).toContainText('正解です');
  return play;
}

/** Returns the digits of the first three cells in the sheet. */
const shown = (page: Page) =>
  page
    .locator('dialog[open] .board .digit.entered')
    .evaluateAll((all) => all.map((one) => one.textContent).join(''));

test('a solved game is replayed step by step, with its wrong digit @phone', async ({ page }) => {
  const play = await solved(page);
  await play.button('再生').focus();
  await play.press('Enter');
  const sheet = page.getByRole('dialog', { name: '自分の手順を再生' });
  await expect(sheet).toContainText('4手中0手');
  await expect(sheet).toContainText('最初の盤面');
  expect(await shown(page)).toBe('');
  const slider = sheet.getByRole('slider');
  await slider.focus();
  await play.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^4手中1手.*1行1列の1$/);
  expect(await shown(page)).toBe('1');
  await expect(sheet.locator('.clock')).toHaveText(/^0:\d\d$/);
  await sheet.getByRole('button', { name: '1手進む' }).click();
  await expect(sheet).toContainText('1行1列の9');
  expect(await shown(page)).toBe('9');
  await play.press('.');
  await expect.poll(() => shown(page)).toBe('93');
  await play.press(',');
  await expect.poll(() => shown(page)).toBe('9');
  await sheet.getByRole('button', { name: '最後の手へ' }).click();
  expect(await shown(page)).toBe('934');
  await expect(sheet.getByRole('button', { name: '1手進む' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  // With reduced motion nothing plays.
  await expect(sheet.getByRole('button', { name: '再生', exact: true })).toHaveCount(0);
  await play.press('Escape');
  await expect(play.button('再生')).toBeFocused();
  // The game itself is as it was.
  expect(await play.digits()).toBe(SOLUTION);
});

test('the replay is found in the statistics after another game has begun', async ({ page }) => {
  const play = await solved(page);
  await play.press('g');
  await expect.poll(() => play.digits()).not.toBe(SOLUTION);
  await page.goto('./#/statistics');
  await page.getByRole('button', { name: /^再生：.*大変やさしい/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: '最後の手へ' }).click();
  expect(await shown(page)).toBe('934');
  await play.press('Escape');
  // It goes with the results.
  await page.getByRole('button', { name: '記録をすべて消す' }).click();
  await expect(page.getByRole('button', { name: /^再生：/ })).toHaveCount(0);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('it plays to the end, stops there, and begins again', async ({ page }) => {
    const play = await solved(page);
    await play.button('再生').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: '4倍速' }).click();
    await expect(sheet.getByRole('button', { name: '4倍速' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await sheet.getByRole('button', { name: '再生', exact: true }).click();
    await expect(sheet).toContainText('4手中4手');
    await expect(sheet.getByRole('button', { name: '再生', exact: true })).toBeVisible();
    expect(await shown(page)).toBe('934');
    // Another step by hand stops the replay.
    await sheet.getByRole('button', { name: '1倍速' }).click();
    await sheet.getByRole('button', { name: '再生', exact: true }).click();
    await expect(sheet).toContainText('4手中0手');
    await sheet.getByRole('button', { name: '1手進む' }).click();
    await expect(sheet.getByRole('button', { name: '再生', exact: true })).toBeVisible();
  });
});

test('Help explains replay and sharing, and leads to the solved games', async ({ page }) => {
  await page.goto('./#/help');
  const section = page.locator('section').filter({ hasText: '再生と共有' });
  await expect(section.locator('dt')).toHaveText([
    '自分の手順を再生する',
    '結果を共有する',
    '途中の盤面を共有する',
  ]);
  await expect(section).toContainText('最近解いた20問');
  await section.getByRole('link', { name: '解いた問題を見る' }).click();
  await expect(page).toHaveURL(/#\/statistics$/);
});
