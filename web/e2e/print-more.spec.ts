/**
 * The optional parts of the page Print: hardest steps, read from the PDF and compared with the
 * command; and codes, read as a camera reads them.
 */
import decodeQR from 'qr/decode.js';
import { numpre, objects } from './command';
import {
  NINE,
  PAPERS,
  button,
  toggle,
  perPage,
  handOver,
  pdf,
  drawn,
  NO_PAGE,
  read,
  expectSize,
  colliding,
  outside,
} from './paper';
import { dotsOf, textOf, type Word } from './pdf';
import { Play } from './play';
import { expect, test } from './test';

/** The rank of each technique. */
const COMES_IN: Readonly<Record<string, number>> = {
  'naked-single': 1,
  'hidden-single': 2,
  'locked-candidates': 3,
  'naked-pair': 4,
  'hidden-pair': 4,
  'naked-triple': 5,
  'hidden-triple': 5,
  'naked-quad': 6,
  'hidden-quad': 6,
  negation: 7,
  trial: 8,
};

interface Explained {
  readonly technique: string;
  readonly placements: readonly { readonly cell: string; readonly digit: number }[];
  readonly text: string;
}

/** Returns the command's first step with the hardest technique, and the board before it. */
function hardestOf(puzzle: string): { board: string; text: string } {
  const [{ steps } = { steps: [] }] = objects(['explain', puzzle]) as unknown as {
    steps: readonly Explained[];
  }[];
  const rank = ({ technique }: Explained) => COMES_IN[technique] ?? 0;
  const most = Math.max(...steps.map(rank));
  const board = Array.from(puzzle);
  for (const step of steps) {
    if (rank(step) === most) return { board: board.join(''), text: step.text };
    for (const { cell, digit } of step.placements)
      board[9 * (Number(cell[1]) - 1) + Number(cell[3]) - 1] = String(digit);
  }
  throw new Error('there are no steps');
}

/** Removes separators of sentences: the command writes sentences on one line. */
const bare = (text: string) => text.replace(/[\s。]/g, '');

for (const [name, { size, margin, counts }] of Object.entries(PAPERS)) {
  test(`the hardest step of each puzzle is printed before the answers: ${name}`, async ({
    page,
  }, info) => {
    test.slow();
    await handOver(page, NINE);
    const expected = NINE.map(hardestOf);
    await page.locator('.choices select').first().selectOption(name);
    await perPage(page, counts.at(-1) ?? 1);
    await toggle(page, 'divider');
    await toggle(page, 'hardest');
    for (const isLarge of [false, true]) {
      await toggle(page, 'isLarge', isLarge);
      await expect(page.locator('.grid.step')).toHaveCount(9);
      const grids = await drawn(page);
      const pages = await pdf(page, info);
      expectSize(pages, size);
      const steps = grids.filter(({ kind }) => kind === 'step');
      expect(read(pages, grids, 'step')).toEqual(expected.map(({ board }) => board));
      const [first = 0, last = 0] = [steps[0]?.leaf, steps.at(-1)?.leaf];
      expect(first).toBe(Math.ceil(9 / (isLarge ? 1 : (counts.at(-1) ?? 1))));
      expect(textOf(pages.slice(last).find((one) => textOf(one) === '解答') ?? NO_PAGE)).toBe(
        '解答',
      );
      // The printed sentences are the same as the command's. On each page words overlap neither
      // each other nor the pictures.
      const printed = await page
        .locator('.leaf:has(.grid.step), .leaf:has(.line)')
        .locator('.line')
        .allTextContents();
      expect(bare(printed.join(''))).toBe(bare(expected.map(({ text }) => text).join('')));
      for (const [leaf, one] of pages.entries()) {
        const around = steps.filter((grid) => grid.leaf === leaf);
        const isOutside = ({ x, y }: Word) =>
          around.every(
            (grid) => x < grid.x || x > grid.x + grid.side || y < grid.y || y > grid.y + grid.side,
          );
        expect(colliding({ ...one, words: one.words.filter(isOutside) })).toEqual([]);
        expect(outside(one, margin)).toEqual([]);
      }
    }
  });
}

