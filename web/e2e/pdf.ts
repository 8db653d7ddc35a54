/** PDF files as poppler reads them: boxes and words, in millimetres. */
import { execFileSync } from 'node:child_process';

export interface Word {
  readonly text: string;
  /** The middle of the word, from the page's upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly right: number;
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
}

const MILLIMETRES = 25.4 / 72;
const lengths = (found: readonly (string | undefined)[]) =>
  found.map((points) => Number(points) * MILLIMETRES);

function wordOf([, xMin, yMin, xMax, yMax, text = '']: readonly string[]): Word {
  const [left = 0, top = 0, right = 0, bottom = 0] = lengths([xMin, yMin, xMax, yMax]);
  return { text, left, right, x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Returns every page of a file. */
export function pagesOf(path: string): PdfPage[] {
  const text = execFileSync('pdftotext', ['-bbox', path, '-'], {
    encoding: 'utf8',
    maxBuffer: 1 << 27,
  });
  const pages = text.split('<page ').slice(1);
  return pages.map((page) => {
    const [width = 0, height = 0] = lengths(
      /^width="([\d.]+)" height="([\d.]+)"/.exec(page)?.slice(1) ?? [],
    );
    const words = page.matchAll(
      /<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g,
    );
    return { width, height, words: [...words].map(wordOf) };
  });
}

/** A square on a page. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** A printed character: its middle, and the distance to the next one in normal text. */
interface Character {
  readonly text: string;
  readonly x: number;
  readonly advance: number;
}

/**
 * Returns the characters of a word inside a grid with cells of this width.
 *
 * Depending on the font, poppler joins digits of adjacent cells, or adjacent candidates of one
 * cell, into one word. They are a whole cell or a third of a cell apart, and a digit is narrower
 * than either distance: so "56" of candidates is at most 2/3 of a cell wide, and "56" of two cells
 * more than one cell.
 */
function charactersOf({ text, left, right }: Word, cell: number): Character[] {
  const gaps = text.length - 1;
  const apart = right - left > gaps * cell ? cell : cell / 3;
  const advance = right - left - gaps * apart;
  return Array.from(text, (one, index) => ({
    text: one,
    x: left + advance / 2 + index * apart,
    advance,
  }));
}

/**
 * The least advance of a digit of the board, as a part of a cell. Such a digit has a type size of
 * 0.62 or 0.72 of a cell, a candidate of 0.235 (`papers.json`). In every usual font digits advance
 * by 0.5 to 0.7 of the type size: a digit of the board by at least 0.31 of a cell, a candidate by
 * at most 0.165. A word's height cannot distinguish them: poppler takes it from the font's own box,
 * which may be several times the type size.
 */
const LEAST_ADVANCE = 0.235;

/** Returns the digits in the 81 cells of a square, with `.` for blanks. Candidates are ignored. */
export function gridOf(page: PdfPage, { x, y, side }: Square): string {
  const cells = Array<string>(81).fill('.');
  for (const word of page.words.filter(({ text }) => /^[1-9]+$/.test(text))) {
    const row = Math.floor((9 * (word.y - y)) / side);
    for (const one of charactersOf(word, side / 9)) {
      const column = Math.floor((9 * (one.x - x)) / side);
      const isInside = [row, column].every((place) => place >= 0 && place < 9);
      if (isInside && one.advance > (LEAST_ADVANCE * side) / 9) cells[9 * row + column] = one.text;
    }
  }
  return cells.join('');
}

/**
 * Returns a part of a page as a printer with this number of dots per millimetre prints it: one byte
 * per dot, with 0 for black.
 */
export function dotsOf(
  path: string,
  number: number,
  { x, y, side }: Square,
  dots: number,
): { readonly width: number; readonly height: number; readonly data: Uint8Array } {
  const at = [x, y, side, side].map((length) => String(Math.round(length * dots)));
  const [left = '', top = '', width = '', height = ''] = at;
  const where = ['-x', left, '-y', top, '-W', width, '-H', height];
  const pages = ['-f', String(number), '-l', String(number), '-r', String(dots * 25.4)];
  const file = execFileSync('pdftoppm', ['-gray', ...pages, ...where, path], {
    maxBuffer: 1 << 27,
  });
  const head = /^P5\s(\d+) (\d+)\s255\s/.exec(file.toString('latin1', 0, 40));
  if (!head) throw new Error('pdftoppm wrote no picture');
  return { width: Number(head[1]), height: Number(head[2]), data: file.subarray(head[0].length) };
}

export const textOf = (page: PdfPage): string => page.words.map(({ text }) => text).join(' ');

/** Returns the number of characters on the page, in any division into words. */
export const charactersOn = (page: PdfPage): number =>
  page.words.reduce((sum, { text }) => sum + text.length, 0);
