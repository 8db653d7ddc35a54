/** Measures the time from a key press to its effect on the screen. */
import { quantile } from './figures';
import { ofRank } from './puzzles';
import { slow } from './slow';
import { desk, test, TIMES } from './speed';

/** The browser does not report events that took less time. */
const LEAST_MS = 16;
/** Keys that a player uses most: entering, moving, marking, undoing. */
const ORDINARY = [
  'ArrowRight',
  '5',
  'ArrowDown',
  'Shift+3',
  'Control+7',
  'ArrowLeft',
  '8',
  'Backspace',
  'Control+z',
];
/** All keys. Candidates are switched on and off once in a while. */
const KEYS = [...ORDINARY, ...ORDINARY, ...ORDINARY, 'm'];

/** Records how long each key took until the next frame was on the screen. */
const gather = (): void => {
  const took: number[] = [];
  Object.assign(window, { took });
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') took.push(duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
};

test('key', async ({ page, keep }) => {
  await page.setViewportSize(desk);
  await page.goto(`./#/play/${ofRank(3)[0]?.puzzle ?? ''}`);
  await page.locator('[data-cell]:focus').waitFor();
  await page.locator('.title [data-rank-block]').waitFor();
  await slow(page);
  await page.evaluate(gather);
  const count = 2 * TIMES * KEYS.length;
  for (let key = 0; key < count; key += 1) {
    await page.keyboard.press(KEYS[key % KEYS.length] ?? '');
    await page.waitForTimeout(40);
  }
  await page.waitForTimeout(500);
  const took = await page.evaluate(() => (window as unknown as { took: number[] }).took);
  const quick = Array<number>(Math.max(0, count - took.length)).fill(LEAST_MS);
  keep('key', [quantile([...took, ...quick], 0.95)]);
});
