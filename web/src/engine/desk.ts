/**
 * The desk of the person at the board: questions are answered in order, a newer one of the same
 * kind replaces one that waits; after a crash there is one more try.
 */
import { cancelled, codeOf, EngineFault } from './fault';
import { Hand } from './hand';
import { type AskedModule, type Kind, moduleOf, type Questions, type Reply } from './messages';
import { language } from '../words/words.svelte';

interface Waiting {
  readonly kind: Kind;
  readonly with: unknown;
  readonly options: Options;
  readonly lang: string;
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
}

export interface Options {
  /** After how long the engine breaks off. */
  readonly deadlineMs?: number;
  /** Every question of this kind is wanted, none replaces another. */
  readonly isEach?: boolean;
}

/** Long enough for the hardest question on a slow phone. */
const DEADLINE_MS = 15_000;

export class DeskClient {
  private readonly hands: Readonly<Record<AskedModule, Pick<Hand, 'do' | 'prepare'>>>;
  private waiting: Waiting[] = [];
  private isBusy = false;
  private last = 0;

  constructor(hand?: Pick<Hand, 'do' | 'prepare'>) {
    this.hands = { desk: hand ?? new Hand('desk'), mill: hand ?? new Hand('mill') };
  }

  /** Has the engine fetched before the first question. */
  prepare(): void {
    this.hands.desk.prepare();
  }

  /**
   * Asks the engine. It fails with an `EngineFault`; with `cancelled`, where a newer question took
   * its place.
   */
  ask<K extends Kind>(
    kind: K,
    what: Questions[K]['with'],
    options: Options = {},
  ): Promise<Questions[K]['value']> {
    if (!options.isEach) {
      const replaced = this.waiting.filter((one) => one.kind === kind && !one.options.isEach);
      this.waiting = this.waiting.filter((one) => !replaced.includes(one));
      replaced.forEach((one) => one.failed(cancelled()));
    }
    return new Promise<unknown>((done, failed) => {
      this.waiting.push({ kind, with: what, options, lang: language(), done, failed });
      void this.work();
    }) as Promise<Questions[K]['value']>;
  }

  private async work(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      try {
        next.done(await this.answer(next, true));
      } catch (error) {
        next.failed(error);
      }
    }
    this.isBusy = false;
  }

  private async answer(question: Waiting, isRetrying: boolean): Promise<unknown> {
    const { kind, with: what, lang, options } = question;
    const deadline = options.deadlineMs ?? DEADLINE_MS;
    const text = JSON.stringify({
      v: 1,
      id: ++this.last,
      ask: kind,
      with: what,
      lang,
      deadline_ms: deadline,
    });
    try {
      const reply = JSON.parse(
        String(await this.hands[moduleOf[kind]].do({ do: 'ask', text }, deadline)),
      ) as Reply;
      if (reply.ok) return reply.value;
      throw new EngineFault(reply.error);
    } catch (error) {
      if (isRetrying && codeOf(error) === 'crashed') return this.answer(question, false);
      throw error;
    }
  }
}

/** The page's one desk. Its workers begin with the first question to each. */
export const desk = new DeskClient();
