/**
 * Tests papers, places, pages and folding, for every paper, number of puzzles per page, and number
 * of puzzles.
 */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folded } from './folding';
import { answerPlaces, puzzlePlaces, type Place } from './layout';
import { ordered, pagePaper, pagesOf, possible, usual, type Options } from './pages';
import {
  ANSWERS,
  answersOn,
  CODE,
  choicesOf,
  LARGE,
  linesOf,
  PAPERS,
  papers,
  POINT,
  PUZZLES,
  sheets,
} from './papers';
import { CHAPTERS } from './chapters';

const paper = fc.constantFrom(...PAPERS);
const options: fc.Arbitrary<Options> = fc
  .record({
    paper,
    perPage: fc.constantFrom(1 as const, 2 as const, 4 as const, 6 as const),
    isLarge: fc.boolean(),
    order: fc.constantFrom('chosen' as const, 'rank' as const),
    chapters: fc.constantFrom(...CHAPTERS),
    headings: fc.boolean(),
    origins: fc.boolean(),
    candidates: fc.boolean(),
    codes: fc.boolean(),
    hardest: fc.boolean(),
    answers: fc.boolean(),
    divider: fc.boolean(),
    booklet: fc.boolean(),
    titlePage: fc.boolean(),
  })
  .map(possible);
const count = fc.nat({ max: 120 });

const CLOSE = 1e-9;

/** Returns the box of a place, with the room above and below its grid. */
const boxOf = ({ x, y, side, above, below }: Place) => ({
  left: x,
  right: x + side,
  top: y - above,
  bottom: y + side + below,
});

test('papers.json has the values of the specification, in millimetres and points', () => {
  const table = PAPERS.map((name) => [
    name,
    papers[name].width,
    papers[name].height,
    papers[name].margin,
  ]);
  expect(table).toEqual([
    ['a4', 210, 297, 15],
    ['letter', 216, 279, 15],
    ['half-letter', 139, 216, 11],
    ['b5', 182, 257, 13],
    ['a5', 148, 210, 12],
    ['b6', 128, 182, 10],
    ['shinsho', 103, 182, 9],
  ]);
  expect(papers.a4.cells).toEqual({ 1: 18, 2: 12.5, 4: 9, 6: 7.9 });
  expect(papers.letter.cells).toEqual({ 1: 18, 2: 11.5, 4: 9.5, 6: 7.3 });
  expect(papers['half-letter'].cells).toEqual({ 1: 12.8, 2: 8.2 });
  expect(papers.b5.cells).toEqual({ 1: 17, 2: 10.5, 4: 8.1, 6: 6.6 });
  expect(papers.a5.cells).toEqual({ 1: 13.5, 2: 8.2 });
  expect(papers.b6.cells).toEqual({ 1: 12, 2: 6.8 });
  expect(papers.shinsho.cells).toEqual({ 1: 9, 2: 7 });
  expect(PUZZLES.above + PUZZLES.below).toBe(14);
  expect(Math.round((18 * PUZZLES.digit) / POINT)).toBe(32);
  const widths = ({ thin, block, frame }: ReturnType<typeof linesOf>) => [thin, block, frame];
  expect(widths(linesOf('puzzle', 12, false))).toEqual([0.5, 1.5, 2]);
  expect(widths(linesOf('puzzle', 11.9, false))).toEqual([0.4, 1.2, 1.6]);
  expect(widths(linesOf('puzzle', 7.9, false))).toEqual([0.3, 1, 1.4]);
  expect(widths(linesOf('answer', 6, false))).toEqual([0.25, 0.75, 1]);
});

