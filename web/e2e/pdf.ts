/** PDF files as poppler reads them: boxes and words, in millimetres. */
import { execFileSync } from 'node:child_process';

export interface Word {
  readonly text: string;
  /** Its middle, from the page's upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly right: number;
  readonly height: number;
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
}

const MILLIMETRES = 25.4 / 72;
const lengths = (found: readonly (string | undefined)[]) => found.map((points) => Number(points) * MILLIMETRES);

function wordOf([, xMin, yMin, xMax, yMax, text = '']: readonly string[]): Word {
  const [left = 0, top = 0, right = 0, bottom = 0] = lengths([xMin, yMin, xMax, yMax]);
  return { text, left, right, x: (left + right) / 2, y: (top + bottom) / 2, height: bottom - top };
}

/** Every page of a file. */
export function pagesOf(path: string): PdfPage[] {
  const text = execFileSync('pdftotext', ['-bbox', path, '-'], { encoding: 'utf8', maxBuffer: 1 << 27 });
  const pages = text.split('<page ').slice(1);
  return pages.map((page) => {
    const [width = 0, height = 0] = lengths(/^width="([\d.]+)" height="([\d.]+)"/.exec(page)?.slice(1) ?? []);
    const words = page.matchAll(/<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g);
    return { width, height, words: [...words].map(wordOf) };
  });
}

/** A square on a page. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** The digits that stand in the 81 cells of a square, `.` where there is none. */
export function gridOf(page: PdfPage, { x, y, side }: Square): string {
  const cells = Array<string>(81).fill('.');
  for (const word of page.words) {
    const [row, column] = [(word.y - y) / side, (word.x - x) / side].map((part) => Math.floor(9 * part));
    const isInside = (place: number | undefined) => place !== undefined && place >= 0 && place < 9;
    if (/^[1-9]$/.test(word.text) && isInside(row) && isInside(column))
      cells[9 * (row ?? 0) + (column ?? 0)] = word.text;
  }
  return cells.join('');
}

/** A part of a page as it comes from a printer of so many dots a millimetre: a byte a dot, 0 for black. */
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
  const file = execFileSync('pdftoppm', ['-gray', ...pages, ...where, path], { maxBuffer: 1 << 27 });
  const head = /^P5\s(\d+) (\d+)\s255\s/.exec(file.toString('latin1', 0, 40));
  if (!head) throw new Error('pdftoppm wrote no picture');
  return { width: Number(head[1]), height: Number(head[2]), data: file.subarray(head[0].length) };
}

export const textOf = (page: PdfPage): string => page.words.map(({ text }) => text).join(' ');
