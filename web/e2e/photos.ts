/** Pictures of printed pages, drawn by the test's browser, and ways to give them to the page. */
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';

/** The face of the printed digits. What is read must not depend on the faces of the machine. */
const FACE = new URL('../src/style/fonts/digits-400.woff2', import.meta.url);

export interface Printed {
  readonly puzzle: string;
  /** The place of the upper left corner. */
  readonly left: number;
  readonly top: number;
  readonly cell: number;
  /** A cell with a blot of ink. */
  readonly inked?: number;
  /** A player's digits, in blue: 81 characters. */
  readonly entered?: string;
}

const lines = ({ left, top, cell }: Printed): string =>
  Array.from({ length: 10 }, (_, line) => {
    const at = line * cell;
    const width = line % 3 === 0 ? 3 : 1;
    return (
      `<path stroke="#222" stroke-width="${width}" d="M${left + at} ${top}v${9 * cell}` +
      `M${left} ${top + at}h${9 * cell}"/>`
    );
  }).join('');

const digits = ({ puzzle, left, top, cell, inked, entered = '' }: Printed): string =>
  Array.from(puzzle)
    .map((digit, index) => {
      const [x, y] = [left + (index % 9) * cell, top + Math.floor(index / 9) * cell];
      if (index === inked)
        return `<circle fill="#222" cx="${x + cell / 2}" cy="${y + cell / 2}" r="${0.16 * cell}"/>`;
      const shown = /[1-9]/.test(digit) ? digit : entered[index];
      if (shown === undefined || !/[1-9]/.test(shown)) return '';
      const ink = shown === digit ? '' : ' fill="#2563c8"';
      const place = `x="${x + cell / 2}" y="${y + 0.74 * cell}"`;
      return `<text ${place} font-size="${0.68 * cell}"${ink}>${shown}</text>`;
    })
    .join('');

/** Returns a PNG picture of a page with these boards. */
export async function picture(
  page: Page,
  boards: readonly Printed[],
  width = 700,
  height = 700,
): Promise<Buffer> {
  const drawn = boards.map((board) => lines(board) + digits(board)).join('');
  const face = `data:font/woff2;base64,${readFileSync(FACE, 'base64')}`;
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width, height });
  await sheet.setContent(
    `<style>@font-face { font-family: print; src: url(${face}); }</style>` +
      `<body style="margin:0"><svg width="${width}" height="${height}" font-family="print" ` +
      `text-anchor="middle" style="background:#eee">${drawn}</svg>`,
  );
  await sheet.evaluate(() => document.fonts.ready);
  const bytes = await sheet.screenshot({ clip: { x: 0, y: 0, width, height } });
  await sheet.close();
  await page.bringToFront();
  return bytes;
}

/** Chooses a picture as a file. */
export const choose = (
  page: Page,
  buffer: Buffer,
  name = 'puzzle.png',
  mimeType = 'image/png',
): Promise<void> =>
  page.locator('input[type=file]:not([capture])').setInputFiles({ name, mimeType, buffer });

/** Gives a picture to the page as if it was pasted or dropped. */
export const transfer = (page: Page, kind: 'paste' | 'drop', buffer: Buffer): Promise<void> =>
  page.evaluate(
    ([one, bytes]) => {
      const data = new DataTransfer();
      const binary = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      data.items.add(new File([binary], 'puzzle.png', { type: 'image/png' }));
      const event =
        one === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
      (one === 'paste' ? document.body : document.querySelector('main'))?.dispatchEvent(event);
    },
    [kind, buffer.toString('base64')] as const,
  );
