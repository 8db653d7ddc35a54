/** The course: lessons of three parts, the progress that is kept, and what was needed lately. */
import { readFileSync } from 'node:fs';
import { devices, type Page } from '@playwright/test';
import { HOUSES } from '../src/rules/houses';
import { objects } from './command';
import { Play, SOLUTION } from './play';
import { storeCourse, storeRecords } from './stored';
import { expect, test } from './test';

const LESSON = 'full-house';
/** A puzzle with one blank, r1c1. */
const LAST_CELL = `.${SOLUTION.slice(1)}`;

const row = (page: Page, lesson: string) => page.locator(`[data-lesson='${lesson}']`);
const done = (page: Page, lesson: string) => row(page, lesson).locator('[data-done]');
const part = (page: Page, name: string) => page.locator(`[data-part=${name}]`);
const next = (page: Page) => page.locator('[data-next]');

/** Returns the only blank of a house, and the digit that is missing there. */
async function lastCell(play: Play): Promise<{ cell: number; digit: string }> {
  const digits = await play.digits();
  for (const { cells } of HOUSES) {
    const blanks = cells.filter((cell) => digits[cell] === '.');
    const missing = Array.from('123456789').filter(
      (one) => !cells.some((cell) => digits[cell] === one),
    );
    const [cell] = blanks;
    if (blanks.length === 1 && cell !== undefined) return { cell, digit: missing[0] ?? '' };
  }
  throw new Error('no house has one blank');
}

const shown = (page: Page) => expect(page.locator('[data-seed]')).toBeVisible({ timeout: 40_000 });
const isDone = (page: Page) => expect(page.locator('[data-verdict=done]')).toBeVisible();

/** Returns the solution of a puzzle, from the command. */
const solutionOf = (puzzle: string): string => {
  const [solved] = objects(['solve', '-'], puzzle);
  return String(solved?.solution);
};

const goTo = async (page: Page, hash: string): Promise<void> => {
  await page.evaluate((to) => (location.hash = to), hash);
};

