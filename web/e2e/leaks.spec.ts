/** Whatever a page opens, it closes again when it is left. */
import { aliveIn, countOpen } from './lives';
import { Play } from './play';
import { expect, test } from './test';

const PAGES = ['learn', 'check', 'make', 'books', 'print', 'help', 'play'] as const;
/** `ROUNDS=28 npx playwright test leaks --project desk` prints what is alive after so many rounds. */
const ROUNDS = Number(process.env.ROUNDS ?? 10);

test('whatever a page opens, it closes again when it is left', async ({ page }) => {
  test.setTimeout(60_000 + ROUNDS * 6_000);
  await page.addInitScript(countOpen);
  const play = new Play(page);
  await play.open();
  const devtools = await page.context().newCDPSession(page);
  const round = async (): Promise<void> => {
    for (const name of PAGES) {
      await page.evaluate((one) => (location.hash = `#/${one}`), name);
      await expect(page.locator(name === 'play' ? '.play' : `main`).first()).toBeVisible();
      await expect(page).toHaveTitle(/numpre/);
      await page.waitForTimeout(60);
    }
    await play.press('h');
    await expect(page.locator('.panel.open')).toBeVisible();
    await play.press('Escape');
  };
  // What is loaded once and kept, the scripts of all pages, is there after two.
  for (let times = 0; times < 2; times += 1) await round();
  const before = await aliveIn(page, devtools);
  for (let times = 0; times < ROUNDS; times += 1) await round();
  const after = await aliveIn(page, devtools);
  if (process.env.ROUNDS) console.log(`alive before ${ROUNDS} rounds`, before, 'and after', after);
  const { nodes, listeners, heapKB, workers, ...exact } = after;
  // Locks, channels, intervals, documents: exactly as many.
  expect({ ...before, ...exact }).toEqual(before);
  // One page may still be alive because the engine is answering it. A page kept alive per round would be some 480 nodes and
  // 130 listeners each.
  expect(nodes - before.nodes).toBeLessThan(100 * ROUNDS);
  expect(listeners - before.listeners).toBeLessThan(13 * ROUNDS);
  expect(heapKB - before.heapKB).toBeLessThan(300 * ROUNDS);
  // The desk, and the workers of bulk work and making, which end after a rest of 30 seconds.
  expect(workers).toBeLessThanOrEqual(12);
});
