/** Files of puzzles: reads texts and workbooks, writes workbooks; each file in its own worker. */
import { EngineWorker, type JobRunner } from './engine-worker';
import { cancelled } from './fault';
import type { Portion } from './types/messages';
import { language } from '../words/words.svelte';

/** The number of records or rows that travel between page and worker at once. */
const PORTION = 2048;

/**
 * The first bytes of a workbook: those of every ZIP archive, so of every .xlsx; and those of an old
 * .xls or of an .xlsx with a password.
 */
const HEADS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Returns whether a file is meant to be a workbook. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  HEADS.some((head) => head.every((byte, place) => bytes[place] === byte));

/**
 * Reads a text or a workbook. `onportion` gets each portion of records, in order. Fails with
 * `cancelled` when the signal aborts.
 */
export async function readFile(
  text: Uint8Array<ArrayBuffer>,
  onportion: (portion: Portion) => void,
  signal: AbortSignal,
  worker: JobRunner = new EngineWorker(isWorkbook(text) ? 'workbook' : 'mill'),
): Promise<void> {
  const stop = () => worker.end(cancelled());
  signal.addEventListener('abort', stop);
  try {
    await worker.do({ do: 'open', text, lang: language() });
    for (let isEnd = false; !isEnd;) {
      const answer = await worker.do({ do: 'read', count: PORTION });
      const portion = JSON.parse(String(answer)) as Portion;
      if (signal.aborted) throw cancelled();
      onportion(portion);
      isEnd = portion.is_end;
    }
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

/** Returns the bytes of a workbook with one sheet. The first row is the heading. */
export async function workbookOf(
  rows: readonly (readonly string[])[],
  worker: JobRunner = new EngineWorker('workbook'),
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    for (let first = 0; first < rows.length; first += PORTION)
      await worker.do({ do: 'table', rows: JSON.stringify(rows.slice(first, first + PORTION)) });
    const bytes = await worker.do({ do: 'workbook' });
    if (typeof bytes === 'string') throw new TypeError('a workbook is bytes');
    return bytes;
  } finally {
    worker.end(cancelled());
  }
}
