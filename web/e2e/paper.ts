/** Uses the page Print like a user, and reads what is on the paper. */
import { expect, type Page, type TestInfo } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { numpre } from './command';
import { gridOf, pagesOf, type PdfPage, type Square, type Word } from './pdf';

/** Three puzzles of every rank. */
export const PUZZLES = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((rank) =>
  readFileSync(new URL(`../../corpus/rank-${rank}.csv`, import.meta.url), 'utf8')
    .split('\n')
    .slice(1, 4)
    .map((line) => line.split(',')[1] ?? ''),
);
/** One puzzle of every rank, and one more. */
export const NINE = [...PUZZLES.filter((_, index) => index % 3 === 0), PUZZLES[1] ?? ''];
export const answersOf = (puzzles: readonly string[]): string[] =>
  numpre(['solve', '-O', 'line'], puzzles.join('\n')).trim().split('\n');

/**
 * For each paper: width and height, margin, the numbers of puzzles per page, the number of answers,
 * and the sheet that is folded.
 */
export const PAPERS = {
  a4: { size: [210, 297], margin: 15, counts: [1, 2, 4, 6], answers: 12 },
  letter: { size: [216, 279], margin: 15, counts: [1, 2, 4, 6], answers: 12 },
  'half-letter': { size: [139, 216], margin: 11, counts: [1, 2], answers: 12 },
  b5: { size: [182, 257], margin: 13, counts: [1, 2, 4, 6], answers: 12 },
  a5: { size: [148, 210], margin: 12, counts: [1, 2], answers: 9 },
  b6: { size: [128, 182], margin: 10, counts: [1, 2], answers: 9 },
  shinsho: { size: [103, 182], margin: 9, counts: [1, 2], answers: 8 },
} as const;

export const leaves = (page: Page) => page.locator('.leaf');
export const button = (page: Page) => page.locator('.do button');
export const toggle = (page: Page, name: string, isOn = true) =>
  page.locator(`[name=${name}]`).setChecked(isOn);
export const perPage = (page: Page, count: number) =>
  page
    .locator('.counts')
    .getByRole('button', { name: String(count), exact: true })
    .click();

/** Hands puzzles over to Print through the page Check. */
export async function handOver(page: Page, puzzles: readonly string[]): Promise<void> {
  await page.goto('./#/check');
  await page.locator('.source textarea').first().fill(puzzles.join('\n'));
  await page.locator('button.print').click();
  await expect(page).toHaveURL(/#\/print$/);
  await expect(button(page)).toBeEnabled();
}

export async function pdf(page: Page, info: TestInfo): Promise<PdfPage[]> {
  await expect(button(page)).toBeEnabled();
  const path = info.outputPath('printed.pdf');
  await page.pdf({ path, preferCSSPageSize: true });
  return pagesOf(path);
}

export interface Drawn extends Square {
  readonly kind: string | null;
  /** The index of the leaf on which it is drawn. */
  readonly leaf: number;
}

/** Returns the places of all grids, in millimetres from the corner of their leaf. */
export async function drawn(page: Page): Promise<Drawn[]> {
  return leaves(page).evaluateAll((all) =>
    all.flatMap((leaf, index) => {
      const svg = leaf.querySelector('svg');
      const scale = (svg?.viewBox.baseVal.width ?? 1) / (svg?.getBoundingClientRect().width ?? 1);
      const corner = svg?.getBoundingClientRect();
      return [...leaf.querySelectorAll('.grid')].map((grid) => {
        const { left, top, width } = (grid.querySelector('rect') ?? grid).getBoundingClientRect();
        const kind = grid.getAttribute('data-kind');
        const [x, y] = [(left - (corner?.left ?? 0)) * scale, (top - (corner?.top ?? 0)) * scale];
        return { leaf: index, kind, x, y, side: width * scale };
      });
    }),
  );
}

export const NO_PAGE: PdfPage = { width: 0, height: 0, words: [] };

export const read = (pages: readonly PdfPage[], grids: readonly Drawn[], kind: string) =>
  grids
    .filter((grid) => grid.kind === kind)
    .map((grid) => gridOf(pages[grid.leaf] ?? NO_PAGE, grid));

export function expectSize(
  pages: readonly PdfPage[],
  [width, height]: readonly [number, number],
): void {
  for (const page of pages) {
    expect(Math.abs(page.width - width)).toBeLessThan(0.5);
    expect(Math.abs(page.height - height)).toBeLessThan(0.5);
  }
}

/** Returns words on one line that overlap each other. */
export function colliding({ words }: PdfPage): string[] {
  const collide = (one: Word, other: Word) =>
    // Between these two signs of a heading, the type is closer than the boxes of the letters.
    !(one.text.endsWith('）') && other.text.startsWith('・')) &&
    Math.abs(one.y - other.y) < 1 &&
    one.left < other.right - 0.3 &&
    other.left < one.right - 0.3;
  return words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .filter((other) => collide(one, other))
      .map((other) => `${one.text} ${other.text}`),
  );
}

/** Returns the words in the margins at the sides. */
export const outside = ({ words, width }: PdfPage, margin: number): string[] =>
  words
    .filter(({ left, right }) => left < margin - 1 || right > width - margin + 1)
    .map(({ text }) => text);
