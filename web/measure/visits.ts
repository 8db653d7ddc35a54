/**
 * First visits to Play: the time until the board is painted, until it can be played, and until the
 * engine has answered.
 */
import { type Browser, expect } from '@playwright/test';
import type { Network } from './link';
import { ofRank } from './puzzles';
import { slow } from './slow';
import { phone } from './speed';

/**
 * The rank of the puzzle. The first puzzle of the app would not do, because the app knows its rank.
 */
const RANK = 3;
const PUZZLE = ofRank(RANK)[0]?.puzzle ?? '';
export const NETWORKS: readonly (Network & { readonly name: string })[] = [
  { name: 'quick', mbits: 9, latency: 60 },
  { name: 'slow', mbits: 1.6, latency: 150 },
];

interface Awaited {
  readonly puzzle: string;
  readonly rank: number;
}

/**
 * Marks the time when a board with the digits of the puzzle, each in its cell, is in the document;
 * the time when anything else that can be painted is; the time when cells that take the focus have
 * been painted; and the time when the rank of the puzzle, which only the engine knows, has.
 */
const watch = ({ puzzle, rank }: Awaited): void => {
  const afterPaint = (done: () => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(null);
    });
  };
  const drawn = (): string => {
    const board = document.querySelector<SVGElement>('svg.board');
    const size = parseFloat(board?.style.getPropertyValue('--cell') ?? '');
    const digits = Array<string>(81).fill('.');
    for (const text of board?.querySelectorAll('[data-digit]') ?? []) {
      const at = (name: string): number => Math.floor(Number(text.getAttribute(name)) / size);
      digits[9 * at('y') + at('x')] = text.textContent;
    }
    return digits.join('');
  };
  const isAnythingThere = (): boolean =>
    // Not the text for browsers without scripts, nor the hidden drawings of the document.
    [...document.querySelectorAll('body > :not(noscript)')].some(
      (one) => one.textContent.trim() !== '',
    ) || document.querySelector('svg:not(.drawings, .drawings *), img') !== null;
  const isRankThere = (): boolean =>
    document.querySelector(`.title [data-rank-block='${rank}']`) !== null ||
    // Earlier builds of the page wrote the rank as a star and a number.
    document.querySelector('.number')?.textContent === `★${rank}`;
  let [isBoardThere, isPlayThere] = [false, false];
  const watcher = new MutationObserver(() => {
    if (!isBoardThere && isAnythingThere()) {
      isBoardThere = drawn() === puzzle;
      performance.mark(isBoardThere ? 'board' : 'other');
    }
    if (!isPlayThere && document.querySelector('#app [data-cell]')) {
      isPlayThere = true;
      afterPaint(() => performance.mark('play'));
    }
    if (!isRankThere()) return;
    watcher.disconnect();
    afterPaint(() => performance.mark('answer'));
  });
  watcher.observe(document, { childList: true, subtree: true, characterData: true });
};

/** The times of a visit in milliseconds, from its start. */
export interface Visit {
  /** The puzzle has been painted. */
  readonly paint: number;
  /** A board that can be played has been painted. */
  readonly play: number;
  /** The rank of the puzzle has been painted. */
  readonly answer: number;
}

/**
 * Resolves with the time of an entry of the browser's timeline, as soon as there is one. It does
 * not look again and again, which would keep the page's thread busy.
 */
const timeOf = (name: string): Promise<number> =>
  new Promise((done) => {
    const observer = new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName(name);
      if (entry) done(entry.startTime);
    });
    observer.observe({ type: 'mark', buffered: true });
    observer.observe({ type: 'paint', buffered: true });
  });

const marks = (): readonly string[] => performance.getEntriesByType('mark').map(({ name }) => name);

/** Visits a puzzle for the first time, on a phone with a slow processor. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: phone,
    serviceWorkers: 'block',
    locale: 'ja-JP',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch, { puzzle: PUZZLE, rank: RANK });
    await slow(page);
    await page.goto(`${address}#/play/${PUZZLE}`);
    const answer = await page.evaluate(timeOf, 'answer');
    const play = await page.evaluate(timeOf, 'play');
    const board = await page.evaluate(timeOf, 'board');
    const paint = await page.evaluate(timeOf, 'first-contentful-paint');
    // Makes sure that the first paint showed the puzzle on its board, and not something else.
    expect(await page.evaluate(marks)).not.toContain('other');
    expect(paint).toBeGreaterThan(board);
    return { paint, play, answer };
  } finally {
    await context.close();
  }
}
