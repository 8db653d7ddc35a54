/**
 * The engine's answers about one puzzle. They are asked one after the other, and no more are asked
 * when another puzzle is opened.
 */
import { faultText } from '../ui/fault';
import type { Scene } from '../board/scene';
import { sceneAt } from '../steps/scene';
import { engine } from '../engine/questions';
import { codeOf } from '../engine/fault';
import type {
  AssessReply,
  Board,
  CountReply,
  Kind,
  Questions,
  RateReply,
  RateSeReply,
  SolveReply,
  Step,
  VerifyReply,
} from '../engine/types/messages';
import { ladder } from '../state/ladder';

export class Single {
  assessed: AssessReply | undefined = $state.raw();
  solved: SolveReply | undefined = $state.raw();
  counted: CountReply | undefined = $state.raw();
  rated: RateReply | undefined = $state.raw();
  /** The ratings of Sudoku Explainer, which are computed only on request. */
  explainer: RateSeReply | undefined = $state.raw();
  explainerState: 'idle' | 'busy' | 'done' | 'late' = $state('idle');
  verified: VerifyReply | undefined = $state.raw();
  steps: readonly Step[] = $state.raw([]);
  areStepsAll = $state(false);
  isExplaining = $state(false);
  /** The number of the step that is shown, from 0; −1 for none. */
  step = $state(-1);
  frame = $state(0);
  problem = $state('');
  private isWanted = true;

  constructor(
    readonly board: Board,
    readonly answer?: string,
  ) {
    void this.begin();
  }

  get shown(): Step | undefined {
    return this.steps[this.step];
  }

  get scene(): Scene | undefined {
    return this.shown ? sceneAt(this.shown.picture, this.frame) : undefined;
  }

  /** Stops the work when the result is no longer shown. */
  drop(): void {
    this.isWanted = false;
  }

  private async ask<K extends Kind>(
    kind: K,
    what: Questions[K]['with'],
  ): Promise<Questions[K]['value'] | undefined> {
    if (!this.isWanted) return undefined;
    try {
      return await engine.ask(kind, what, { isEach: true });
    } catch (error) {
      // The verdict already says that the puzzle has no single solution.
      if (codeOf(error) === 'improper') return undefined;
      this.problem = faultText(error);
      return undefined;
    }
  }

  private async begin(): Promise<void> {
    const { board, answer } = this;
    this.assessed = await this.ask('assess', { board });
    if (answer) this.verified = await this.ask('verify', { puzzle: board.givens, answer });
    const status = this.assessed?.status;
    if (status === 'multiple') {
      this.solved = await this.ask('solve', { board });
      this.counted = await this.ask('count', { board });
    } else if (status === 'unique') {
      // The work is counted with the technique order of the 1999 page, as the command counts it.
      this.rated = await this.ask('rate', { board, work: true, ladder: 's4' });
    }
  }

  /** Asks for the ratings of Sudoku Explainer, which may take seconds. */
  async rateByExplainer(): Promise<void> {
    if (this.explainerState !== 'idle') return;
    this.explainerState = 'busy';
    const { board } = this;
    try {
      this.explainer = await engine.ask('rate-se', { board }, { isEach: true });
      this.explainerState = 'done';
    } catch (error) {
      const isLate = codeOf(error) === 'timeout';
      if (!isLate) this.problem = faultText(error);
      this.explainerState = isLate ? 'late' : 'idle';
    }
  }

  /** Asks for all steps to the end, a few per question. */
  async explain(): Promise<void> {
    if (this.isExplaining || this.areStepsAll) return;
    this.isExplaining = true;
    let { board } = this;
    const order = ladder();
    while (!this.areStepsAll) {
      const portion = await this.ask('explain', { board, ladder: order });
      if (!portion) break;
      board = portion.board;
      this.steps = [...this.steps, ...portion.steps];
      if (this.step < 0 && this.steps.length > 0) this.show(0);
      this.areStepsAll = portion.end !== 'more';
    }
    this.isExplaining = false;
  }

  show(step: number): void {
    this.step = Math.min(this.steps.length - 1, Math.max(0, step));
    // Shows the whole step first; the user can then go back through its frames.
    this.frame = Math.max(0, (this.shown?.picture.frames.length ?? 1) - 1);
  }
}
