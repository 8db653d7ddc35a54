/**
 * Questions to the engine about one board, answered in order. A newer question replaces one of the
 * same kind that still waits. After a crash a question is asked once more.
 */
import { cancelled, EngineFault } from './fault';
import { againAfterCrash, EngineWorker } from './engine-worker';
import {
  type AskedModule,
  type Kind,
  moduleOf,
  type Questions,
  type Reply,
} from './types/messages';
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
  /** True if every question of this kind is answered: a newer one does not replace it. */
  readonly isEach?: boolean;
}

/**
 * The time after which the engine stops working on a question. It is long enough on a slow phone
 * for all questions but the rating of Sudoku Explainer, which may take longer.
 */
export const DEADLINE_MS = 15_000;

type Answerer = Pick<EngineWorker, 'do' | 'prepare' | 'end'>;

export class QuestionQueue {
  private readonly workers: Readonly<Record<AskedModule, Answerer>>;
  private waiting: Waiting[] = [];
  private isBusy = false;
  private last = 0;

  constructor(worker?: Answerer) {
    this.workers = {
      desk: worker ?? new EngineWorker('desk'),
      mill: worker ?? new EngineWorker('mill'),
    };
  }

  /** Fetches the engine before the first question. */
  prepare(): void {
    this.workers.desk.prepare();
  }

  /** Asks the engine. Fails with `cancelled` if a newer question replaced this one. */
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

  /** Ends the workers. Questions without an answer fail with `cancelled`. */
  end(): void {
    const { waiting } = this;
    this.waiting = [];
    waiting.forEach((one) => one.failed(cancelled()));
    Object.values(this.workers).forEach((worker) => worker.end(cancelled()));
  }

  private async work(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const question = next;
      try {
        question.done(await againAfterCrash(() => this.answer(question)));
      } catch (error) {
        question.failed(error);
      }
    }
    this.isBusy = false;
  }

  private async answer({ kind, with: what, lang }: Waiting): Promise<unknown> {
    const text = JSON.stringify({
      v: 1,
      id: ++this.last,
      ask: kind,
      with: what,
      lang,
      deadline_ms: DEADLINE_MS,
    });
    const answer = await this.workers[moduleOf[kind]].do({ do: 'ask', text }, DEADLINE_MS);
    const reply = JSON.parse(String(answer)) as Reply;
    if (reply.ok) return reply.value;
    throw new EngineFault(reply.error);
  }
}

/** The page's one queue. Each of its workers starts with the first question for it. */
export const engine = new QuestionQueue();
