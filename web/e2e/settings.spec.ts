/** The settings: themes, the left hand, sounds, vibration, and the reset of all. */
import type { Page } from '@playwright/test';
import { Play } from './play';
import { expect, test } from './test';

async function keep(page: Page, settings: object): Promise<void> {
  const text = JSON.stringify(settings);
  await page.addInitScript((kept) => localStorage.setItem('numpre.settings', kept), text);
}

const left = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).boundingBox())?.x ?? NaN;

for (const [theme, base] of [
  ['paper', 'light'],
  ['night', 'dark'],
] as const) {
  test(`the theme ${theme} is a tone of the ${base} one, from the first paint on`, async ({
    page,
  }) => {
    await page.goto('./#/play');
    const plain = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    await keep(page, { theme });
    await page.reload();
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', base);
    await expect(root).toHaveAttribute('data-tone', theme);
    const toned = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(toned).not.toBe(plain);
  });
}

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`for the left hand, the keypad is at the left, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const play = new Play(page);
    await play.open();
    // On a tablet the keypad is next to the panel, elsewhere next to the tools or the board.
    const other = width === 768 ? '.panel' : height > width ? '.tools' : '.place';
    expect(await left(page, '.pads')).toBeGreaterThan(width === 768 ? 0 : await left(page, other));
    const before = await left(page, '.pads');
    await keep(page, { hand: 'left' });
    await page.reload();
    await expect(play.cell(0)).toBeVisible();
    const after = await left(page, '.pads');
    if (width === 768) expect(after).toBeGreaterThan(await left(page, other));
    else expect(after).toBeLessThan(before);
    await play.cell(0).click({ force: true });
    await play.padKey(9).click();
    await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
  });
}

test('all settings are reset, and the reset can be undone', async ({ page }) => {
  await page.goto('./#/help');
  await page.evaluate(() =>
    localStorage.setItem('numpre.settings', '{"theme":"dark","clock":false}'),
  );
  await page.reload();
  await page.locator('.navigation').getByRole('button', { name: '設定' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.locator('.sample svg')).toBeVisible();
  await sheet.getByRole('button', { name: 'すべての設定を元に戻す' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await sheet.getByRole('button', { name: '元に戻す' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await sheet.getByRole('button', { name: 'すべての設定を元に戻す' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('sounds and vibrations come only if they are on, and what is opened is closed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { tones: 0, open: 0, vibrations: [] as unknown[] };
    (globalThis as unknown as { seen: typeof seen }).seen = seen;
    const Context = AudioContext;
    globalThis.AudioContext = class extends Context {
      constructor() {
        super();
        seen.open += 1;
      }
      override createOscillator(): OscillatorNode {
        seen.tones += 1;
        return super.createOscillator();
      }
      override close(): Promise<void> {
        seen.open -= 1;
        return super.close();
      }
    };
    navigator.vibrate = (pattern) => seen.vibrations.push(pattern) > 0;
  });
  interface Seen {
    readonly tones: number;
    readonly open: number;
    readonly vibrations: unknown[];
  }
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', '9');
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
  expect(await seen()).toEqual({ tones: 0, open: 0, vibrations: [] });

  await keep(page, { sound: true, haptics: true });
  await page.reload();
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
  await play.press('Control+Home', 'ArrowRight', 'ArrowRight', '4', 'Backspace', 'Shift+4');
  await expect.poll(async () => (await seen()).tones).toBe(2);
  expect(await seen()).toEqual({ tones: 2, open: 1, vibrations: [[8], [8]] });
  await page.evaluate(() => (location.hash = '#/help'));
  await expect.poll(async () => (await seen()).open).toBe(0);
});

for (const where of ['home', 'play', 'statistics']) {
  test(`an open sheet has its texts in another language, ${where} @quick`, async ({ page }) => {
    await page.goto(`./#/${where}`);
    await page.locator('.navigation').getByRole('button', { name: '設定' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('言語').selectOption('en');
    await expect(sheet.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await expect(sheet.getByLabel('Language')).toHaveValue('en');
    // A message that is not loaded shows its name.
    await expect(page.locator('body')).not.toContainText(/\b(?:settings|page|home|play)-[a-z]/);
  });
}

test('the title of a long sheet and its button to close stay in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('./#/play');
  await page.getByRole('button', { name: '設定', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button').last().scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('button').last()).toBeInViewport();
  await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: '閉じる' }).first()).toBeInViewport({ ratio: 1 });
});
