/** A puzzle from its givens to its solution: all steps, asked for in portions. */
import { faultText } from '../ui/fault';
import { engine } from '../engine/questions';
import type { Board, Step } from '../engine/types/messages';
import { ladder } from '../steps/ladder';

/** A line of the list: a step, or a run of singles. */
export interface Line {
  /** The place of its first step, from 0. */
  readonly first: number;
  readonly count: number;
  readonly isRun: boolean;
}

const SINGLES: readonly string[] = ['full-house', 'naked-single', 'hidden-single'];

/**
 * The lines of a list of steps: two and more singles in a row are one line. With a technique only
 * its own steps.
 */
export function linesOf(techniques: readonly string[], wanted = ''): Line[] {
  const lines: Line[] = [];
  for (const [place, technique] of techniques.entries()) {
    if (wanted !== '' && technique !== wanted) continue;
    const last = lines.at(-1);
    const isSingle = wanted === '' && SINGLES.includes(technique);
    const isGoingOn = isSingle && last && SINGLES.includes(techniques[last.first] ?? '');
    if (isGoingOn)
      lines[lines.length - 1] = { first: last.first, count: last.count + 1, isRun: true };
    else lines.push({ first: place, count: 1, isRun: false });
  }
  return lines;
}

export class Walking {
  steps: readonly Step[] = $state.raw([]);
  end: 'solved' | 'stuck' | 'more' = $state('more');
  /** Why there are no steps, if there are none: `improper`, or what went wrong in words. */
  problem = $state('');
  isWorking = $state(false);
  private asked = 0;

  /** Explains a board from its givens on; a newer call takes the place of an older one. */
  async begin(givens: string): Promise<void> {
    const number = ++this.asked;
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

  /** Stops the walkthrough. */
  stop(): void {
    this.asked += 1;
  }
}
