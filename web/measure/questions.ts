/** Asks the engine on the page's own thread, the only one that the browser can slow. */
import type { Page } from '@playwright/test';
import { type Kind, moduleOf, type Questions } from '../src/engine/types/messages';
import { TIMES } from './speed';

export interface Question {
  readonly ask: Kind;
  readonly with: unknown;
  /** Asked right before it, each time, but not measured. */
  readonly before?: unknown;
}

interface Desk {
  ask(text: string): string;
}
interface Module {
  initSync(from: { module: WebAssembly.Module }): void;
  Desk: new () => Desk;
  Mill: new () => { rate_many(puzzles: Uint8Array): Uint8Array };
  Reading: new (text: Uint8Array, lang: string) => { next(count: number): string };
}
/** The page's globals: two modules of the engine, each with an engine. */
export interface Holder {
  readonly engine: Readonly<Record<string, { readonly module: Module; readonly desk: Desk }>>;
}

/** Opens an empty page, and loads the engine on it. */
export async function openEngine(page: Page): Promise<void> {
  await page.goto('./blank.html');
  await page.evaluate(async () => {
    const load = async (name: string) => {
      const module = (await import(`/engine/${name}/numpre_wasm.js`)) as Module;
      module.initSync({
        module: await WebAssembly.compileStreaming(fetch(`/engine/${name}/numpre_wasm_bg.wasm`)),
      });
      return [name, { module, desk: new module.Desk() }] as const;
    };
    Object.assign(window, { engine: Object.fromEntries([await load('desk'), await load('mill')]) });
  });
}

/** Returns a question as the engine reads it. */
const textOf = (ask: Kind, what: unknown): string =>
  JSON.stringify({ v: 1, id: 1, ask, with: what, lang: 'ja' });

/** How often, and how many of, the slowest questions are asked again. */
const AGAIN = 15;
const SLOWEST = 8;

/**
 * Returns the milliseconds that each question takes: the median of several runs. The slowest are
 * asked again, more often. Of hundreds of medians of a few runs, the highest is otherwise that of a
 * moment at which the machine was slow.
 */
export async function times(page: Page, questions: readonly Question[]): Promise<number[]> {
  const took = await medians(page, questions, TIMES);
  const bySlowness = took.map((_, place) => place).sort((a, b) => (took[b] ?? 0) - (took[a] ?? 0));
  const slowest = bySlowness.slice(0, SLOWEST);
  const asked = slowest.flatMap((place) => questions[place] ?? []);
  const again = await medians(page, asked, AGAIN);
  slowest.forEach((place, number) => {
    took[place] = again[number] ?? 0;
  });
  return took;
}

/** Returns the milliseconds that each question takes: the median of this many runs. */
export async function medians(
  page: Page,
  questions: readonly Question[],
  often: number,
): Promise<number[]> {
  const asked = questions.map(({ ask, with: what, before }) => ({
    module: moduleOf[ask],
    text: textOf(ask, what),
    before: before === undefined ? null : textOf(ask, before),
  }));
  return page.evaluate(
    ([list, count]) => {
      const { engine } = window as unknown as Holder;
      return list.map(({ module, text, before }) => {
        const took = Array.from({ length: count }, () => {
          if (before !== null) engine[module]?.desk.ask(before);
          const begin = performance.now();
          const reply = JSON.parse(engine[module]?.desk.ask(text) ?? '') as { ok: boolean };
          if (!reply.ok) throw new Error(text + JSON.stringify(reply));
          return performance.now() - begin;
        });
        return took.sort((a, b) => a - b)[count >> 1] ?? 0;
      });
    },
    [asked, often] as const,
  );
}

/** Returns the answers to these questions. */
export async function answers<K extends Kind>(
  page: Page,
  ask: K,
  questions: readonly Questions[K]['with'][],
): Promise<Questions[K]['value'][]> {
  const texts = questions.map((what) => textOf(ask, what));
  const replies = await page.evaluate(
    ([module, list]) => {
      const { engine } = window as unknown as Holder;
      return list.map((text) => engine[module]?.desk.ask(text) ?? '');
    },
    [moduleOf[ask], texts] as const,
  );
  return replies.map((reply) => (JSON.parse(reply) as { value: Questions[K]['value'] }).value);
}
