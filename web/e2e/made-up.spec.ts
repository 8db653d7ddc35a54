/**
 * Scenario 30: if a made-up language takes the place of English, no text in English or Japanese is
 * left on any page.
 */
import type { Page } from '@playwright/test';
import * as madeUp from './made-up';
import { STATES } from './states';
import { expect, test } from './test';

/**
 * Names that are the same in every language: the product, formats, other sites' formats, languages,
 * words on keys, weekdays and months.
 */
const NAMES = new Set(['numpre', ...namesOfDates()]);

/** Returns the names of weekdays and months, which come from the browser. */
function namesOfDates(): string[] {
  const of = (options: Intl.DateTimeFormatOptions, count: number, each: (n: number) => Date) =>
    Array.from({ length: count }, (_, index) =>
      new Intl.DateTimeFormat('en-GB', options).format(each(index)),
    );
  const day = (index: number) => new Date(2026, 0, index + 1);
  const month = (index: number) => new Date(2026, index, 1);
  return [
    ...of({ weekday: 'long' }, 7, day),
    ...of({ weekday: 'short' }, 7, day),
    ...of({ month: 'long' }, 12, month),
    ...of({ month: 'short' }, 12, month),
  ];
}

/** Returns all texts that can be read or heard, labels included, each once. */
const readable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>([document.title]);
    const isOwn = (element: Element) => element.closest('kbd, textarea, [lang]:not(html)') === null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      if (
        parentElement &&
        isOwn(parentElement) &&
        parentElement.closest('script, style, noscript') === null
      ) {
        found.add(node.textContent?.trim() ?? '');
      }
    }
    for (const element of document.querySelectorAll(
      '[aria-label], [title], [placeholder], [alt], [aria-valuetext]',
    )) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) {
        found.add(element.getAttribute(name) ?? '');
      }
    }
    return [...found];
  });

/**
 * Returns the words of a text that are not from a sentence of the made-up language. Cells (`r1c1`)
 * and the engine's short forms (`r1c1<>2`) are the same in every language.
 */
function left(text: string): string[] {
  const isKnown = (word: string) =>
    madeUp.WORDS.has(word) || madeUp.fromBook.has(word) || NAMES.has(word);
  const foreign = text.match(/[\u3040-\u30ff\u4e00-\u9fff]+/g) ?? [];
  const plain = text.replace(/\b[rcb]\d+(?:[rc]\d+)*/g, ' ').match(/[a-z]{2,}/gi) ?? [];
  return [...foreign, ...plain.filter((word) => !isKnown(word))];
}

test('30: in a made-up language no text of another language is left', async ({ browser }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({
    locale: 'en-US',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  await madeUp.speakMadeUp(context);
  const page = await context.newPage();
  await page.goto('./');
  for (const { name, show } of STATES) {
    await test.step(name, async () => {
      await show(page);
      const texts = await readable(page);
      expect(texts.length).toBeGreaterThan(5);
      const faults = texts.flatMap((text) =>
        left(text).length > 0 ? [[text.slice(0, 80), ...left(text)]] : [],
      );
      expect.soft(faults, name).toEqual([]);
    });
  }
  expect(madeUp.engineFiles.size).toBeGreaterThan(6);
  await context.close();
});