test('a whole lesson by touch, with a break: progress is kept to the last box', async ({
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'ja-JP' });
  const page = await context.newPage();
  const play = new Play(page);
  await page.goto('./#/learn');
  // A newcomer begins with the rules.
  await expect(next(page)).toHaveAttribute('data-next', 'first');
  await row(page, LESSON).tap();
  await expect(page.locator('svg.board')).toBeVisible();
  await page.getByRole('link', { name: '次は見つける' }).tap();
  for (const found of [1, 2]) {
    await shown(page);
    await expect(page.locator('[data-found]')).toHaveAttribute('data-found', `${found - 1}`);
    const { cell, digit } = await lastCell(play);
    await play.tap(cell);
    await page.getByRole('button', { name: `数字${digit}`, exact: true }).tap();
    await isDone(page);
    await expect(page.locator('[data-found]')).toHaveAttribute('data-found', `${found}`);
    if (found === 1) await page.getByRole('button', { name: '次の練習問題' }).tap();
  }
  await expect(part(page, 'see')).toHaveAttribute('data-done', 'true');
  await expect(part(page, 'find')).toHaveAttribute('data-done', 'false');
  // The player leaves, and comes back later: the card continues where the lesson was left.
  await page.goto('about:blank');
  await page.goto('./#/learn');
  await expect(next(page)).toHaveAttribute('data-next', LESSON);
  await expect(next(page)).toContainText('見つける：2/3');
  await expect(done(page, LESSON)).toHaveAttribute('data-done', '1');
  await next(page).getByRole('link').tap();
  await shown(page);
  const { cell, digit } = await lastCell(play);
  await play.tap(cell);
  await page.getByRole('button', { name: `数字${digit}`, exact: true }).tap();
  await isDone(page);
  await page.getByRole('link', { name: '次は1問解く' }).tap();
  await page.getByRole('button', { name: '問題を解く' }).tap();
  await expect(page).toHaveURL(/#\/play$/);
  await expect(play.cell(0)).toBeVisible();
  const puzzle = await play.digits();
  // In the middle of the puzzle the player looks at the lesson again, and continues.
  await goTo(page, `#/learn/${LESSON}/solve`);
  await page.getByRole('button', { name: '問題の続きを解く' }).tap();
  await expect(page).toHaveURL(/#\/play$/);
  await expect.poll(() => play.digits()).toBe(puzzle);
  const solution = solutionOf(puzzle);
  for (const blank of Array.from(puzzle).flatMap((one, at) => (one === '.' ? [at] : []))) {
    await play.tap(blank);
    await play.padKey(Number(solution[blank])).tap();
  }
  await expect(play.panel()).toContainText('レッスン「最後の1マス」の1段階が終わりました');
  await play.panel().getByRole('link', { name: 'コースに戻る' }).tap();
  await expect(done(page, LESSON)).toHaveAttribute('data-done', '3');
  await expect(next(page)).toHaveAttribute('data-next', 'naked-single');
  // The first page names the next lesson.
  await goTo(page, '#/home');
  await expect(page.locator('.way')).toContainText('次のレッスン：単独候補数字');
  await context.close();
});

test('a whole lesson by keyboard, without storage: progress lasts for the visit', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  const play = new Play(page);
  await page.goto('./#/learn');
  await expect(page.getByRole('status').filter({ hasText: '保存できません' })).toBeVisible();
  await row(page, LESSON).focus();
  await play.press('Enter');
  const on = page.getByRole('link', { name: '次は見つける' });
  await on.focus();
  await play.press('Enter');
  for (const found of [1, 2, 3]) {
    await shown(page);
    await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
    const { cell, digit } = await lastCell(play);
    const from = Number(await page.locator('[data-cell]:focus').getAttribute('data-cell'));
    const down = Math.floor(cell / 9) - Math.floor(from / 9);
    const right = (cell % 9) - (from % 9);
    for (let at = 0; at < Math.abs(down); at += 1)
      await play.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
    for (let at = 0; at < Math.abs(right); at += 1)
      await play.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
    await expect(play.cell(cell)).toBeFocused();
    await play.press(digit);
    await isDone(page);
    const button = page.locator('.buttons .primary');
    await expect(button).toHaveText(found < 3 ? '次の練習問題' : '次は1問解く');
    await expect(button).toBeFocused();
    await play.press('Enter');
  }
  await expect(part(page, 'find')).toHaveAttribute('data-done', 'true');
  await expect(page.getByRole('button', { name: '問題を解く' })).toBeFocused();
  await play.press('Enter');
  await expect(page).toHaveURL(/#\/play/);
  await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
  const puzzle = await play.digits();
  const solution = solutionOf(puzzle);
  await play.press('Control+Home');
  // The last digit ends the game, so no key may follow it.
  for (let cell = 0; cell <= puzzle.lastIndexOf('.'); cell += 1) {
    if (cell > 0) await play.press(...(cell % 9 === 0 ? ['Home', 'ArrowDown'] : ['ArrowRight']));
    if (puzzle[cell] === '.') await play.press(solution[cell] ?? '');
  }
  await expect(play.panel()).toContainText('1段階が終わりました');
  await goTo(page, '#/learn');
  await expect(done(page, LESSON)).toHaveAttribute('data-done', '3');
});

test('another correct step does not count as found', async ({ page }) => {
  test.slow();
  await page.goto('./#/learn/naked-pair/practise');
  await shown(page);
  const play = new Play(page);
  const found = page.locator('[data-found]');
  const cells = page.locator('[role=gridcell][aria-label*="候補"]');
  await page.getByRole('button', { name: '確定する', exact: true }).click();
  // A digit of the solution is a correct conclusion, but not one of the technique.
  const puzzle = (await page.locator('[data-seed]').getAttribute('data-seed')) ?? '';
  const cell = Number(await cells.first().getAttribute('data-cell'));
  await play.cell(cell).click({ force: true });
  const digit = solutionOf(puzzle)[cell] ?? '';
  await page.getByRole('button', { name: `数字${digit}`, exact: true }).click();
  await expect(page.locator('.message')).toContainText('練習中の手筋とは別です');
  await expect(found).toHaveAttribute('data-found', '0');
});

test('damaged progress is left out, and what can be read is kept', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await new Play(page).open();
  for (const damaged of [5, 'course', [], null]) {
    await storeCourse(page, damaged);
    await page.goto('about:blank');
    await page.goto('./#/learn');
    await expect(next(page)).toBeVisible();
    await expect(page.locator('[data-done="0"]')).toHaveCount(65 + 1);
  }
  await storeCourse(page, {
    'x-wing': { seen: true, found: 'two', solved: 1, puzzle: 7, changed: {} },
    trial: null,
    'naked-pair': { seen: true, found: 3, solved: true, changed: 5 },
  });
  await page.goto('about:blank');
  await page.goto('./#/learn');
  await expect(done(page, 'x-wing')).toHaveAttribute('data-done', '1');
  await expect(done(page, 'trial')).toHaveAttribute('data-done', '0');
  await expect(done(page, 'naked-pair')).toHaveAttribute('data-done', '3');
  await row(page, 'skyscraper').click();
  await page.getByRole('link', { name: '次は見つける' }).click();
  await expect(part(page, 'see')).toHaveAttribute('data-done', 'true');
  await goTo(page, '#/learn');
  await expect(done(page, 'naked-pair')).toHaveAttribute('data-done', '3');
  expect(errors).toEqual([]);
});

