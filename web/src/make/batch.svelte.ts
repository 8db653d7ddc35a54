/** Many puzzles of one order, by the mill; broken off and gone on with they are the same. */
import { codeOf, EngineFault } from '../engine/fault';
import type { Generated, Order } from '../engine/messages';
import { mill } from '../engine/mill';
import { say } from '../words/words.svelte';

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

  /** How many indices gave nothing. */
  get missing(): number {
    return this.done - this.made.length;
  }

  get canContinue(): boolean {
    return !this.isRunning && this.done < this.of;
  }

  /** Begins anew. */
  start(order: Order, count: number): Promise<void> {
    this.order = order;
    this.of = count;
    this.done = 0;
    this.made = [];
    return this.resume();
  }

  /** Goes on where it was broken off. */
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
      await mill.make(this.order, this.done, this.of - this.done, onmade, { signal: this.stop.signal });
    } catch (error) {
      if (codeOf(error) !== 'cancelled') this.problem = textOf(error);
    } finally {
      this.isRunning = false;
    }
  }

  cancel(): void {
    this.stop?.abort();
  }
}

/** The mill refuses with an object in JSON. */
function textOf(error: unknown): string {
  if (!(error instanceof EngineFault) || error.fault.text === '') return say('page-engine-failed');
  try {
    return (JSON.parse(error.fault.text) as { text?: string }).text ?? error.fault.text;
  } catch {
    return error.fault.text;
  }
}
