/** Reads files and texts of puzzles, a portion of records at a time, in a worker of its own. */
import { cancelled } from './fault';
import { Hand } from './hand';
import type { Portion } from './messages';
import { language } from '../words/words.svelte';
import { isWorkbook } from './workbook';

const RECORDS = 2048;

/**
 * Reads a text or a workbook; each portion is told, in order. It fails with `cancelled` when it is
 * broken off.
 */
export async function readFile(
  text: Uint8Array<ArrayBuffer>,
  told: (portion: Portion) => void,
  signal: AbortSignal,
  hand: Pick<Hand, 'do' | 'end'> = new Hand(isWorkbook(text) ? 'workbook' : 'mill'),
): Promise<void> {
  const stop = () => hand.end(cancelled());
  signal.addEventListener('abort', stop);
  try {
    await hand.do({ do: 'open', text, lang: language() });
    for (let isEnd = false; !isEnd;) {
      const portion = JSON.parse(String(await hand.do({ do: 'read', count: RECORDS }))) as Portion;
      if (signal.aborted) throw cancelled();
      told(portion);
      isEnd = portion.is_end;
    }
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}
