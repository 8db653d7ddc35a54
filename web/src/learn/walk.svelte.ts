/** All steps of a puzzle from its givens to its solution, asked for in portions. */
import { faultText } from '../ui/fault';
import { engine } from '../engine/questions';
import type { Board, Step } from '../engine/types/messages';
import { ladder } from '../state/ladder';

/** A line of the list: a step, or a run of singles. */
export interface Line {
  /** The index of its first step, from 0. */
  readonly first: number;
  readonly count: number;
  readonly isRun: boolean;
}

const SINGLES: readonly string[] = ['full-house', 'naked-single', 'hidden-single'];

/**
 * Returns the lines of a list of steps. Two or more singles in a row are one line. If a technique
 * is given, only its own steps are listed. For example, steps 0 to 3 are a naked single, a hidden
 * single, locked candidates and a naked single: the lines are steps 0 and 1, step 2, and step 3.
 */
export function linesOf(techniques: readonly string[], wanted = ''): Line[] {
  const lines: Line[] = [];
  for (const [place, technique] of techniques.entries()) {
    if (wanted !== '' && technique !== wanted) continue;
    const last = lines.at(-1);
    const isSingle = wanted === '' && SINGLES.includes(technique);
    const isContinued = isSingle && last && SINGLES.includes(techniques[last.first] ?? '');
    if (isContinued)
      lines[lines.length - 1] = { first: last.first, count: last.count + 1, isRun: true };
    else lines.push({ first: place, count: 1, isRun: false });
  }
  return lines;
}

export class Walking {
  /** The puzzle whose steps are shown. */
  givens = $state('');
  steps: readonly Step[] = $state.raw([]);
  end: 'solved' | 'stuck' | 'more' = $state('more');
  /** The reason why there are no steps: `improper`, or a message. Empty if there are steps. */
  problem = $state('');
  isWorking = $state(false);
  private asked = 0;

  /** Explains a board from its givens on. A newer call cancels an older one. */
  async begin(givens: string): Promise<void> {
    const number = ++this.asked;
    this.givens = givens;
    [this.steps, this.end, this.problem, this.isWorking] = [[], 'more', '', true];
    try {
      const { status } = await engine.ask('assess', { board: { givens }, level: 'where' });
      if (status !== 'unique') this.problem = 'improper';
      else await this.portions({ givens }, number);
    } catch (error) {
      if (number === this.asked) this.problem = faultText(error);
    }
    if (number === this.asked) this.isWorking = false;
  }

  private async portions(from: Board, number: number): Promise<void> {
    let board = from;
    while (this.end === 'more') {
      const value = await engine.ask('explain', { board, ladder: ladder() });
      if (number !== this.asked) return;
      this.steps = [...this.steps, ...value.steps];
      this.end = value.end;
      board = value.board;
    }
  }

  /** Cancels the walkthrough. */
  stop(): void {
    this.asked += 1;
  }
}
