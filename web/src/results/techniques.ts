import { engine } from '../engine/questions';
import type { Board } from '../engine/types/messages';
import type { TechniqueCounts } from '../state/game';
import { ladder } from '../state/ladder';

/** Returns how often each technique occurs in the solution of a puzzle, in the order of hints. */
export async function techniquesOf(puzzle: string): Promise<TechniqueCounts> {
  const counts: Record<string, number> = {};
  let board: Board = { givens: puzzle };
  for (let end = 'more'; end === 'more';) {
    const value = await engine.ask('explain', { board, ladder: ladder() }, { isEach: true });
    for (const { technique } of value.steps) counts[technique] = (counts[technique] ?? 0) + 1;
    ({ board, end } = value);
  }
  return counts;
}

const SINGLES: readonly string[] = ['full-house', 'naked-single', 'hidden-single'];

/** Returns the techniques that are more than singles, the most frequent first. */
export const beyondSingles = (counts: TechniqueCounts): (readonly [string, number])[] =>
  Object.entries(counts)
    .filter(([technique]) => !SINGLES.includes(technique))
    .sort(([, few], [, many]) => many - few);
