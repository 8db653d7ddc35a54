/** The hardest step of a puzzle: the first one that takes a technique of the puzzle's rank. */
import { engine } from '../engine/questions';
import { cancelled } from '../engine/fault';
import type { Board, Picture, Step } from '../engine/types/messages';
import { ladder } from '../steps/ladder';

/** A puzzle whose rank is known. */
export interface Ranked {
  readonly puzzle: string;
  readonly rank: number;
}

const A_PORTION = 10;
/** A person sees hidden singles before naked ones, so rank 1 is explained with them, too. */
const SINGLES = 2;
const rankOf = (step: Step | undefined): number => step?.rank ?? 0;

/**
 * Looks for it from the givens on, and no further than it is; `undefined` where nothing is left to
 * do.
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
 * Returns the frame that shows most: of an assumption its contradiction, else the last, in which
 * everything is visible.
 */
export function mainFrame({ frames }: Picture): number {
  const contradiction = frames.findIndex(({ key }) => key === 'contradiction');
  return contradiction >= 0 ? contradiction : frames.length - 1;
}
