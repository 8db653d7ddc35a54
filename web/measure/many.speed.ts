/** Measures thousands of puzzles on the page Check. */
import type { Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { median } from './figures';
import { fileOf } from './puzzles';
import { desk, test, TIMES } from './speed';

/**
 * Marks the time when a file was chosen and the time when all its puzzles have been rated. Records
 * the long tasks in between.
 */
const watch = (): void => {
  const tasks: { at: number; took: number }[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      tasks.push({ at: startTime, took: duration });
  }).observe({ type: 'longtask' });
  addEventListener('change', () => performance.mark('chosen'), { capture: true });
  let isRating = false;
  const watcher = new MutationObserver(() => {
    const isThere = document.querySelector('main .progress') !== null;
    if (isRating && !isThere) performance.mark('rated');
    isRating = isThere;
  });
  addEventListener('DOMContentLoaded', () =>
    watcher.observe(document.body, { childList: true, subtree: true }),
  );
};

/**
 * Returns the milliseconds from choosing a file with `count` puzzles until the last one is rated,
 * and the longest task.
 */
async function rated(
  page: Page,
  path: string,
  count: number,
): Promise<{ took: number; task: number }> {
  writeFileSync(path, fileOf(count));
  await page.setViewportSize(desk);
  await page.addInitScript(watch);
  await page.goto('./#/check');
  await page.locator('main input[type=file]').first().setInputFiles(path);
  await page.waitForFunction(() => performance.getEntriesByName('rated').length > 0);
  return page.evaluate(() => {
    const [chosen, done] = ['chosen', 'rated'].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0,
    );
    const { tasks } = window as unknown as { tasks: { at: number; took: number }[] };
    const long = tasks.filter(({ at }) => at >= (chosen ?? 0)).map(({ took }) => took);
    // The browser does not report tasks of less than 50 ms.
    return { took: (done ?? 0) - (chosen ?? 0), task: Math.max(50, ...long) };
  });
}

/**
 * Returns the frames per second while the table is scrolled: two thirds row by row, a third in
 * leaps.
 */
const scrolled = async (): Promise<number> => {
  const list = document.querySelector('[role=listbox]');
  if (!list) throw new Error('there is no table');
  const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
  const FRAMES = 180;
  const begin = await frame();
  let last = begin;
  for (let count = 0; count < FRAMES; count += 1) {
    const isLeap = count % 3 === 2;
    list.scrollTop = isLeap
      ? ((count * 7919) % FRAMES) * (list.scrollHeight / FRAMES)
      : list.scrollTop + 130;
    last = await frame();
  }
  return (FRAMES * 1000) / (last - begin);
};

test('rated', async ({ browser, host, keep }, info) => {
  const took: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const page = await browser.newPage({ baseURL: host.address, serviceWorkers: 'block' });
    took.push((await rated(page, info.outputPath('puzzles.txt'), 10_000)).took);
    await page.close();
  }
  keep('rated', [median(took)]);
});

test('task scroll', async ({ browser, host, keep }, info) => {
  const tasks: number[] = [];
  const frames: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const page = await browser.newPage({ baseURL: host.address, serviceWorkers: 'block' });
    tasks.push((await rated(page, info.outputPath('puzzles.txt'), 100_000)).task);
    frames.push(await page.evaluate(scrolled));
    await page.close();
  }
  keep('task', [median(tasks)]);
  keep('scroll', [median(frames)]);
});
