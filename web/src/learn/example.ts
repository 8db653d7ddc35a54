/** The worked board of a technique's page, as the engine draws its step. */
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

/** The step of the book's example; undefined where there is none, or the engine does not answer. */
export function exampleOf(technique: string): Promise<Step | undefined> {
  const key = `${language()} ${technique}`;
  const asked =
    known.get(key) ??
    drawn(technique).catch(() => {
      // Asked again the next time.
      known.delete(key);
      return undefined;
    });
  known.set(key, asked);
  return asked;
}
