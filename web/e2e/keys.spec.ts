import type { Page } from '@playwright/test';
import { numpre } from './command';
import { HARDER, NORMAL, Play } from './play';
import { expect, test } from './test';

interface Sent {
  readonly key: string;
  readonly code: string;
  readonly numLock?: boolean;
}

/** Sends a key event as a browser does with an input method, with another layout, or on Windows. */
async function send(play: Play, event: Sent): Promise<void> {
  await play.page.evaluate(({ key, code, numLock }: Sent) => {
    const pressed = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key, code });
    const getModifierState = (name: string) => name === 'NumLock' && numLock === true;
    Object.defineProperty(pressed, 'getModifierState', { value: getModifierState });
    document.activeElement?.dispatchEvent(pressed);
  }, event);
}

test('5: digits with an input method, full width, AZERTY, numeric pad with Shift', async ({
  page,
}) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home');
  const expectName = (name: RegExp) => expect(play.cell(0)).toHaveAccessibleName(name);
  await send(play, { key: 'Process', code: 'Digit9' });
  await expectName(/、9$/);
  await send(play, { key: '４', code: '' });
  await expectName(/、4$/);
  await send(play, { key: 'é', code: 'Digit2' });
  await expectName(/、2$/);
  await play.press('Delete');
  await send(play, { key: 'ArrowLeft', code: 'Numpad4', numLock: true });
  await expectName(/隅4$/);
  await send(play, { key: 'ArrowRight', code: 'Numpad6', numLock: false });
  await expect(play.cell(1)).toBeFocused();
  await send(play, { key: 'Process', code: 'KeyX' });
  await expect(play.button('隅')).toHaveAttribute('aria-pressed', 'true');
});

test('every function works by keyboard: marks, colours, undo, highlights, selection', async ({
  page,
}) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', 'Shift+9', 'Control+4', 'Control+Shift+1');
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、候補4、隅9、赤');
  await play.press('Control+z', 'Control+z', '[');
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、空き');
  await play.press(']');
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、隅9');
  await play.press('Shift+ArrowRight', 'Shift+ArrowDown');
  await expect(page.locator('[aria-selected=true]')).toHaveCount(3);
  await play.press('Control+a');
  await expect(page.locator('[aria-selected=true]')).toHaveCount(51);
  await play.press('Control+i');
  await expect(page.locator('[aria-selected=true]')).toHaveCount(30);
  await play.press('Escape');
  await expect(page.locator('[aria-selected=true]')).toHaveCount(0);
  await play.press('f', '7');
  await expect(page.locator('svg.board .same')).not.toHaveCount(0);
  await play.press('f', 'f');
  await expect(page.locator('svg.board .same')).toHaveCount(0);
});

test('short speech leaves out unchanged parts', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('numpre.settings', '{"shortSpeech":true}'));
  const play = new Play(page);
  await play.open();
  const focused = (name: string) =>
    expect(page.locator('[data-cell]:focus')).toHaveAccessibleName(name);
  await play.press('Control+Home', 'ArrowRight');
  await focused('2列、3、ヒント');
  await play.press('ArrowRight');
  await focused('3列、空き');
  await play.press('ArrowDown');
  await focused('2行、空き');
  await play.press('4');
  await focused('2行、4');
  await play.press('Control+End');
  await focused('9行9列、空き');
  // The result of a key is announced in full.
  await play.press('ArrowLeft', 'i');
  await expect(page.getByRole('status')).toHaveText('9行8列、1、ヒント');
});

test('row, counts and clashes are announced', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  const status = page.getByRole('status');
  // The announcement that the app works without network may come in between, once.
  await expect(async () => {
    await play.press('Control+Home', 'r');
    await expect(status).toHaveText(
      '1行目：空き、3、空き、1、空きマス3個、7、8。残り2、4、5、6、9',
      {
        timeout: 1000,
      },
    );
  }).toPass();
  await play.press('n');
  await expect(status).toContainText('残り：1が4個');
  await play.press('3');
  await expect(page.getByRole('alert')).toHaveText('1行目に3が2個あります');
  await expect(play.cell(0)).toHaveAttribute('aria-invalid', 'true');
});

