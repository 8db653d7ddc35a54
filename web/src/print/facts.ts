/** The facts about a puzzle that printing needs: its rank and its answer. */
import { engine } from '../engine/questions';
import { bulk } from '../engine/bulk';
import { isRank, NONE } from '../engine/found';

export type Status = 'proper' | 'several' | 'none';

export interface Fact {
  readonly status: Status;
  /** A rank from 1 to 8; 0 if there is not exactly one solution. */
  readonly rank: number;
  /** The answer, if there is exactly one solution. */
  readonly solution?: string;
}

/**
 * Finds the facts of these puzzles. Each puzzle is examined once, even if it occurs several times.
 */
export async function examined(
  puzzles: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Fact>> {
  const each = [...new Set(puzzles)];
  const ranks = await bulk.rate(each, { signal });
  const facts = each.map(async (puzzle, index): Promise<[string, Fact]> => {
    const found = ranks[index] ?? NONE;
    if (!isRank(found)) return [puzzle, { status: found === NONE ? 'none' : 'several', rank: 0 }];
    const { solution } = await engine.ask('solve', { board: { givens: puzzle } }, { isEach: true });
    return [puzzle, { status: 'proper', rank: found, ...(solution ? { solution } : {}) }];
  });
  return new Map(await Promise.all(facts));
}