test('the style sheet has the same papers as papers.json', () => {
  const css = readFileSync(new URL('print.css', import.meta.url), 'utf8');
  const named = [...css.matchAll(/@page ([\w-]+) \{\s+size: (\d+)mm (\d+)mm;\s+margin: 0;/g)].map(
    ([, ...found]) => found,
  );
  const sized = [
    ...css.matchAll(
      /\.([\w-]+) \{\s+--paper-width: (\d+)mm;\s+--paper-height: (\d+)mm;\s+page: ([\w-]+);/g,
    ),
  ].map(([, name, width, height, page]) => (name === page ? [name, width, height] : []));
  const all = [
    ...Object.entries(papers),
    ...Object.entries(sheets).map(([name, size]) => [`sheet-${name}`, size] as const),
  ];
  const expected = all.map(([name, { width, height }]) => [name, String(width), String(height)]);
  expect(named).toEqual(expected);
  expect(sized).toEqual(expected);
});

test('every code is inside the margins, and nothing is in its white border', () => {
  // The white border has at least four modules, for the smallest code of an address, which has 29.
  expect(CODE.side).toBeGreaterThanOrEqual(15);
  expect(CODE.quiet).toBeGreaterThanOrEqual((4 / 29) * CODE.side);
  for (const name of PAPERS)
    for (const perPage of choicesOf(name))
      for (const isLarge of perPage === 1 ? [false, true] : [false]) {
        const places = puzzlePlaces(name, perPage, isLarge, true);
        const { width, height, margin } = papers[name];
        for (const { code } of places) {
          if (!code) throw new Error(`${name}, ${perPage}: no code`);
          expect(code.x).toBeGreaterThanOrEqual(margin);
          expect(code.x + CODE.side).toBeLessThanOrEqual(width - margin + CLOSE);
          expect(code.y).toBeGreaterThanOrEqual(margin);
          expect(code.y + CODE.side).toBeLessThanOrEqual(height - margin + CLOSE);
          const white = { left: code.x - CODE.quiet, right: code.x + CODE.side + CODE.quiet };
          const [top, bottom] = [code.y - CODE.quiet, code.y + CODE.side + CODE.quiet];
          for (const { x, y, side, above, code: other } of places) {
            const isAside = white.right <= x + CLOSE || x + side <= white.left + CLOSE;
            // Seed and index are below the grid, at its left.
            expect(isAside || bottom <= y - above + CLOSE || y + side <= top + CLOSE).toBe(true);
            if (!other || other === code) continue;
            const isOtherAside =
              white.right <= other.x + CLOSE || other.x + CODE.side <= white.left + CLOSE;
            expect(
              isOtherAside || bottom <= other.y + CLOSE || other.y + CODE.side <= top + CLOSE,
            ).toBe(true);
          }
        }
      }
});

test('every grid with its texts is inside the margins and touches no other', () => {
  fc.assert(
    fc.property(options, fc.boolean(), (chosen, isAnswer) => {
      const { width, height, margin } = papers[chosen.paper];
      const places = isAnswer
        ? answerPlaces(chosen.paper, chosen.isLarge)
        : puzzlePlaces(chosen.paper, chosen.perPage, chosen.isLarge, chosen.codes);
      const boxes = places.map(boxOf);
      for (const { left, right, top, bottom } of boxes) {
        expect(left).toBeGreaterThanOrEqual(margin - CLOSE);
        expect(right).toBeLessThanOrEqual(width - margin + CLOSE);
        expect(top).toBeGreaterThanOrEqual(margin - CLOSE);
        expect(bottom).toBeLessThanOrEqual(height - margin + CLOSE);
      }
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          const isAside = one.right < other.left || other.right < one.left;
          expect(
            isAside || one.bottom <= other.top + CLOSE || other.bottom <= one.top + CLOSE,
          ).toBe(true);
        }
      }
    }),
  );
});

test('only sizes of the table are offered; large print is one per page, 16 points', () => {
  expect(PAPERS.map(choicesOf)).toEqual([
    [1, 2, 4, 6],
    [1, 2, 4, 6],
    [1, 2],
    [1, 2, 4, 6],
    [1, 2],
    [1, 2],
    [1, 2],
  ]);
  for (const name of PAPERS) {
    expect(possible({ ...usual(name), perPage: 6 }).perPage).toBe(
      choicesOf(name).includes(6) ? 6 : papers[name].usual,
    );
    expect(possible({ ...usual(name), isLarge: true }).perPage).toBe(1);
    expect(((papers[name].cells[1] ?? 0) * PUZZLES.digit) / POINT).toBeGreaterThan(
      LARGE.type - 0.2,
    );
    expect((answersOn(name, true).cell * ANSWERS.digit) / POINT).toBeGreaterThanOrEqual(LARGE.type);
    // Answers are readable: at least 7 points.
    expect((answersOn(name, false).cell * ANSWERS.digit) / POINT).toBeGreaterThanOrEqual(7);
  }
});

