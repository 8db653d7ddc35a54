/**
 * Makes a puzzle at every change of the requirements. The newest request replaces any earlier one,
 * even one whose search still runs.
 */
import { faultText } from '../ui/fault';
import { codeOf, EngineFault } from '../engine/fault';
import type { Generated, Nearest } from '../engine/types/messages';
import { type PuzzleSupply, supply, type Which, type Wish } from '../engine/puzzle-supply';
import { say } from '../words/words.svelte';

/** The time after which a sign of work is shown. */
const QUIET_MS = 100;

export class Maker {
  made: Generated | undefined = $state.raw();
  /** The closest puzzle, if none was found. */
  nearest: Nearest | undefined = $state.raw();
  problem = $state('');
  isWorking = $state(false);
  /** True if the same requirements may succeed the next time. */
  canTryAgain = $state(false);

  /** The number of the latest request; only its answer is shown. */
  private count = 0;
  /** The number of the latest request that has been answered. */
  private answered = 0;

  constructor(private readonly source: Pick<PuzzleSupply, 'take' | 'rest'> = supply) {}

  /** True while the puzzle of the latest request is searched. */
  get isBusy(): boolean {
    return this.answered !== this.count;
  }

  /**
   * Requests a puzzle with these properties, or a certain one by seed and index, in place of any
   * earlier request.
   */
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

  /** Cancels the request. The puzzle that was made stays. */
  stop(): void {
    this.count += 1;
    this.answered = this.count;
    this.source.rest();
    this.isWorking = false;
  }

  /** Cancels the request and removes the puzzle, because the requirements are not complete. */
  clear(): void {
    this.stop();
    this.show(undefined, undefined, '');
  }
}
