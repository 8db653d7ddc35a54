/** The heads of pages and sheets: where they are, and what they lead to. */
import { NORMAL, Play } from './play';
import { storeRecords } from './stored';
import { expect, test } from './test';

for (const [name, first] of [
  ['learn', '.joined'],
  ['books', 'main > *'],
  ['check', 'main > *'],
  ['help', 'main > *'],
] as const) {
  test(`the content of ${name} begins below its heading`, async ({ page }) => {
    for (const width of [768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`./#/${name}`);
      const left = async (selector: string) =>
        (await page.locator(selector).first().boundingBox())?.x ?? NaN;
      await expect(page.locator(first).first()).toBeVisible();
      expect(await left(first)).toBeCloseTo(await left('.bar h1'), 0);
    }
  });
}

test('the list of keys opens with the focus on a key', async ({ page }) => {
  const play = new Play(page);
  await play.open(NORMAL);
  await play.press('?');
  const sheet = page.getByRole('dialog');
  await expect(sheet.locator('button.keys').first()).toBeFocused();
  // A key that can be changed is in line with the others, and with its text.
  const box = (selector: string) => sheet.locator(selector).first().boundingBox();
  const [fixed, own] = [await box('dt > kbd'), await box('.keys > kbd')];
  expect(own?.x).toBeCloseTo(fixed?.x ?? NaN, 0);
});

test('the lesson of the rules has a way back to the course @phone', async ({ page }) => {
  await page.goto('./#/learn/first');
  await page.locator('main').getByRole('link', { name: 'コース' }).click();
  await expect(page).toHaveURL(/#\/learn$/);
});

test('the dot of a single game is not covered by its median', async ({ page }) => {
  // Once the page says that nothing is kept, the storage exists.
  await page.goto('./#/statistics');
  await expect(page.locator('main.empty')).toBeVisible();
  const result = { puzzle: NORMAL, time_ms: 60_000, hints: [0, 0, 0], mistakes: 0, origin: 'made' };
  const games = [3, 4, 4].map((rank, index) => ({
    ...result,
    id: `g${index}`,
    rank,
    time_ms: 60_000 * (index + 1),
    solved: Date.now() - 1000,
  }));
  await storeRecords(page, 'results', games);
  await page.reload();
  const row = (rank: number) => page.locator('tbody tr').nth(rank - 1);
  await expect(row(4).locator('.axis path:not(.rule)')).toHaveCount(1);
  await expect(row(3).locator('.axis circle')).toHaveCount(1);
  await expect(row(3).locator('.axis path:not(.rule)')).toHaveCount(0);
});

test('in low windows, a hint shows its first sentence whole', async ({ page }) => {
  const play = new Play(page);
  for (const [width, height] of [
    [1000, 620],
    [1024, 768],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await play.open(NORMAL);
    await play.press('h', 'h', 'h');
    const sentence = page.locator('.explanation li').first();
    await expect(sentence).toBeVisible();
    await expect(sentence, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
  }
});
