/** Many puzzles of one order. An interruption does not change which puzzles are made. */
import { faultText } from '../ui/fault';
import { codeOf, EngineFault } from '../engine/fault';
import type { Generated, Order } from '../engine/types/messages';
import { bulk } from '../engine/bulk';
import { asAll, asWhole, isObject } from '../records/fields';
import { asMade } from './made';

/** The most puzzles of one batch. */
export const MOST = 10_000;

/** A batch: the order, and the puzzles made for it so far. */
export interface Made {
  readonly order: Order | undefined;
  readonly of: number;
  readonly done: number;
  readonly made: readonly Generated[];
}

export class Batch {
  /** The number of puzzles that are wanted. */
  of = $state(0);
  /** The number of indices that are done, with or without a puzzle. */
  done = $state(0);
  /** The puzzles found, in the order of their indices. */
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

  /** Begins a new batch at its first index. */
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

  /** The batch to keep over a reload; undefined if it has no puzzles. */
  get draft(): unknown {
    const { of, done, made, order } = this;
    return made.length === 0 ? undefined : { of, done, made, order };
  }

  /** Restores a kept batch, unless another one was begun in the meantime. */
  restore(draft: unknown): void {
    if (!isObject(draft) || this.of > 0 || !isObject(draft.order)) return;
    const made = asAll(draft.made, asMade, MOST);
    const of = asWhole(draft.of, 1, MOST);
    const done = asWhole(draft.done, 0, of ?? 0);
    if (!made || of === undefined || done === undefined || made.length > done) return;
    // The engine checks the order again when the batch continues.
    this.order = draft.order;
    [this.of, this.done, this.made] = [of, done, made];
  }

  /** Replaces this batch by an earlier one, in the state it had. */
  replaceBy({ order, of, done, made }: Made): void {
    this.cancel();
    this.order = order;
    [this.of, this.done, this.made] = [of, done, made];
  }

  /** The batch in its current state. */
  get now(): Made {
    const { order, of, done, made } = this;
    return { order, of, done, made };
  }

  cancel(): void {
    this.stop?.abort();
  }
}

/** Returns the message of an error. Bulk work is refused with a JSON object. */
function textOf(error: unknown): string {
  if (!(error instanceof EngineFault) || error.fault.text === '') return faultText(error);
  try {
    return (JSON.parse(error.fault.text) as { text?: string }).text ?? error.fault.text;
  } catch {
    return error.fault.text;
  }
}
