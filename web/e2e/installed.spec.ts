/** The app outside a tab: installed, and in a browser that runs no scripts. */
import { expect, test } from './test';

test('Help offers to install the app if the browser does, once @firefox', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { prompts: 0 });
    addEventListener('load', () => {
      const offer = Object.assign(new Event('beforeinstallprompt'), {
        prompt: () => {
          (window as unknown as { prompts: number }).prompts += 1;
          return Promise.resolve();
        },
      });
      dispatchEvent(offer);
    });
  });
  await page.goto('./');
  await page.evaluate(() => (location.hash = '#/help'));
  const button = page.getByRole('button', { name: 'インストール' });
  await button.click();
  await expect(button).toHaveCount(0);
  expect(await page.evaluate('prompts')).toBe(1);
});

test('without an offer of the browser, Help only says how to install the app', async ({ page }) => {
  await page.goto('./#/help');
  await expect(page.getByText('ホーム画面に追加')).toBeVisible();
  await expect(page.getByRole('button', { name: 'インストール' })).toHaveCount(0);
});

test('an installed app offers pages in the menu of its icon', async ({ page }) => {
  const manifest = (await (await page.request.get('./manifest.webmanifest')).json()) as {
    readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  };
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Today’s puzzle', 'Learn', 'Make']);
  for (const { url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page.locator('main h1, .bar h1').first()).toBeVisible();
    await expect(page.locator('.failed')).toHaveCount(0);
  }
});

test('the document says in both languages that it needs scripts', async ({ page }) => {
  const html = await (await page.request.get('./')).text();
  // The tests' way to switch scripts off does not make the browser show this element.
  const [, without] = /<noscript>([^]*)<\/noscript>/.exec(html) ?? [];
  expect(without).toContain('<p lang="en">numpre needs JavaScript');
  expect(without).toMatch(/<p lang="ja">.*JavaScriptを許可してください/);
});