test('the hardest steps follow the language and can be switched off', async ({ page }) => {
  await handOver(page, NINE);
  await toggle(page, 'hardest');
  await expect(page.locator('.grid.step')).toHaveCount(9);
  await expect(page.locator('.choices')).toContainText('いちばん難しい手筋が初めて必要になる直前');
  await expect(page.locator('.leaf', { has: page.locator('.step') }).first()).toContainText(
    '単独候補マス',
  );
  await page.evaluate(() => localStorage.setItem('numpre.settings', '{"language":"en"}'));
  await page.reload();
  await expect(page.locator('.grid.step')).toHaveCount(9);
  await expect(page.locator('.choices')).toContainText('just before its hardest technique');
  await expect(page.locator('.leaf', { has: page.locator('.step') }).first()).toContainText(
    'hidden single',
  );
  await toggle(page, 'hardest', false);
  await expect(page.locator('.grid.step')).toHaveCount(0);
});

for (const [name, count] of [
  ['a4', 6],
  ['b5', 4],
  ['b6', 2],
  ['shinsho', 1],
] as const) {
  test(`a camera can read the code of each puzzle's link: ${name}, ${count} per page`, async ({
    page,
  }, info) => {
    const puzzles = NINE.slice(0, 3);
    await handOver(page, puzzles);
    await expect(page.locator('.code')).toHaveCount(0);
    await page.locator('.choices select').first().selectOption(name);
    await perPage(page, count);
    await toggle(page, 'codes');
    await expect(page.locator('.code')).toHaveCount(3);
    const codes = await page.locator('.leaf').evaluateAll((all) =>
      all.flatMap((leaf, index) => {
        const svg = leaf.querySelector('svg');
        const corner = svg?.getBoundingClientRect();
        const scale = (svg?.viewBox.baseVal.width ?? 1) / (corner?.width ?? 1);
        return [...leaf.querySelectorAll('.code')].map((code) => {
          const { left, top, width } = code.getBoundingClientRect();
          const [x, y] = [(left - (corner?.left ?? 0)) * scale, (top - (corner?.top ?? 0)) * scale];
          return {
            leaf: index,
            x,
            y,
            side: width * scale,
            size: Number(code.getAttribute('data-size')),
          };
        });
      }),
    );
    await expect(button(page)).toBeEnabled();
    const path = info.outputPath('printed.pdf');
    await page.pdf({ path, preferCSSPageSize: true });
    const links = numpre(['convert', '--to', 'numpre'], puzzles.join('\n')).trim().split('\n');
    const here = page.url().replace(/#.*/, '');
    const expected = links.map((link) => here + link.replace(/^[^#]*/, ''));
    const DOTS = 12;
    const read = codes.map(({ leaf, x, y, side, size }) => {
      expect(side).toBeGreaterThan(14.99);
      const white = (4 * side) / size;
      const at = { x: x - white, y: y - white, side: side + 2 * white };
      const { width, height, data } = dotsOf(path, leaf + 1, at, DOTS);
      const dot = (column: number, row: number) =>
        data[Math.round(row) * width + Math.round(column)] ?? 0;
      // The white border of four modules is empty, except for the dots at its edge.
      const edge = Math.floor(white * DOTS) - 2;
      const inWhite = [...data.keys()].filter((place) => {
        const [column, row] = [place % width, Math.floor(place / width)];
        const isInside = (at: number, whole: number) => at >= edge && at < whole - edge;
        return (
          column > 1 &&
          row > 1 &&
          column < width - 2 &&
          row < height - 2 &&
          !(isInside(column, width) && isInside(row, height))
        );
      });
      expect(inWhite.every((place) => data[place] === 255)).toBe(true);
      // The first two modules of row 9 contain the error correction level, XORed with binary 10.
      // For level L both are black.
      const module = (column: number) =>
        dot((white + ((column + 0.5) * side) / size) * DOTS, (white + (8.5 * side) / size) * DOTS) <
        128;
      expect(module(0) && module(1)).toBe(false);
      const rgba = Uint8Array.from({ length: 4 * data.length }, (_, place) =>
        place % 4 === 3 ? 255 : (data[place >> 2] ?? 0),
      );
      return decodeQR({ width, height, data: rgba });
    });
    expect(read).toEqual(expected);
    // The address opens the puzzle.
    const play = new Play(page);
    await page.goto(read[1] ?? '');
    await expect.poll(() => play.digits()).toBe(puzzles[1]);
  });
}
