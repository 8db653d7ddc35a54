/** The size of the app, compared with the budgets of its design. A kilobyte is 1,000 bytes. */
import { expect, test } from './test';
import { newcomerSizes, sizesOf } from '../measure/sizes';

const KB = 1000;

test('the first load and the engine stay within their budgets @quick @chromium', async ({
  browser,
}) => {
  test.slow();
  // Without the service worker, which fetches everything for visits without network.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const { first, engine } = await sizesOf(await context.newPage());
  await context.close();
  // Makes sure that no large part is missing from the sizes.
  expect(first.gzip).toBeGreaterThan(30 * KB);
  expect(engine.brotli).toBeGreaterThan(150 * KB);
  expect(first.gzip).toBeLessThan(80 * KB);
  expect(engine.gzip).toBeLessThan(425 * KB);
  expect(engine.brotli).toBeLessThan(345 * KB);
});

for (const locale of ['en-US', 'ja-JP']) {
  const name = `a newcomer’s first puzzle and hint stay within their budgets, ${locale}`;
  test(`${name} @quick @chromium`, async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'block', locale });
    const { puzzle, hint } = await newcomerSizes(await context.newPage());
    await context.close();
    expect(puzzle.gzip).toBeGreaterThan(30 * KB);
    // 12 KB of it are faces.
    expect(puzzle.gzip).toBeLessThan(80 * KB);
    expect(hint.gzip).toBeLessThan(450 * KB);
    expect(hint.gzip).toBeGreaterThan(200 * KB);
  });
}