test('keys can be changed, clashes are refused, and all can be reset', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  await play.press('?');
  const sheet = page.getByRole('dialog');
  const row = (key: string) => sheet.locator('.keys').filter({ hasText: new RegExp(`^${key}$`) });
  await row('H').click();
  await expect(sheet.locator('.keys.on')).toHaveText('キー入力待ち');
  await page.keyboard.press('k');
  await expect(sheet.locator('.refusal')).toContainText('ほかの働き');
  await page.keyboard.press('5');
  await expect(sheet.locator('.refusal')).not.toHaveCount(0);
  await page.keyboard.press('Control+j');
  await expect(sheet.locator('.refusal')).toContainText('文字のキー');
  await page.keyboard.press('u');
  await expect(row('U')).toHaveCount(1);
  await expect(row('H')).toHaveCount(0);
  // Escape ends the choice of a key, not the sheet.
  await row('K').click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeVisible();
  await expect(row('K')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(play.cell(0)).toBeVisible();
  await page.locator('[data-cell="40"]').focus();
  await play.press('h');
  await expect(page.locator('.help')).toHaveCount(0);
  await play.press('u');
  await expect(page.locator('.help').first()).toBeVisible();
  await play.press('Escape', '?');
  await sheet.getByRole('button', { name: 'キーをすべて元に戻す' }).click();
  await expect(row('H')).toHaveCount(1);
});

test('the chosen key for the next puzzle works at the end of a game', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('numpre.settings', '{"keys":"next=J"}'));
  const solution = numpre(['solve', '-O', 'line', NORMAL]).trim();
  const play = new Play(page);
  await play.open(`${solution.slice(0, 80)}.`);
  await play.press('Control+End', solution[80] ?? '');
  const main = page.locator('.solved .primary');
  await expect(main).toBeFocused();
  await expect(main).toHaveAttribute('aria-keyshortcuts', 'J');
  await play.press('g');
  await expect(main).toBeFocused();
  await play.press('j');
  await expect(page.locator('.solved')).toHaveCount(0);
});

/** Holds the script of the keyboard back. Returns a function that lets it through. */
async function holdKeyboard(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(/assets\/keyboard-/, async (route) => {
    await released;
    await route.continue();
  });
  return () => {
    release();
  };
}

test('keys that are pressed before the keyboard is loaded are handled in their order', async ({
  page,
}) => {
  const play = new Play(page);
  const release = await holdKeyboard(page);
  await play.open(NORMAL, { hasKeys: false });
  await play.press('Control+Home', '9', 'ArrowRight', 'ArrowRight', 'Shift+2');
  await expect(play.cell(0)).not.toHaveAccessibleName(/、9$/);
  await expect(play.cell(40)).toBeFocused();
  release();
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
  await expect(play.cell(2)).toHaveAccessibleName(/隅2$/);
  await expect(play.cell(2)).toBeFocused();
});

test('if the keyboard cannot be loaded, the pad works, and the next key tries again', async ({
  page,
}) => {
  const play = new Play(page);
  await page.route(/assets\/keyboard-/, (route) => route.abort());
  await play.open(NORMAL, { hasKeys: false });
  await play.cell(0).click();
  await play.padKey(9).click();
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
  await page.unroute(/assets\/keyboard-/);
  await play.press('ArrowRight');
  await expect(play.cell(1)).toBeFocused();
});

test('keys that wait for the keyboard are not for the next game', async ({ page }) => {
  const play = new Play(page);
  const release = await holdKeyboard(page);
  await play.open(NORMAL, { hasKeys: false });
  await play.press('Control+Home', '9');
  await play.show(HARDER);
  release();
  await expect(page.locator('[aria-keyshortcuts]').first()).toBeAttached();
  expect(await play.digits()).toBe(HARDER);
  await play.press('ArrowRight');
  await expect(play.cell(41)).toBeFocused();
});
