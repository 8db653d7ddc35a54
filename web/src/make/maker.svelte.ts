/** Makes a puzzle at every change of the order: the newest order wins, also over one that the engine is still busy with. */
import { DeskClient } from '../engine/desk';
import { cancelled, codeOf, EngineFault } from '../engine/fault';
import { Hand } from '../engine/hand';
import type { Generated, MakeWith, Nearest, Order } from '../engine/messages';
import { say } from '../words/words.svelte';

/** An order that is no longer wanted may take so much longer before its worker is ended. */
const PATIENCE_MS = 150;
/** After so long the search ends with the nearest. */
const LIMIT_MS = 10_000;
/** A sign of work is shown after so long. */
const QUIET_MS = 100;

export class Maker {
  made: Generated | undefined = $state.raw();
  /** What came nearest, where nothing was found. */
  nearest: Nearest | undefined = $state.raw();
  problem = $state('');
  isWorking = $state(false);

  private readonly hand: Pick<Hand, 'do' | 'end'>;
  /** A desk of its own: whoever plays is not kept waiting by a hard order. */
  private readonly desk: DeskClient;
  /** The newest order, while it waits. */
  private wanted: MakeWith | undefined;
  /** The order that the engine is busy with. */
  private current: MakeWith | undefined;

  constructor(hand: Pick<Hand, 'do' | 'end'> = new Hand('mill')) {
    this.hand = hand;
    this.desk = new DeskClient(hand);
  }

  /** Wants the puzzle of this index of an order, in place of any other. */
  make(order: Order, index = 0): void {
    this.wanted = { order, index };
    const older = this.current;
    if (older) {
      setTimeout(() => {
        if (this.current === older && this.wanted) this.hand.end(cancelled());
      }, PATIENCE_MS);
    } else void this.work();
  }

  private async work(): Promise<void> {
    const sign = setTimeout(() => (this.isWorking = true), QUIET_MS);
    for (let next = this.wanted; next; next = this.wanted) {
      this.wanted = undefined;
      this.current = next;
      try {
        const made = await this.desk.ask('make', next, { deadlineMs: LIMIT_MS });
        if (this.isCurrent(next)) this.show(made, undefined, '');
      } catch (error) {
        if (this.isCurrent(next)) this.failed(error);
      }
    }
    this.current = undefined;
    clearTimeout(sign);
    this.isWorking = false;
  }

  /** Whether an answer is still wanted. */
  private isCurrent(asked: MakeWith): boolean {
    return this.wanted === undefined && this.current === asked;
  }

  private show(made: Generated | undefined, nearest: Nearest | undefined, problem: string): void {
    this.made = made;
    this.nearest = nearest;
    this.problem = problem;
  }

  private failed(error: unknown): void {
    if (codeOf(error) === 'cancelled') return;
    const fault = error instanceof EngineFault ? error.fault : undefined;
    const isNotFound = fault?.code === 'not-found' || fault?.code === 'timeout';
    const text = isNotFound ? say('make-not-found') : (fault?.text ?? '');
    this.show(undefined, fault?.nearest, text || say('page-engine-failed'));
  }

  /** Wants nothing, while an order is not complete or when the page is left; the engine is let go. */
  clear(): void {
    this.wanted = undefined;
    if (this.current) {
      // Whatever still comes of it is no answer to what is wanted.
      this.current = { ...this.current };
      this.hand.end(cancelled());
    }
    this.show(undefined, undefined, '');
  }
}