test('two tabs keep each other’s progress; it is removed and brought back', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ja-JP' });
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) {
    await page.goto('./#/learn');
    await expect(next(page)).toBeVisible();
  }
  const see = async (page: Page, lesson: string): Promise<void> => {
    await row(page, lesson).click();
    await page.getByRole('link', { name: '次は見つける' }).click();
    await expect(part(page, 'see')).toHaveAttribute('data-done', 'true');
    await goTo(page, '#/learn');
  };
  await see(one, 'x-wing');
  await see(other, 'skyscraper');
  for (const page of [one, other])
    for (const lesson of ['x-wing', 'skyscraper'])
      await expect(done(page, lesson)).toHaveAttribute('data-done', '1');
  await one.getByRole('button', { name: '進み具合を消す' }).click();
  for (const page of [one, other])
    await expect(done(page, 'x-wing')).toHaveAttribute('data-done', '0');
  // Progress that the other tab makes in the meantime stays.
  await see(other, 'swordfish');
  await one.getByRole('button', { name: '元に戻す' }).click();
  for (const lesson of ['x-wing', 'skyscraper', 'swordfish'])
    await expect(done(one, lesson)).toHaveAttribute('data-done', '1');
  await context.close();
});

test('a backup has the progress; restoring it loses none, and can be undone', async ({ page }) => {
  await new Play(page).open();
  const lesson = { seen: true, found: 3, solved: false, changed: 5 };
  await storeCourse(page, { 'x-wing': lesson });
  await page.goto('./#/books');
  await page.getByText('バックアップ').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'すべてをファイルに保存' }).click(),
  ]);
  const backup = readFileSync(await file.path());
  expect((JSON.parse(backup.toString()) as { course: unknown }).course).toEqual({
    'x-wing': lesson,
  });
  await storeCourse(page, { 'x-wing': { ...lesson, seen: false, found: 0, solved: true } });
  await page.locator('input[type=file]').setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: backup,
  });
  const progress = async (): Promise<string | null> => {
    const other = await page.context().newPage();
    await other.goto('./#/learn');
    await expect(next(other)).toBeVisible();
    const shown = await done(other, 'x-wing').getAttribute('data-done');
    await other.close();
    return shown;
  };
  await expect(page.locator('.undo')).toBeVisible();
  expect(await progress()).toBe('3');
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(page.locator('.undo')).toHaveCount(0);
  expect(await progress()).toBe('1');
});

test('techniques that were needed lately come first, on all three pages', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  const result = {
    id: 'a',
    puzzle: SOLUTION,
    rank: 3,
    time_ms: 1,
    hints: [0, 2, 0],
    mistakes: 0,
    solved: Date.now() - 1000,
    origin: 'made',
    helped: { 'x-wing': 3, [LESSON]: 1 },
  };
  await storeRecords(page, 'results', [result]);
  await goTo(page, '#/home');
  await expect(page.locator('.way')).toContainText('次のレッスン：Xウィング');
  await expect(page.locator('.way')).toContainText('3回');
  await goTo(page, '#/learn');
  await expect(next(page)).toHaveAttribute('data-next', 'x-wing');
  await expect(next(page)).toContainText('3回');
  await expect(page.locator('.needed li')).toHaveText([/^Xウィング\s*次の一手3回/]);
  // One more hint for the last cell of a house: that makes two.
  await play.open(LAST_CELL);
  await play.press('h', 'h');
  await expect(page.locator('.panel .help[aria-busy=false]')).toBeVisible();
  await play.press('Control+Home', SOLUTION[0] ?? '');
  await expect(play.panel().locator('.lately')).toContainText(/2回.*最後の1マス/);
  await play.panel().getByRole('link', { name: '練習する' }).click();
  await expect(page).toHaveURL(/#\/learn\/full-house\/practise$/);
  await goTo(page, '#/learn');
  await expect(page.locator('.needed li')).toHaveCount(2);
});

test('the search for a rare puzzle can be cancelled, and ends with the closest one', async ({
  page,
}) => {
  test.slow();
  await page.goto('./#/learn/sk-loop/solve');
  const begin = page.getByRole('button', { name: '問題を解く' });
  await begin.click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: '中止' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await begin.click();
  await expect(page.locator('.rare')).toContainText('もっと難しい手もあるかもしれません', {
    timeout: 60_000,
  });
  await begin.click();
  await expect(page).toHaveURL(/#\/play$/);
  await goTo(page, '#/learn/sk-loop/solve');
  await expect(page.getByRole('button', { name: '問題の続きを解く' })).toBeVisible();
});
