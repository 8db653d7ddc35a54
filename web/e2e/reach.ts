/** Brings the page into a state, without any word of a language. */
import { expect, type Page } from '@playwright/test';
import { SOLUTION } from './play';
import { forgetGames } from './stored';

export const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Goes to another page of the same document. Nothing is loaded again. */
export const go = (page: Page, fragment: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);

/** Opens a puzzle on Play, with nothing entered in it. */
export async function play(page: Page, puzzle: string): Promise<void> {
  await closed(page);
  await go(page, `/play/${SOLUTION}`);
  await expect(page.locator('.play')).toBeVisible();
  await expect(page.locator('[data-cell][aria-readonly=true]')).toHaveCount(81);
  await forgetGames(page);
  await go(page, `/play/${puzzle}`);
  const givens = Array.from(puzzle).filter((digit) => digit !== '.').length;
  await expect(page.locator('[data-cell][aria-readonly=true]')).toHaveCount(givens);
  await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
  // The keys enter digits, whatever the state before has left.
  await press(page, 'z');
}

/** Closes all sheets. */
export async function closed(page: Page): Promise<void> {
  while ((await page.locator('dialog[open]').count()) > 0) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(50);
  }
}

export const dialog = (page: Page) => page.locator('dialog[open]');
export const more = (page: Page) => page.locator('.title .more').click();

export async function hint(page: Page, strength: number): Promise<void> {
  for (let times = 0; times < strength; times += 1) await press(page, 'h');
  await expect(page.locator('.help[aria-busy=false]')).toBeVisible();
  if (strength === 3) await expect(page.locator('.chip').first()).toBeVisible();
}

export async function settingsSheet(page: Page): Promise<void> {
  const inRail = page.locator('.navigation .foot button');
  if (await inRail.isVisible()) await inRail.click();
  else {
    // On a phone the settings are in the menu of the game.
    await more(page);
    await dialog(page).locator('section.only-phone button').last().click();
  }
  await expect(dialog(page).locator('select').first()).toBeVisible();
}

/** Changes some settings without a reload, as another tab would. */
export const changeSettings = (
  page: Page,
  changes: Readonly<Record<string, string>>,
): Promise<void> =>
  page.evaluate((changes) => {
    const key = 'numpre.settings';
    const settings = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    const newValue = JSON.stringify({ ...settings, ...changes });
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, changes);

/** Shows the page Check with this text in its box. */
export async function check(page: Page, text: string): Promise<void> {
  await closed(page);
  await go(page, '/check');
  const source = page.locator('.source textarea').first();
  // The result of an earlier text would be replaced while the test uses it.
  await source.fill('');
  await expect(page.locator('.one')).toHaveCount(0);
  await source.fill(text);
}
