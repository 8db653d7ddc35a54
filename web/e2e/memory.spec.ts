/** The memory of solved games: the end of a game, the statistics, the backup. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { blanks, NORMAL, Play, rightDigit, SOLUTION } from './play';
import { storedResults, storeRecords } from './stored';
import { expect, test } from './test';

const DAY_MS = 86_400_000;

/** A result as Play stores it. */
const result = (fields: object): object => ({
  id: 'a',
  puzzle: NORMAL,
  rank: 3,
  time_ms: 600_000,
  hints: [0, 0, 0],
  mistakes: 0,
  solved: Date.now() - DAY_MS,
  origin: 'made',
  ...fields,
});

/** A puzzle of rank 3 with all but its last six blanks filled in by the player. */
async function nearlySolved(play: Play): Promise<readonly number[]> {
  await play.open();
  const open = blanks(NORMAL);
  for (const cell of open.slice(0, -6)) {
    await play.cell(cell).click({ force: true });
    await play.press(rightDigit(cell));
  }
  return open.slice(-6);
}

async function solve(play: Play, cells: readonly number[]): Promise<void> {
  for (const cell of cells) {
    await play.cell(cell).click({ force: true });
    await play.press(rightDigit(cell));
  }
  await expect(play.panel()).toContainText('正解です');
}

const statistics = (page: Page) => page.goto('./#/statistics');

test('a solved game is remembered with its time, hints, mistakes and techniques', async ({
  page,
}) => {
  test.slow();
  const play = new Play(page);
  const last = await nearlySolved(play);
  const [first = 0] = last;
  // A wrong digit, taken back; a hint of strength 2.
  await play.cell(first).click({ force: true });
  await play.press(String((Number(rightDigit(first)) % 9) + 1), 'Control+z', 'h', 'h');
  await expect(page.locator('.panel .technique, .panel .help')).not.toHaveCount(0);
  await expect(page.locator('.panel .help[aria-busy=false]')).toBeVisible();
  await play.press('Shift+H');
  await solve(play, last);
  const panel = play.panel();
  await expect(panel).toContainText('手筋1回');
  await expect(panel.locator('dl')).toContainText(/間違い\s*1/);
  await expect(panel.locator('.needed')).toContainText('ロック候補×');
  await expect.poll(async () => (await storedResults(page))[0]?.techniques).toBeDefined();
  const [kept] = await storedResults(page);
  expect(kept).toMatchObject({
    puzzle: NORMAL,
    rank: 3,
    hints: [0, 1, 0],
    mistakes: 1,
    origin: 'link',
  });
  expect(Object.values(kept?.helped ?? {})).toEqual([1]);
  expect(kept?.techniques?.['locked-candidates']).toBeGreaterThan(0);
  // It stays when the game is deleted.
  await page.reload();
  await play.show(`.${SOLUTION.slice(1)}`);
  await statistics(page);
  await expect(page.locator('.figures dd').first()).toHaveText('1');
});

test('a hint that shows a mistake counts one level softer; a record names the best before', async ({
  page,
}) => {
  const play = new Play(page);
  await page.goto('./');
  // The page has made the stores by then.
  await expect(page.locator('.ranks')).toBeVisible();
  await storeRecords(page, 'results', [result({ puzzle: SOLUTION, time_ms: 3_600_000 })]);
  const last = await nearlySolved(play);
  const [first = 0] = last;
  await play.cell(first).click({ force: true });
  await play.press(String((Number(rightDigit(first)) % 9) + 1), 'h', 'h', 'h');
  await expect(play.panel()).toContainText('間違');
  // The last strength, whose hint has arrived.
  await expect(play.panel().locator('.strengths [aria-pressed=true]')).toHaveText('くわしく見る');
  await play.press('Control+z');
  await solve(play, last);
  await expect(play.panel().locator('.worth')).toHaveText('このランクの最短記録');
  await expect(play.panel().locator('dl')).toContainText('これまでの最短');
  const hints = async () => (await storedResults(page)).map((kept) => kept.hints);
  await expect.poll(hints).toContainEqual([0, 1, 0]);
});

