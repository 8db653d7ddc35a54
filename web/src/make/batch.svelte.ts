/** Many puzzles of one order. An interruption does not change which puzzles are made. */
import { faultText } from '../ui/fault';
import { codeOf, EngineFault } from '../engine/fault';
import type { Generated, Order } from '../engine/types/messages';
import { bulk } from '../engine/bulk';
import { asAll, asWhole, isObject } from '../records/fields';
import { asMade } from './made';

/** At most this many in one batch. */
export const MOST = 10_000;

/** The puzzles made for an order. */
export interface Made {
  readonly order: Order | undefined;
  readonly of: number;
  readonly done: number;
  readonly made: readonly Generated[];
}

export class Batch {
  /** How many are wanted. */
  of = $state(0);
  /** How many indices are done, whether or not something was found. */
  done = $state(0);
  /** What was found, by index. */
  made: readonly Generated[] = $state.raw([]);
  isRunning = $state(false);
  problem = $state('');

  private order: Order | undefined;
  private stop: AbortController | undefined;

  /** The number of indices without a puzzle. */
  get missing(): number {
    return this.done - this.made.length;
  }

  get canContinue(): boolean {
    return !this.isRunning && this.done < this.of;
  }

  /** Begins from the first puzzle. */
  start(order: Order, count: number): Promise<void> {
    this.order = order;
    this.of = count;
    this.done = 0;
    this.made = [];
    return this.resume();
  }

  /** Continues after an interruption. */
  async resume(): Promise<void> {
    if (!this.order || this.isRunning) return;
    this.stop = new AbortController();
    this.isRunning = true;
    this.problem = '';
    const onmade = (made: readonly (Generated | null)[]) => {
      this.made = [...this.made, ...made.filter((one) => one !== null)];
      this.done += made.length;
    };
    try {
      await bulk.make(this.order, this.done, this.of - this.done, onmade, {
        signal: this.stop.signal,
      });
    } catch (error) {
      if (codeOf(error) !== 'cancelled') this.problem = textOf(error);
    } finally {
      this.isRunning = false;
    }
  }

  /** What is kept over a reload. */
  get draft(): unknown {
    const { of, done, made, order } = this;
    return made.length === 0 ? undefined : { of, done, made, order };
  }

  /** Continues what was kept, unless something was begun meanwhile. */
  restore(draft: unknown): void {
    if (!isObject(draft) || this.of > 0 || !isObject(draft.order)) return;
    const made = asAll(draft.made, asMade, MOST);
    const of = asWhole(draft.of, 1, MOST);
    const done = asWhole(draft.done, 0, of ?? 0);
    if (!made || of === undefined || done === undefined || made.length > done) return;
    // The engine checks the order again when work continues.
    this.order = draft.order;
    [this.of, this.done, this.made] = [of, done, made];
  }

  /** Another batch in place of this one, as it was. */
  replaceBy({ order, of, done, made }: Made): void {
    this.cancel();
    this.order = order;
    [this.of, this.done, this.made] = [of, done, made];
  }

  /** The batch as it is now. */
  get now(): Made {
    const { order, of, done, made } = this;
    return { order, of, done, made };
  }

  cancel(): void {
    this.stop?.abort();
  }
}

/** Bulk work refuses with an object in JSON. */
function textOf(error: unknown): string {
  if (!(error instanceof EngineFault) || error.fault.text === '') return faultText(error);
  try {
    return (JSON.parse(error.fault.text) as { text?: string }).text ?? error.fault.text;
  } catch {
    return error.fault.text;
  }
}
