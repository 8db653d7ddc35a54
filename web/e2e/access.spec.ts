/** Scenario 25: axe finds nothing, on every page, in every state, theme and language. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { STATES } from './states';
import { expect, test } from './test';

const LOOKS = ['ja', 'en'].flatMap((language) =>
  ['light', 'dark'].map((theme) => ({ language, theme })),
);

/** Another look in the same document: the settings come from another tab, as it were. */
async function look(page: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('numpre.settings', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'numpre.settings', newValue }));
  }, JSON.stringify(settings));
  const { theme = '', language = '' } = settings;
  await expect(page.locator(`html[data-theme=${theme}]:lang(${language})`)).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** What axe objects to: the rule, and the elements. */
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
  test(`25: axe finds nothing on ${what} @phone`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.goto('./');
    await page.evaluate(axe.source);
    for (const { name, show } of states) {
      await test.step(name, async () => {
        await show(page);
        for (const settings of LOOKS) {
          await look(page, settings);
          expect
            .soft(await found(page), `${name}, ${settings.language}, ${settings.theme}`)
            .toEqual([]);
        }
      });
    }
  });
}
