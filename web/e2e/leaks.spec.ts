/** Whatever a page opens, it closes again when it is left. */
import { type Alive, aliveIn, countOpen } from './lives';
import { Play } from './play';
import { expect, test } from './test';

const PAGES = ['learn', 'check', 'make', 'books', 'print', 'help', 'play'] as const;
/** `ROUNDS=28 npx playwright test leaks --project desk` prints what is alive after so many rounds. */
const ROUNDS = Number(process.env.ROUNDS ?? 10);

/** Each worker has a listener for messages and one for errors. */
const LISTENERS_OF_A_WORKER = 2;

/**
 * What must be the same before and after. Workers are left out, with their listeners: those of bulk work and making end
 * after a rest of 30 seconds.
 */
const countsOf = ({ documents, nodes, listeners, workers, locks, channels, intervals }: Alive) => ({
  documents,
  nodes,
  listeners: listeners - LISTENERS_OF_A_WORKER * workers,
  locks,
  channels,
  intervals,
});

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
  // Scripts and templates are made once and kept, the last of them in the third round.
  for (let times = 0; times < 4; times += 1) await round();
  let before = await aliveIn(page, devtools);
  // The page before may be alive until the engine has answered it.
  await expect
    .poll(async () => {
      const earlier = before;
      before = await aliveIn(page, devtools);
      return JSON.stringify(countsOf(before)) === JSON.stringify(countsOf(earlier));
    })
    .toBe(true);
  for (let times = 0; times < ROUNDS; times += 1) await round();
  let after = await aliveIn(page, devtools);
  await expect
    .poll(async () => {
      after = await aliveIn(page, devtools);
      return countsOf(after);
    })
    .toEqual(countsOf(before));
  if (process.env.ROUNDS) console.log(`alive before ${ROUNDS} rounds`, before, 'and after', after);
  // The desk, and those of bulk work and making.
  expect(after.workers).toBeLessThanOrEqual(12);
  // The heap has caches that grow to a limit. A page that leaks is some 1,500 KB per round.
  expect(after.heapKB - before.heapKB).toBeLessThan(300 * ROUNDS);
});