test('the main button has the focus at the end, and begins the next puzzle of the rank', async ({
  page,
}) => {
  test.slow();
  const play = new Play(page);
  await play.open();
  await storeRecords(page, 'results', [
    result({ id: 'a', time_ms: 600_000 }),
    result({ id: 'b', time_ms: 500_000 }),
    result({ id: 'c', time_ms: 400_000 }),
  ]);
  for (const cell of blanks(NORMAL)) {
    await play.cell(cell).click({ force: true });
    await play.press(rightDigit(cell));
  }
  const panel = play.panel();
  await expect(panel).toContainText('このランクの最短記録');
  await expect(panel.locator('dl')).toContainText(/自分の中央値\s*8:20/);
  await expect(panel.locator('dl')).toContainText(/次の一手\s*なし/);
  await expect(panel.locator('.primary')).toBeFocused();
  // The lights of the board are out.
  await expect(page.locator('.board :is(.selected, .same, .peer, .ring)')).toHaveCount(0);
  await play.press('Enter');
  await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
  await expect.poll(() => play.digits()).not.toBe(SOLUTION);
  await expect(page.locator('.title')).toContainText('普通');
});

test('the key G begins the next puzzle, and before the end it opens the choice', async ({
  page,
}) => {
  const play = new Play(page);
  await play.open();
  await play.press('g');
  await expect(page.locator('dialog[open] input[type=range]')).toBeVisible();
  await play.press('Escape');
  await play.open(`.${SOLUTION.slice(1)}`);
  await play.press('Control+Home', SOLUTION[0] ?? '');
  await expect(play.panel()).toContainText('正解です');
  await play.press('g');
  await expect(page.locator('.title')).toContainText('大変やさしい');
  await expect.poll(() => play.digits()).not.toBe(SOLUTION);
});

test('the statistics: numbers, times by rank, filters, help', async ({ page }) => {
  await new Play(page).open();
  await storeRecords(page, 'results', [
    result({ id: 'a', time_ms: 600_000, helped: { 'x-wing': 2 }, hints: [0, 2, 0] }),
    result({ id: 'b', time_ms: 400_000 }),
    result({ id: 'c', time_ms: 500_000, solved: Date.now() - 40 * DAY_MS }),
    result({ id: 'd', rank: 8, time_ms: 7_200_000, solved: Date.now() }),
    result({ id: 'e', rank: null, time_ms: 1 }),
    { id: 'damaged' },
  ]);
  await statistics(page);
  const numbers = page.locator('.figures dd');
  await expect(numbers).toHaveText(['5', '2時間', '80%', '2']);
  const row = (rank: number) => page.locator('.times tbody tr').nth(rank - 1);
  await expect(row(3)).toContainText(/普通3.*8:206:40$/);
  await expect(row(8)).toContainText(/超難問1.*2:00:002:00:00$/);
  await expect(row(1)).toContainText(/大変やさしい0.*––$/);
  await expect(row(3).locator('circle')).toHaveCount(3);
  await page.getByRole('button', { name: '30日間' }).click();
  await expect(row(3)).toContainText(/普通2/);
  await page.getByRole('button', { name: '次の一手なし' }).click();
  await expect(row(3)).toContainText(/普通2/);
  await page.getByRole('button', { name: 'すべて', exact: true }).click();
  await expect(page.getByRole('region', { name: '次の一手を見た手筋' })).toContainText('Xウィング');
  await page.getByRole('link', { name: '練習：Xウィング' }).click();
  await expect(page).toHaveURL(/#\/learn\/x-wing\/practise$/);
});

test('results are exported as CSV, removed, and brought back', async ({ page }) => {
  await new Play(page).open();
  await storeRecords(page, 'results', [
    result({ id: 'a', title: 'rain, "wind"', helped: { 'x-wing': 2 }, hints: [1, 2, 3] }),
    result({ id: 'b', day: '2026-11-23', origin: 'daily', solved: Date.UTC(2026, 10, 23, 9) }),
  ]);
  await statistics(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSVで書き出す' }).click(),
  ]);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split(/\r?\n/);
  expect(lines[0]).toBe(
    'puzzle,solution,solved,rank,seconds,mistakes,hints_where,hints_technique,hints_shown,' +
      'helped,techniques,day,title',
  );
  expect(lines).toContainEqual(`${NORMAL},,2026-11-23T09:00:00.000Z,3,600,0,0,0,0,,,2026-11-23,`);
  expect(lines.find((line) => line.includes('x-wing 2'))).toMatch(/,1,2,3,.*"rain, ""wind"""$/);
  await page.getByRole('button', { name: '記録をすべて消す' }).click();
  await expect(page.locator('.undo')).toContainText('2件の記録を消しました');
  await expect(page.locator('main')).toContainText('最初の1問を解くと');
  expect(await storedResults(page)).toEqual([]);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(page.locator('.figures dd').first()).toHaveText('2');
  expect(await storedResults(page)).toHaveLength(2);
});

