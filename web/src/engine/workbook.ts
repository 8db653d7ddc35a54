/**
 * Workbooks: how one is known, and a table written into one, some rows at a time, in a worker of
 * its own.
 */
import { cancelled } from './fault';
import { Hand } from './hand';

const ROWS = 2048;

/**
 * How every ZIP archive begins, and so every .xlsx; and how an old .xls does, or one with a
 * password.
 */
const HEADS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Whether a file is meant to be a workbook. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  HEADS.some((head) => head.every((byte, place) => bytes[place] === byte));

/** The workbook's file. The first row is the heading. */
export async function workbookOf(
  rows: readonly (readonly string[])[],
  hand: Pick<Hand, 'do' | 'end'> = new Hand('workbook'),
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    for (let first = 0; first < rows.length; first += ROWS)
      await hand.do({ do: 'table', rows: JSON.stringify(rows.slice(first, first + ROWS)) });
    const bytes = await hand.do({ do: 'workbook' });
    if (typeof bytes === 'string') throw new TypeError('a workbook is bytes');
    return bytes;
  } finally {
    hand.end(cancelled());
  }
}
