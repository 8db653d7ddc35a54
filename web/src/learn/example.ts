/** The example on a technique's page, drawn by the engine. */
import { engine } from '../engine/questions';
import type { Step } from '../engine/types/messages';
import { language } from '../words/words.svelte';
import { pageOf } from './book';

const known = new Map<string, Promise<Step | undefined>>();

async function drawn(technique: string): Promise<Step | undefined> {
  const page = await pageOf(technique);
  if (!page) return undefined;
  const { records } = await engine.ask('read', { text: page.board }, { isEach: true });
  const board = records[0]?.board;
  if (!board) return undefined;
  const { steps } = await engine.ask('all', { board, technique, limit: 1 }, { isEach: true });
  return steps[0];
}

/**
 * Returns the step of the book's example; undefined if there is none or the engine does not answer.
 */
export function exampleOf(technique: string): Promise<Step | undefined> {
  const key = `${language()} ${technique}`;
  const asked =
    known.get(key) ??
    drawn(technique).catch(() => {
      // The next call asks again.
      known.delete(key);
      return undefined;
    });
  known.set(key, asked);
  return asked;
}