test('every puzzle is printed once, and its answer once after the divider', () => {
  fc.assert(
    fc.property(options, fc.array(count, { maxLength: 5 }), (chosen, sizes) => {
      const puzzles = sizes.reduce((sum, size) => sum + size, 0);
      const part = { index: 0, heading: [], signs: [], lines: [] };
      const pages = pagesOf(sizes, chosen, [[part], [part, part]]);
      const indices = (kind: string) =>
        pages
          .filter((page) => page.kind === kind)
          .flatMap(({ placed }) => placed.map(({ index }) => index));
      const each = Array.from({ length: puzzles }, (_, index) => index);
      expect(indices('puzzles')).toEqual(each);
      expect(indices('answers')).toEqual(chosen.answers ? each : []);
      expect(pages.map(({ number }) => number)).toEqual(pages.map((_, index) => index + 1));
      const order = pages.map(({ kind }) =>
        ['title', 'puzzles', 'steps', 'divider', 'answers', 'blank'].indexOf(kind),
      );
      expect(order).toEqual([...order].sort((one, other) => one - other));
      const kinds = (kind: string) => pages.filter((page) => page.kind === kind).length;
      expect(pages.flatMap(({ parts }) => parts?.length ?? [])).toEqual(puzzles > 0 ? [1, 2] : []);
      expect(kinds('divider')).toBe(puzzles > 0 && chosen.answers && chosen.divider ? 1 : 0);
      expect(kinds('blank')).toBeLessThan(chosen.booklet ? 4 : 1);
      if (chosen.booklet) expect(pages.length % 4).toBe(0);
    }),
  );
});

/**
 * Folds sheets as a person would, and reads the pages: first the right halves of the fronts and the
 * left halves of the backs, then the others on the way back.
 */
function read<T>(sides: readonly { readonly left: T; readonly right: T }[]): T[] {
  const [fronts, backs] = [0, 1].map((rest) => sides.filter((_, index) => index % 2 === rest));
  const there = (fronts ?? []).flatMap((front, sheet) => [front.right, backs?.[sheet]?.left as T]);
  const back = (fronts ?? []).flatMap((front, sheet) => [front.left, backs?.[sheet]?.right as T]);
  return [...there, ...back.reverse()];
}

test('folded sheets read from the first page to the last', () => {
  fc.assert(
    fc.property(fc.nat({ max: 30 }), (sheetCount) => {
      const pages = Array.from({ length: 4 * sheetCount }, (_, index) => index + 1);
      const sides = folded(pages);
      expect(sides).toHaveLength(2 * sheetCount);
      expect(read(sides)).toEqual(pages);
    }),
  );
  expect(folded([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([
    { left: 8, right: 1 },
    { left: 2, right: 7 },
    { left: 6, right: 3 },
    { left: 4, right: 5 },
  ]);
  expect(() => folded([1, 2, 3])).toThrow(RangeError);
});

test('by rank: easier and fuller puzzles come first, those without a rank last', () => {
  const puzzles = [
    { rank: 0, clues: 30 },
    { rank: 3, clues: 24 },
    { rank: 1, clues: 30 },
    { rank: 3, clues: 28 },
  ];
  expect(ordered(puzzles, 'chosen')).toEqual(puzzles);
  expect(ordered(puzzles, 'rank')).toEqual([puzzles[2], puzzles[3], puzzles[1], puzzles[0]]);
});

test('the pages of a booklet fit twice on their sheet', () => {
  for (const name of PAPERS) {
    const page = papers[pagePaper({ ...usual(name), booklet: true })];
    const sheet = sheets[page.sheet];
    expect(sheet).toEqual(sheets[papers[name].sheet]);
    expect(2 * page.width).toBeLessThanOrEqual(sheet.width);
    expect(page.height).toBeLessThanOrEqual(sheet.height);
  }
  expect(pagePaper({ ...usual('letter'), booklet: true })).toBe('half-letter');
  expect(pagePaper(usual('letter'))).toBe('letter');
});

test('a booklet of Letter has at most as many puzzles per page as half of the paper', () => {
  const four: Options = { ...usual('letter'), perPage: 4 };
  expect(possible(four).perPage).toBe(4);
  expect(possible({ ...four, booklet: true })).toMatchObject({ paper: 'letter', perPage: 2 });
});

test('by default no page is between the puzzles and their answers', () => {
  for (const name of PAPERS)
    expect(pagesOf([9], usual(name)).map(({ kind }) => kind)).not.toContain('divider');
});
