/** The hardest step of a puzzle: the first one with a technique of the puzzle's rank. */
import { engine } from '../engine/questions';
import { cancelled } from '../engine/fault';
import type { Board, Picture, Step } from '../engine/types/messages';
import { ladder } from '../state/ladder';

/** A puzzle with its rank. */
export interface Ranked {
  readonly puzzle: string;
  readonly rank: number;
}

const A_PORTION = 10;
/**
 * The least rank of the step. People see hidden singles before naked ones, so puzzles of rank 1
 * also get a step with a hidden single.
 */
const SINGLES = 2;
const rankOf = (step: Step | undefined): number => step?.rank ?? 0;

/**
 * Explains a puzzle from its givens up to its hardest step, and returns that step; `undefined` if
 * no step is found.
 */
export async function hardestStep(
  { puzzle, rank }: Ranked,
  signal: AbortSignal,
): Promise<Step | undefined> {
  let board: Board = { givens: puzzle };
  const wanted = Math.max(rank, SINGLES);
  let hardest: Step | undefined;
  for (;;) {
    if (signal.aborted) throw cancelled();
    const found = await engine.ask(
      'explain',
      { board, ladder: ladder(), count: A_PORTION },
      { isEach: true },
    );
    for (const step of found.steps) {
      if (rankOf(step) >= wanted) return step;
      if (!hardest || rankOf(step) > rankOf(hardest)) hardest = step;
    }
    if (found.end !== 'more' || found.steps.length === 0) return hardest;
    board = found.board;
  }
}

/**
 * Returns the frame that shows most: the contradiction of an assumption, else the last frame, in
 * which all marks are visible.
 */
export function mainFrame({ frames }: Picture): number {
  const contradiction = frames.findIndex(({ key }) => key === 'contradiction');
  return contradiction >= 0 ? contradiction : frames.length - 1;
}
