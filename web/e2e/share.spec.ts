/** Sharing a result as a picture or as text, and the puzzle of the day. */
import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';
import { NORMAL, Play, SOLUTION } from './play';
import { storeRecords } from './stored';
import { expect, test } from './test';

const PUZZLE = `.${SOLUTION.slice(1)}`;

/** Solves a puzzle with one blank, and opens the sheet. */
async function opened(page: Page): Promise<Locator> {
  const play = new Play(page);
  await play.open(PUZZLE);
  await play.press('Control+Home', SOLUTION[0] ?? '');
  await play.panel().getByRole('button', { name: '共有' }).click();
  const sheet = page.getByRole('dialog', { name: '共有' });
  await expect(sheet.getByRole('img')).toBeVisible();
  return sheet;
}

async function withClipboard(browser: Browser, use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    locale: 'ja-JP',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await use(await context.newPage());
  await context.close();
}

/** Saves the picture, and returns its size and the darkest grey of some squares, from 0 to 255. */
async function saved(page: Page, sheet: Locator, squares: readonly (readonly number[])[]) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: '画像を保存' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('numpre.png');
  const bytes = readFileSync(await file.path()).toString('base64');
  return page.evaluate(
    async ([text, places]) => {
      const data = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([data], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const on = canvas.getContext('2d');
      on?.drawImage(image, 0, 0);
      const darkest = places.map(([x = 0, y = 0, side = 1]) => {
        const pixels = on?.getImageData(x, y, side, side).data ?? new Uint8ClampedArray();
        return Math.min(...pixels.filter((_, index) => index % 4 < 3));
      });
      return { size: [image.width, image.height], darkest };
    },
    [bytes, squares] as const,
  );
}

/** The inside of r1c1 and of r1c2, and a piece of the page. */
const [BLANK, GIVEN, GROUND] = [
  [91, 160, 82],
  [193, 160, 82],
  [20, 20, 20],
] as const;

test('the picture has givens and light colours, and the solution only on request @phone', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('numpre.settings', JSON.stringify({ theme: 'dark' })),
  );
  const sheet = await opened(page);
  const { size, darkest } = await saved(page, sheet, [BLANK, GIVEN, GROUND]);
  expect(size).toEqual([1080, 1380]);
  expect(darkest[0]).toBeGreaterThan(240);
  expect(darkest[1]).toBeLessThan(60);
  expect(darkest[2]).toBeGreaterThan(230);
  await expect(sheet).toContainText('画像を保存しました');
  const before = await sheet.getByRole('img').getAttribute('src');
  await sheet.getByRole('checkbox').check();
  await expect(sheet.getByRole('img')).not.toHaveAttribute('src', before ?? '');
  expect((await saved(page, sheet, [BLANK])).darkest[0]).toBeLessThan(120);
});

test('the picture is shared as a file; a cancelled share is silent, a failed one is not', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: { name: string; size: number; text: string | undefined }[] = [];
    const share = ({ files, text }: ShareData) => {
      const [file] = files ?? [];
      asked.push({ name: file?.name ?? '', size: file?.size ?? 0, text });
      const error = ['AbortError', 'DataError'][asked.length - 2];
      return error ? Promise.reject(new DOMException('no', error)) : Promise.resolve();
    };
    Object.assign(navigator, { share, canShare: () => true });
    Object.assign(window, { asked });
  });
  const sheet = await opened(page);
  const button = sheet.getByRole('button', { name: '画像を共有' });
  await button.click();
  const asked = () =>
    page.evaluate(() => (window as unknown as { asked: { name: string }[] }).asked);
  await expect.poll(asked).toHaveLength(1);
  expect((await asked())[0]).toMatchObject({
    name: 'numpre.png',
    text: expect.stringMatching(/^numpre・★ 大変やさしい.*#\/play\//s),
  });
  await button.click();
  await expect.poll(asked).toHaveLength(2);
  await expect(sheet.locator('.message')).toHaveText('');
  await button.click();
  await expect(sheet.locator('.message')).toContainText('共有できませんでした');
});

test('the result is copied as text or as a picture', async ({ browser }) => {
  await withClipboard(browser, async (page) => {
    const sheet = await opened(page);
    await sheet.getByRole('button', { name: 'テキストで共有' }).click();
    await expect(sheet).toContainText('コピーしました');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^numpre・★ 大変やさしい・0:\d\d・次の一手0回\nhttp.*#\/play\/\./);
    // The link contains the puzzle without the player's digits.
    expect(text.endsWith(PUZZLE)).toBe(true);
    await sheet.getByRole('button', { name: '画像をコピー' }).click();
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types)),
      )
      .toContain('image/png');
  });
});

test('a browser that cannot draw offers the text', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const play = new Play(page);
  await play.open(PUZZLE);
  await play.press('Control+Home', SOLUTION[0] ?? '');
  await play.panel().getByRole('button', { name: '共有' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('画像を作れません');
  await expect(sheet.getByRole('button', { name: '画像を保存' })).toBeDisabled();
  await expect(sheet.getByRole('button', { name: 'テキストで共有' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(play.panel().getByRole('button', { name: '共有' })).toBeFocused();
});

test('the puzzle of the day is shared, with the time once it is solved', async ({ browser }) => {
  await withClipboard(browser, async (page) => {
    await page.clock.setFixedTime(new Date('2026-11-27T12:00:00'));
    await page.goto('./#/today');
    const share = page.getByRole('button', { name: '共有' });
    await share.click();
    await expect(page.locator('.day')).toContainText('コピーしました');
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    expect(await copied()).toMatch(
      /^numpre・11月27日\(金\)・★+ ちょっと難しい\nhttp.*#\/today\/2026-11-27$/,
    );
    await storeRecords(page, 'results', [
      {
        id: 'a',
        puzzle: NORMAL,
        rank: 4,
        time_ms: 754_000,
        hints: [1, 0, 1],
        mistakes: 0,
        solved: 1_764_216_000_000,
        origin: 'daily',
        day: '2026-11-27',
      },
    ]);
    await page.reload();
    await expect(page.locator('.day')).toContainText('12:34');
    await share.click();
    await expect(page.locator('.day')).toContainText('コピーしました');
    expect(await copied()).toMatch(/12:34・次の一手2回\nhttp.*#\/today\/2026-11-27$/);
  });
});
