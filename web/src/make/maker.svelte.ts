/**
 * A puzzle at every change of the order: the newest order wins, also over one that is still looked
 * for.
 */
import { faultText } from '../ui/fault';
import { codeOf, EngineFault } from '../engine/fault';
import type { Generated, Nearest } from '../engine/types/messages';
import { type PuzzleSupply, supply, type Which, type Wish } from '../engine/puzzle-supply';
import { say } from '../words/words.svelte';

/** A sign of work is shown after so long. */
const QUIET_MS = 100;

export class Maker {
  made: Generated | undefined = $state.raw();
  /** The closest puzzle if none was found. */
  nearest: Nearest | undefined = $state.raw();
  problem = $state('');
  isWorking = $state(false);
  /** True if the same order may succeed the next time. */
  canTryAgain = $state(false);

  /** The number of the latest wish: only its answer counts. */
  private count = 0;
  /** The newest that has been answered. */
  private answered = 0;

  constructor(private readonly source: Pick<PuzzleSupply, 'take' | 'rest'> = supply) {}

  /** True while the newest puzzle is being searched. */
  get isBusy(): boolean {
    return this.answered !== this.count;
  }

  /** Wants a puzzle like this, or that one of a seed, in place of any other. */
  async make(wish: Wish, which?: Which): Promise<void> {
    this.count += 1;
    const { count } = this;
    const sign = setTimeout(() => (this.isWorking = true), QUIET_MS);
    try {
      const made = await this.source.take(wish, which);
      if (count === this.count) this.show(made, undefined, '');
    } catch (error) {
      if (count === this.count) this.failed(error);
    } finally {
      clearTimeout(sign);
      if (count === this.count) {
        this.isWorking = false;
        this.answered = count;
      }
    }
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
    this.canTryAgain = !isNotFound;
    this.show(undefined, fault?.nearest, isNotFound ? say('make-not-found') : faultText(error));
  }

  /** Wants nothing more; what was made stays. */
  stop(): void {
    this.count += 1;
    this.answered = this.count;
    this.source.rest();
    this.isWorking = false;
  }

  /** Wants nothing, while an order is not complete. */
  clear(): void {
    this.stop();
    this.show(undefined, undefined, '');
  }
}
