/**
 * Measures new puzzles in the sheet of Play: with the slider moved as a player does, and one puzzle
 * right after the other, so that none is made ahead.
 */
import type { Page } from '@playwright/test';
import { usualAndWorst } from './figures';
import { RANKS } from './puzzles';
import { desk, test } from './speed';

const COUNT = 100;
/** The time for which a player looks at a puzzle before the slider moves again. */
const PAUSE_MS = 500;
/** The most puzzles that can have been made ahead. */
const AHEAD = 5;

async function openSheet(page: Page): Promise<void> {
  await page.setViewportSize(desk);
  await page.goto('./#/play');
  await page.locator('[data-cell]').first().waitFor();
  await page.locator('.panel .empty button').click();
  await page.locator('[data-puzzle]').waitFor();
}

const shownRank = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-puzzle]').getAttribute('data-rank'));

/**
 * Returns the milliseconds from each move until its puzzle is on the small board. A move is a rank,
 * or 0 for another puzzle of the same rank.
 */
const made = async ([moves, pause]: readonly [readonly number[], number]): Promise<number[]> => {
  const board = document.querySelector<HTMLElement>('[data-puzzle]');
  const slider = document.querySelector<HTMLInputElement>('dialog input[type=range]');
  const another = document.querySelectorAll<HTMLElement>('dialog .buttons button')[1];
  if (!board || !slider || !another) throw new Error('the sheet is not open');
  const act = (rank: number): void => {
    if (rank === 0) another.click();
    else {
      slider.value = String(rank);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  const took: number[] = [];
  for (const rank of moves) {
    const begin = performance.now();
    await new Promise<void>((done) => {
      const watcher = new MutationObserver(() => {
        if (rank !== 0 && board.dataset.rank !== String(rank)) return;
        watcher.disconnect();
        done();
      });
      watcher.observe(board, { attributes: true, attributeFilter: ['data-puzzle'] });
      act(rank);
    });
    took.push(performance.now() - begin);
    if (pause > 0) await new Promise((done) => setTimeout(done, pause));
  }
  return took;
};

test('slider', async ({ page, keep }) => {
  await openSheet(page);
  await page.waitForTimeout(4 * PAUSE_MS);
  const moves: number[] = [];
  // No rank comes twice in a row: each is one further than the last, then two, and so on up to
  // seven, and then one again.
  for (let rank = await shownRank(page); moves.length < COUNT; moves.push(rank)) {
    rank = 1 + ((rank + (moves.length % 7)) % 8);
  }
  keep('slider', usualAndWorst(await page.evaluate(made, [moves, PAUSE_MS] as const)));
});

for (const rank of RANKS) {
  test(`make-${rank}`, async ({ page, keep }) => {
    await openSheet(page);
    const moves = [rank, ...Array<number>(COUNT + AHEAD).fill(0)];
    const current = await shownRank(page);
    const took = await page.evaluate(made, [current === rank ? moves.slice(1) : moves, 0] as const);
    keep(`make-${rank}`, usualAndWorst(took.slice(-COUNT)));
  });
}
