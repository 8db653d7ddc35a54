/**
 * Tests steps on paper with the engine's own steps of several ranks, on every paper, in both
 * languages.
 */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Reply, Step } from '../engine/types/messages';
import { Desk, initSync } from '../engine/wasm/desk/numpre_wasm';
import { sheetOf, type Part, type StepText } from './block';
import { flowed } from './flow';
import { mainFrame } from './hardest';
import { lengthOf } from './length';
import { PAPERS, papers, PUZZLES, STEPS, type PaperName } from './papers';
import { stepTextOf } from './step-text';

const LANGUAGES = ['ja', 'en'] as const;
/** Enough for a slow machine next to other work. */
const SLOW = { timeout: 60_000 };
/** Puzzles of the ranks 2, 5, 7 and 8. */
const BOARDS = [
  '.16.9..2...32.6..47.........395.8.....4...9.....9.751.........72..6.14...4..7.28.',
  '81...5.9..26.91..5.9..4..........91.2.......8.37..........2..8.6..95.32..5.3...67',
  '9.6...7.81..59....2....81.......45.184.....235.28.......14....5....25..76.5...2.4',
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
];
const CLOSE = 1e-9;
let steps: Record<(typeof LANGUAGES)[number], Step[]>;

beforeAll(() => {
  initSync({
    module: readFileSync(new URL('../engine/wasm/desk/numpre_wasm_bg.wasm', import.meta.url)),
  });
  const engine = new Desk();
  const explain = (givens: string, lang: string): Step[] => {
    const what = { v: 1, id: 1, ask: 'explain', with: { board: { givens }, count: 1000 }, lang };
    const reply = JSON.parse(engine.ask(JSON.stringify(what))) as Reply<'explain'>;
    return reply.ok ? reply.value.steps : [];
  };
  const all = (lang: string) => BOARDS.flatMap((givens) => explain(givens, lang));
  steps = { ja: all('ja'), en: all('en') };
});

const kinds = fc.record({
  paper: fc.constantFrom(...PAPERS),
  isLarge: fc.boolean(),
  language: fc.constantFrom(...LANGUAGES),
});
const chosen = fc.array(fc.nat(), { minLength: 1, maxLength: 12 });
function stepTextsIn(language: (typeof LANGUAGES)[number], places: readonly number[]): StepText[] {
  const all = steps[language];
  return places.flatMap((place) => all[place % all.length] ?? []).map(stepTextOf);
}

/**
 * Returns the boxes that must not overlap, from the upper left corner of the page: left, top,
 * right, bottom.
 */
function boxesOf({ heading, grid, signs, lines }: Part, type: number): number[][] {
  const texts = [...heading, ...lines].map(({ x, y, text }) => [
    x,
    y - 0.8 * type,
    x + lengthOf(text) * type,
    y + 0.2 * type,
  ]);
  const marks = signs.map(({ x, y, text }) => [
    x,
    y - 0.9 * type,
    x + (1.7 + lengthOf(text)) * type,
    y + 0.2 * type,
  ]);
  const drawn = grid
    ? [[grid.x - STEPS.strip, grid.y - STEPS.strip, grid.x + grid.side, grid.y + grid.side]]
    : [];
  return [...texts, ...marks, ...drawn];
}

/** Checks that the steps are complete on their pages, inside the margins, and apart. */
function expectWell(texts: readonly StepText[], paper: PaperName, isLarge: boolean): void {
  const pages = flowed(texts, paper, isLarge);
  const { width, height, margin } = papers[paper];
  const { type } = sheetOf(paper, isLarge, false);
  const parts = pages.flat();
  expect(parts.filter(({ grid }) => grid).map(({ index }) => index)).toEqual(
    texts.map(({ index }) => index),
  );
  for (const { index, sentences, signs } of texts) {
    const own = parts.filter((part) => part.index === index);
    const bare = (texts: readonly { readonly text: string }[]) =>
      texts
        .map(({ text }) => text)
        .join('')
        .replaceAll(' ', '');
    expect(bare(own.flatMap(({ lines }) => lines))).toBe(bare(sentences));
    expect(bare(own.flatMap((part) => part.signs))).toBe(bare(signs));
    expect(own[0]?.grid).toBeDefined();
  }
  for (const page of pages) {
    const boxes = page.flatMap((part) => boxesOf(part, type));
    for (const [index, [left = 0, top = 0, right = 0, bottom = 0]] of boxes.entries()) {
      const isInside =
        left >= margin - CLOSE &&
        right <= width - margin + CLOSE &&
        top >= margin - CLOSE &&
        bottom <= height - margin + CLOSE;
      expect(isInside, `${paper} ${left} ${top} ${right} ${bottom}`).toBe(true);
      const isApart = boxes
        .slice(index + 1)
        .every(
          ([x = 0, y = 0, right2 = 0, bottom2 = 0]) =>
            right2 <= left + CLOSE ||
            right <= x + CLOSE ||
            bottom2 <= top + CLOSE ||
            bottom <= y + CLOSE,
        );
      expect(isApart, `${paper} ${left} ${top} ${right} ${bottom}`).toBe(true);
    }
  }
}

test('every step is complete, inside the margins, and overlaps nothing', SLOW, () => {
  for (const language of LANGUAGES)
    for (const paper of PAPERS)
      for (const isLarge of [false, true])
        for (const place of steps[language].keys())
          expectWell(stepTextsIn(language, [place]), paper, isLarge);
});

test('so are several steps in columns', SLOW, () => {
  fc.assert(
    fc.property(kinds, chosen, ({ paper, isLarge, language }, places) => {
      expectWell(stepTextsIn(language, places), paper, isLarge);
    }),
    { numRuns: 60 },
  );
});

test('pictures have at least the size that the paper demands', SLOW, () => {
  for (const paper of PAPERS)
    for (const isLarge of [false, true]) {
      const texts = stepTextsIn('en', [...steps.en.keys()]);
      for (const { grid, index } of flowed(texts, paper, isLarge).flat()) {
        if (!grid) continue;
        const { side, least } = sheetOf(paper, isLarge, texts[index]?.isWide ?? false);
        expect(grid.side).toBeLessThanOrEqual(side);
        expect(grid.side).toBeGreaterThanOrEqual(least - CLOSE);
        // Candidates are printed in at least 5 points.
        expect((grid.side / 9) * PUZZLES.candidate).toBeGreaterThan(5 * 0.3527 - 0.01);
      }
    }
});

test('an assumption is printed at its contradiction, other steps at the last frame', () => {
  const films = steps.en.filter(({ picture }) =>
    picture.frames.some(({ is_assumed }) => is_assumed),
  );
  expect(films.length).toBeGreaterThan(5);
  for (const step of steps.en) {
    const { picture } = step;
    const frame = mainFrame(picture);
    const meanings = stepTextOf(step, 0).signs.map(({ meaning }) => meaning);
    if (films.includes(step)) {
      expect(picture.frames[frame]?.key).toBe('contradiction');
      expect(
        picture.marks.filter(({ order }) => order !== undefined).every(({ from }) => from <= frame),
      ).toBe(true);
      expect(meanings).toContain('contradiction');
    } else expect(frame).toBe(picture.frames.length - 1);
    const seen = new Set(
      picture.marks.filter(({ from }) => from <= frame).map(({ meaning }) => meaning),
    );
    for (const meaning of seen) expect(meanings).toContain(meaning);
  }
});
