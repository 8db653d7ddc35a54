/**
 * A puzzle that is set by hand, and the engine's results about it. At every change the engine is
 * asked again, and only the newest answer is used.
 */
import { CELLS } from '../rules/houses';
import { faultText } from '../ui/fault';
import { engine } from '../engine/questions';
import { codeOf } from '../engine/fault';
import { cellNumber } from '../engine/places';
import { BLANK } from '../state/cell';
import { clashesOf, type Clash } from '../state/clashes';
import type { DigitSet } from '../rules/digits';
import { asHandBoard, MOST_STEPS, type HandBoard } from '../collection/hand-drafts';

/** A board without givens. */
export const EMPTY = '.'.repeat(81);

/** The engine's results about a board. */
export interface Known {
  /** The board of these results. */
  readonly givens: string;
  readonly count: number;
  /** True if `count` is the exact number of solutions; else there are at least this many. */
  readonly isExact: boolean;
  /** For each cell, the digits with which there is exactly one solution. */
  readonly one: readonly DigitSet[];
  /** For each cell, the digits with which there are multiple solutions. */
  readonly several: readonly DigitSet[];
  readonly notNeeded: ReadonlySet<number>;
  /** A rank from 1 to 8; null if there is not exactly one solution. */
  readonly rank: number | null;
}

export class Setting {
  givens = $state(EMPTY);
  /** The results for the current board; those of an earlier board until the engine has answered. */
  known: Known | undefined = $state.raw();
  /** The reason why there are no results; null if there are. */
  problem: string | null = $state(null);
  private past: readonly string[] = $state.raw([]);
  private future: readonly string[] = $state.raw([]);

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  get clues(): number {
    return CELLS.filter((cell) => this.digit(cell) > 0).length;
  }

  get clashes(): readonly Clash[] {
    return clashesOf(CELLS.map((cell) => ({ ...BLANK, digit: this.digit(cell) })));
  }

  /** True if the results belong to the current board. */
  get isFresh(): boolean {
    return this.known?.givens === this.givens;
  }

  digit(cell: number): number {
    return Number(this.givens[cell]) || 0;
  }

  /** Puts a digit into a cell; 0 or the same digit again removes it. */
  put(cell: number, digit: number): void {
    const next = digit === 0 || digit === this.digit(cell) ? '.' : String(digit);
    this.change(this.givens.slice(0, cell) + next + this.givens.slice(cell + 1));
  }

  /** Changes the board, as one step of undo. */
  change(givens: string): void {
    if (givens === this.givens) return;
    this.past = [...this.past, this.givens];
    this.future = [];
    this.show(givens);
  }

  clear(): void {
    this.change(EMPTY);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.future = [this.givens, ...this.future];
    this.past = this.past.slice(0, -1);
    this.show(before);
  }

  redo(): void {
    const [after, ...rest] = this.future;
    if (after === undefined) return;
    this.past = [...this.past, this.givens];
    this.future = rest;
    this.show(after);
  }

  /**
   * Removes givens until every one of them is needed, as one step of undo. Returns whether any was
   * removed.
   */
  async makeMinimal(): Promise<boolean> {
    const { givens } = this;
    const { minimal } = await engine.ask('minimal', { puzzle: givens });
    if (givens !== this.givens || minimal === givens) return false;
    this.change(minimal);
    return true;
  }

  /** The board to keep, with its undo steps; undefined if nothing was done. */
  get board(): HandBoard | undefined {
    const { givens } = this;
    const [past, future] = [this.past.slice(-MOST_STEPS), this.future.slice(0, MOST_STEPS)];
    return givens === EMPTY && past.length === 0 && future.length === 0
      ? undefined
      : { givens, past, future };
  }

  /**
   * Restores a kept puzzle. If the user has already changed the board in this visit, these changes
   * come after the kept ones in the undo steps, so that neither is lost.
   */
  restore(draft: unknown): void {
    const board = asHandBoard(draft);
    if (!board) return;
    if (this.past.length > 0) {
      // The first board of this visit was empty. The kept one takes its place.
      this.past = [...board.past, board.givens, ...this.past.slice(1)];
      return;
    }
    this.replace(board);
  }

  /** Puts another board in place of this one, with its own undo steps. */
  replace({ givens, past, future }: HandBoard): void {
    this.past = past;
    this.future = future;
    this.show(givens);
  }

  private show(givens: string): void {
    this.givens = givens;
    void this.ask();
  }

  /** Asks the engine about the board. */
  async ask(): Promise<void> {
    const { givens } = this;
    const board = { givens };
    try {
      const [{ count, is_exact }, possible] = await Promise.all([
        engine.ask('count', { board }),
        engine.ask('possible', { board }),
      ]);
      const rank = count === 1 && is_exact ? (await engine.ask('rate', { board })).rank : null;
      if (givens !== this.givens) return;
      this.problem = null;
      this.known = {
        givens,
        count,
        isExact: is_exact,
        one: possible.one,
        several: possible.multiple,
        notNeeded: new Set(possible.not_needed.map(cellNumber)),
        rank,
      };
    } catch (error) {
      if (codeOf(error) !== 'cancelled' && givens === this.givens) this.problem = faultText(error);
    }
  }
}
