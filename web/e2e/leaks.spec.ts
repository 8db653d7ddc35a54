/** Everything that a page opens is closed again when the page is left. */
import type { CDPSession, Page } from '@playwright/test';
import { type Alive, aliveIn, countOpen } from './lives';
import { Play } from './play';
import { expect, test } from './test';

const PAGES = ['learn', 'check', 'photo', 'make', 'books', 'print', 'help', 'play'] as const;
/**
 * `ROUNDS=28 npx playwright test leaks --project desk` prints all counts after that many rounds.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 10);

/** The listeners of a worker: one for messages and one for errors. */
const LISTENERS_OF_A_WORKER = 2;

/**
 * Returns the counts that must not change between rounds. Workers and their listeners are left out,
 * because those of bulk work and of making end only after 30 seconds without work.
 */
const countsOf = ({ documents, nodes, listeners, workers, locks, channels, intervals }: Alive) => ({
  documents,
  nodes,
  listeners: listeners - LISTENERS_OF_A_WORKER * workers,
  locks,
  channels,
  intervals,
});

const isSame = (one: Alive, other: Alive): boolean =>
  JSON.stringify(countsOf(one)) === JSON.stringify(countsOf(other));

/**
 * Returns the counts once two in a row agree. The previous page may stay in memory until the engine
 * has answered it.
 */
async function settled(page: Page, devtools: CDPSession): Promise<Alive> {
  let earlier = await aliveIn(page, devtools);
  for (let times = 0; times < 40; times += 1) {
    await page.waitForTimeout(250);
    const now = await aliveIn(page, devtools);
    if (isSame(earlier, now)) return now;
    earlier = now;
  }
  return earlier;
}

test('everything that a page opens is closed again when the page is left', async ({ page }) => {
  test.setTimeout(60_000 + ROUNDS * 18_000);
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
  // Scripts and templates are made once and kept, the last of them in the third round.
  for (let times = 0; times < 4; times += 1) await round();
  let before = await settled(page, devtools);
  let after = before;
  // Something shown for the first time, such as a note that the engine is slow, makes a template
  // that stays. That happens only once. A leak grows in all three tries.
  for (let tries = 0; tries < 3; tries += 1) {
    before = after;
    for (let times = 0; times < ROUNDS; times += 1) await round();
    after = await settled(page, devtools);
    if (isSame(before, after)) break;
  }
  expect(countsOf(after)).toEqual(countsOf(before));
  if (process.env.ROUNDS) console.log(`alive before ${ROUNDS} rounds`, before, 'and after', after);
  // The workers for questions, for bulk work and for the puzzle supply.
  expect(after.workers).toBeLessThanOrEqual(12);
  // The heap has caches that grow up to a limit. A leaking page takes about 1,500 KB per round.
  expect(after.heapKB - before.heapKB).toBeLessThan(300 * ROUNDS);
});
