/** The puzzle of the day: the same for everyone, with a calendar of what was solved. */
import { numpre } from './command';
import { NORMAL, Play } from './play';
import { storedGames, storeRecords } from './stored';
import { expect, test } from './test';

/** A Friday; the clock of the browser shows noon of it. */
const NOON = new Date('2026-11-27T12:00:00');

const solved = (day: string, time_ms: number, id = day): object => ({
  id,
  puzzle: NORMAL,
  rank: 4,
  time_ms,
  hints: [0, 0, 0],
  mistakes: 0,
  solved: NOON.getTime(),
  origin: 'daily',
  day,
});

test('the puzzle of a day is the one that the command makes', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  for (const day of ['2026-11-27', '2026-01-01', '2026-06-07']) {
    await page.goto(`./#/today/${day === '2026-11-27' ? '' : day}`);
    const made = numpre(['generate', '--daily', day]).trim();
    await expect(page.locator('.pattern')).toHaveAttribute('data-puzzle', made);
    // Its picture shows where the givens are, but no digit.
    await expect(page.locator('.pattern text')).toHaveCount(0);
    await expect(page.locator('.pattern .covered')).toHaveCount(made.replaceAll('.', '').length);
  }
});

test('today’s puzzle begins with one tap from the front door, and is continued @phone', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOON);
  await page.goto('./#/play');
  const play = new Play(page);
  await page.locator('.navigation .places a').first().click();
  await expect(page.locator('.today')).toContainText('11月27日');
  await expect(page.locator('.today')).toContainText('ちょっと難しい');
  await page.getByRole('button', { name: '今日の問題を解く' }).click();
  await expect(page).toHaveURL(/#\/play$/);
  await expect(page.locator('.title')).toContainText('ちょっと難しい');
  await play.press('Control+Home', '1', 'ArrowRight', '2', 'ArrowRight', '3');
  await page.goto('./#/today');
  await expect(page.locator("[data-day='2026-11-27'] .arc")).toBeVisible();
  await page.getByRole('button', { name: '続きを解く' }).click();
  await expect(page).toHaveURL(/#\/play$/);
  const games = await storedGames(page);
  expect(games.filter((game) => (game as { day?: string }).day === '2026-11-27')).toHaveLength(1);
});

test('the calendar shows solved days, streaks, and other months', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  await page.goto('./#/play');
  await expect(page.locator('.play')).toBeVisible();
  await storeRecords(page, 'results', [
    solved('2026-11-26', 600_000),
    solved('2026-11-25', 500_000),
    solved('2026-11-22', 1_711_000),
    solved('2026-10-31', 400_000),
    solved('2026-10-31', 300_000, 'again'),
  ]);
  await page.goto('./#/today');
  const days = page.locator('td button');
  await expect(days).toHaveCount(30);
  await expect(page.locator('td .seal')).toHaveCount(3);
  await expect(page.locator("[data-day='2026-11-22']")).toHaveAccessibleName(
    '11月22日(日)、大変難しい、28:31で解いた',
  );
  await expect(page.locator('.record dd')).toHaveText(['2', '2', '4']);
  // Days to come cannot be played.
  await expect(page.locator("[data-day='2026-11-27']")).toBeEnabled();
  await expect(page.locator("[data-day='2026-11-28']")).toBeDisabled();
  await expect(page.getByRole('button', { name: '次の月' })).toBeDisabled();
  await page.getByRole('button', { name: '前の月' }).click();
  await expect(days).toHaveCount(31);
  await expect(page.locator("[data-day='2026-10-31']")).toHaveAccessibleName(/5:00で解いた/);
  await page.locator("[data-day='2026-10-31']").click();
  await expect(page).toHaveURL(/#\/today\/2026-10-31$/);
  await expect(page.locator('.day')).toContainText('5:00で解きました');
  await expect(page.getByRole('button', { name: 'もう一度解く' })).toBeVisible();
});

test('an address of a day without a puzzle shows today', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  for (const day of ['2025-12-31', '2026-11-28', '2026-02-30', 'nope']) {
    await page.goto(`./#/today/${day}`);
    await expect(page.locator('.date')).toContainText('11月27日');
  }
});

test('at midnight the page moves on to the next day; a begun game keeps its day', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-27T23:58:30') });
  await page.goto('./#/today');
  await expect(page.locator('.date')).toContainText('11月27日');
  await page.clock.fastForward('03:00');
  await expect(page.locator('.date')).toContainText('11月28日');
  // The clock is set back: the days follow it.
  await page.clock.setSystemTime(new Date('2026-11-20T12:00:00'));
  await page.clock.fastForward('02:00');
  await expect(page.locator('.date')).toContainText('11月20日');
});

test('the title of the game names the day of its puzzle @phone', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  for (const [day, name] of [
    ['2026-11-27', '今日の問題、11月27日'],
    ['2026-11-22', '11月22日の問題'],
  ]) {
    await page.goto(`./#/today/${day}`);
    await page.locator('main button.primary').click();
    await expect(page).toHaveURL(/#\/play$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '');
  }
  const play = new Play(page);
  await play.open(NORMAL);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('問題');
});