test('a backup contains the results; 100,000 of them are restored', async ({ browser }) => {
  test.slow();
  const context = await browser.newContext({ locale: 'ja-JP' });
  const page = await context.newPage();
  await new Play(page).open();
  const many = Array.from({ length: 100_000 }, (_, index) =>
    result({ id: `r${index}`, rank: 1 + (index % 8), time_ms: 60_000 + index }),
  );
  const backup = JSON.stringify({ numpre: 1, results: [...many, { id: 'damaged' }] });
  await page.goto('./#/books');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(backup) });
  await expect(page.locator('.undo')).toContainText('記録100,000件', { timeout: 60_000 });
  await expect(page.locator('.undo')).toContainText('壊れている項目1件');
  await statistics(page);
  await expect(page.locator('.figures dd').first()).toHaveText('100,000', { timeout: 30_000 });
  await page.goto('./#/home');
  await expect(page.locator(".ranks [data-rank='8']")).toContainText('12,500問');
  await context.close();
});

const history = (page: Page) => page.getByRole('region', { name: '解いた問題の一覧' });
/** Offers of this removal to undo it. */
const offered = (page: Page, text: string) => page.locator('.undo', { hasText: text });

test('a single result is removed; the figures follow, and undo restores it @phone', async ({
  page,
}) => {
  await new Play(page).open();
  await storeRecords(page, 'results', [
    result({ id: 'a', time_ms: 600_000, solved: Date.now() - 2 * DAY_MS }),
    result({ id: 'b', time_ms: 400_000, title: '朝の問題' }),
    result({ id: 'c', rank: 8, time_ms: 7_200_000, solved: Date.now(), helped: { 'x-wing': 1 } }),
  ]);
  await statistics(page);
  const numbers = page.locator('.figures dd');
  await expect(numbers).toHaveText(['3', '2時間', '100%', '3']);
  const rows = history(page).getByRole('listitem');
  await expect(rows).toHaveText([/超難問.*2:00:00/, /朝の問題.*6:40/, /普通.*10:00/]);
  await page.getByRole('button', { name: /^記録を消す：.*朝の問題/ }).click();
  await expect(offered(page, '記録を消しました')).toContainText('朝の問題');
  await expect(rows).toHaveCount(2);
  await expect(numbers).toHaveText(['2', '2時間', '100%', '1']);
  await expect(page.locator('.times tbody tr').nth(2)).toContainText(/普通1.*10:0010:00$/);
  expect((await storedResults(page)).map(({ id }) => id)).toEqual(['a', 'c']);
  // The focus is at the row that took the place of the removed one.
  await expect(rows.nth(1).getByRole('button', { name: /^記録を消す/ })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(numbers).toHaveText(['3', '2時間', '100%', '3']);
  await expect(rows).toHaveCount(3);
  expect(await storedResults(page)).toHaveLength(3);
});

test('a removal that was undone is not offered again, and another one still is', async ({
  page,
}) => {
  await new Play(page).open();
  await storeRecords(page, 'results', [
    result({ id: 'a', title: '一番' }),
    result({ id: 'b', title: '二番' }),
  ]);
  await statistics(page);
  await page.getByRole('button', { name: /^記録を消す：.*一番/ }).click();
  await expect(offered(page, '一番')).toBeVisible();
  await page.getByRole('button', { name: /^記録を消す：.*二番/ }).click();
  await expect(offered(page, '二番')).toBeVisible();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(offered(page, '一番')).toBeVisible();
  await page.goto('./#/books');
  await expect(offered(page, '一番')).toBeVisible();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(page.locator('.undo')).toHaveCount(0);
  await expect.poll(async () => (await storedResults(page)).length).toBe(2);
  await page.reload();
  await expect(page.getByText('まだ問題がありません')).toBeVisible();
  await expect(page.locator('.undo')).toHaveCount(0);
});

test('if the database fails, no result is reported as removed or restored', async ({ page }) => {
  await new Play(page).open();
  await storeRecords(page, 'results', [result({ id: 'a' }), result({ id: 'b' })]);
  await statistics(page);
  const fail = (method: 'put' | 'delete') =>
    page.evaluate((name) => {
      const store = IDBObjectStore.prototype;
      const whole = Object.getOwnPropertyDescriptor(store, name) ?? {};
      Object.defineProperty(window, 'mend', {
        configurable: true,
        value: () => Object.defineProperty(store, name, whole),
      });
      Object.defineProperty(store, name, {
        ...whole,
        value(this: IDBObjectStore, ...values: [never]): unknown {
          if (this.name === 'results') {
            const counter = window as { refused?: number };
            counter.refused = (counter.refused ?? 0) + 1;
            throw new DOMException('broken', 'UnknownError');
          }
          return (whole.value as (...all: [never]) => unknown).apply(this, values);
        },
      });
    }, method);
  const mend = () => page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  const first = page.locator('.figures dd').first();
  const refused = () => page.evaluate(() => (window as { refused?: number }).refused ?? 0);
  await fail('delete');
  for (const name of ['記録をすべて消す', /^記録を消す：/]) {
    const before = await refused();
    await page.getByRole('button', { name }).first().click();
    await expect.poll(refused).toBeGreaterThan(before);
    await expect(page.locator('main [role=alert]')).toContainText(
      'ブラウザーが保存できませんでした',
    );
    await expect(page.locator('.undo')).toHaveCount(0);
    await expect(first).toHaveText('2');
  }
  await mend();
  await page.getByRole('button', { name: '記録をすべて消す' }).click();
  await expect(offered(page, '2件の記録を消しました')).toBeVisible();
  await expect(page.locator('main [role=alert]')).toHaveCount(0);
  // If undo fails, it is offered once more.
  await fail('put');
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(page.locator('main [role=alert]')).toContainText('ブラウザーが保存できませんでした');
  await mend();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(first).toHaveText('2');
  await expect(page.locator('.undo')).toHaveCount(0);
});

test('a removed result stays removed when its game is opened again', async ({ page }) => {
  const play = new Play(page);
  await play.open(`.${SOLUTION.slice(1)}`);
  await play.press('Control+Home', SOLUTION[0] ?? '');
  await expect(play.panel()).toContainText('正解です');
  await expect.poll(async () => (await storedResults(page)).length).toBe(1);
  await statistics(page);
  await page.getByRole('button', { name: /^記録を消す：/ }).click();
  await expect(page.locator('main')).toContainText('最初の1問を解くと');
  await page.goto('./#/play');
  await expect(play.panel()).toContainText('正解です');
  // The page saves the game some time after it has opened it, and when it is left.
  await page.waitForTimeout(600);
  await page.reload();
  await expect(play.panel()).toContainText('正解です');
  await page.waitForTimeout(600);
  await statistics(page);
  await expect(page.locator('main')).toContainText('最初の1問を解くと');
  expect(await storedResults(page)).toEqual([]);
});

test('the list of results shows some at first, and more on request', async ({ page }) => {
  await new Play(page).open();
  await storeRecords(
    page,
    'results',
    Array.from({ length: 45 }, (_, index) => result({ id: `r${index}` })),
  );
  await statistics(page);
  const rows = history(page).getByRole('listitem');
  await expect(rows).toHaveCount(20);
  const more = page.getByRole('button', { name: 'さらに表示' });
  await more.click();
  await expect(rows).toHaveCount(40);
  await more.click();
  await expect(rows).toHaveCount(45);
  await expect(more).toHaveCount(0);
});
