/**
 * The ranks that the puzzle on the board would have with each of its ringed digits. The workers for
 * many puzzles rate them, so that the questions about the board wait for nothing. A change of the
 * board cancels the work.
 */
import { bulk } from '../engine/bulk';
import { codeOf } from '../engine/fault';
import { faultText } from '../ui/fault';
import type { Ring } from './aids';

/** The time without a change of the board after which the ringed digits are rated. */
const DELAY_MS = 250;

/** The ringed digits with which the puzzle has this rank. */
export interface Ranked {
  readonly rank: number;
  readonly rings: readonly Ring[];
}

/** Returns the ringed digits by rank, the highest first. */
export function rankedRings(rings: readonly Ring[], ranks: ArrayLike<number>): Ranked[] {
  const groups = new Map<number, Ring[]>();
  rings.forEach((ring, index) => {
    const rank = ranks[index] ?? 0;
    if (rank < 1 || rank > 8) return;
    groups.set(rank, [...(groups.get(rank) ?? []), ring]);
  });
  return [...groups]
    .sort(([one], [other]) => other - one)
    .map(([rank, all]) => ({ rank, rings: all }));
}

export class RanksOfRings {
  found: readonly Ranked[] = $state.raw([]);
  isSearching = $state(false);
  problem: string | null = $state(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private work = new AbortController();

  /** Rates the puzzle with each ringed digit. */
  find(givens: string, rings: readonly Ring[]): void {
    this.stop();
    this.found = [];
    this.problem = null;
    this.isSearching = rings.length > 0;
    if (rings.length > 0) this.timer = setTimeout(() => void this.rate(givens, rings), DELAY_MS);
  }

  private async rate(givens: string, rings: readonly Ring[]): Promise<void> {
    const { signal } = this.work;
    const puzzles = rings.map(
      ({ cell, digit }) => givens.slice(0, cell) + String(digit) + givens.slice(cell + 1),
    );
    try {
      const ranks = await bulk.rate(puzzles, { signal });
      if (signal.aborted) return;
      this.found = rankedRings(rings, ranks);
    } catch (error) {
      if (signal.aborted || codeOf(error) === 'cancelled') return;
      this.problem = faultText(error);
    }
    this.isSearching = false;
  }

  /** Cancels the work. */
  stop(): void {
    clearTimeout(this.timer);
    this.work.abort();
    this.work = new AbortController();
  }
}
