/** What the page weighs, against the budgets of its design: a kilobyte is 1,000 bytes. */
import { expect, test } from './test';
import { sizesOf } from '../measure/sizes';

const KB = 1000;

test('the first load and the engine stay within their budgets @quick', async ({ browser }) => {
  test.slow();
  // Without the worker that fetches everything for visits without network.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const { first, engine } = await sizesOf(await context.newPage());
  await context.close();
  // Nothing was left out of the count.
  expect(first.gzip).toBeGreaterThan(30 * KB);
  expect(engine.brotli).toBeGreaterThan(150 * KB);
  expect(first.gzip).toBeLessThan(70 * KB);
  expect(engine.gzip).toBeLessThan(400 * KB);
  expect(engine.brotli).toBeLessThan(300 * KB);
});
