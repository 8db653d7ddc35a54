/** Scenario 25: axe finds no violation on any page, in any state, theme or language. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { changeSettings } from './reach';
import { STATES } from './states';
import { expect, test } from './test';

/**
 * Each language and each theme. Their other combinations would find nothing more. Colours do not
 * depend on the language, and the other rules do not depend on the theme.
 */
const LOOKS = [
  { language: 'ja', theme: 'light' },
  { language: 'en', theme: 'dark' },
] as const;

/** Changes the settings, and waits until they are in effect. */
async function setSettings(page: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await changeSettings(page, settings);
  const { theme = '', language = '' } = settings;
  await expect(page.locator(`html[data-theme=${theme}]:lang(${language})`)).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Returns the violations that axe finds: each with its rule and the elements concerned. */
const found = (page: Page): Promise<(readonly [string, string[]])[]> =>
  page.evaluate(async () => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const);
  });

const play = STATES.filter(({ name }) => name.startsWith('play'));
const others = STATES.filter(({ name }) => !name.startsWith('play'));

for (const [what, states] of [
  ['Play', play],
  ['the other pages', others],
] as const) {
  test(`25: axe finds no violation on ${what} @phone`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.goto('./');
    await page.evaluate(axe.source);
    for (const { name, show } of states) {
      await test.step(name, async () => {
        await show(page);
        for (const settings of LOOKS) {
          await setSettings(page, settings);
          expect
            .soft(await found(page), `${name}, ${settings.language}, ${settings.theme}`)
            .toEqual([]);
        }
      });
    }
  });
}
