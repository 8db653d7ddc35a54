/** Whatever a page opens, it closes again when it is left. */
import type { CDPSession, Page } from '@playwright/test';
import { type Alive, aliveIn, countOpen } from './lives';
import { Play } from './play';
import { expect, test } from './test';

const PAGES = ['learn', 'check', 'make', 'books', 'print', 'help', 'play'] as const;
/**
 * `ROUNDS=28 npx playwright test leaks --project desk` prints what is alive after that many rounds.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 10);

/** Each worker has a listener for messages and one for errors. */
const LISTENERS_OF_A_WORKER = 2;

/**
 * The counts that must be the same before and after. Workers are left out, with their listeners:
 * those of bulk work and making end after a rest of 30 seconds.
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
 * What is alive once two counts in a row agree: the page before may live until the engine has
 * answered it.
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

test('whatever a page opens, it closes again when it is left', async ({ page }) => {
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
  // What is shown for the first time, such as a note that the engine is slow, makes a template that
  // stays. That happens once; what leaks grows in all of three tries.
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
  // The heap has caches that grow to a limit. A page that leaks is some 1,500 KB per round.
  expect(after.heapKB - before.heapKB).toBeLessThan(300 * ROUNDS);
});
