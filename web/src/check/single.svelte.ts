/**
 * All that the engine says of one puzzle: asked piece after piece, dropped when another puzzle is
 * looked at.
 */
import { faultText } from '../ui/fault';
import { sceneAt, type Scene } from '../board/scene';
import { engine } from '../engine/questions';
import { codeOf } from '../engine/fault';
import type {
  AssessReply,
  Board,
  CountReply,
  Kind,
  Questions,
  RateReply,
  SolveReply,
  Step,
  VerifyReply,
} from '../engine/types/messages';
import { settings } from '../state/settings.svelte';

export class Single {
  assessed: AssessReply | undefined = $state.raw();
  solved: SolveReply | undefined = $state.raw();
  counted: CountReply | undefined = $state.raw();
  rated: RateReply | undefined = $state.raw();
  verified: VerifyReply | undefined = $state.raw();
  steps: readonly Step[] = $state.raw([]);
  areStepsAll = $state(false);
  isExplaining = $state(false);
  /** The step that is shown; −1 for none. */
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

  /** Stops the work when the result is not shown any more. */
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
      // The verdict says already that it is not proper.
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
      // The measure of work is counted in the order of the ranks' source, as the command does.
      this.rated = await this.ask('rate', { board, work: true, ladder: 's4' });
    }
  }

  /** Asks for the steps to the end, some at a time. */
  async explain(): Promise<void> {
    if (this.isExplaining || this.areStepsAll) return;
    this.isExplaining = true;
    let { board } = this;
    const ladder = settings().order === 'sources' ? 's4' : 'player';
    while (!this.areStepsAll) {
      const portion = await this.ask('explain', { board, ladder });
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
    // The whole step first; its frames are for those who want them.
    this.frame = Math.max(0, (this.shown?.picture.frames.length ?? 1) - 1);
  }
}
