/**
 * One board of a photo while it is corrected: its givens, its handwritten digits, the cells that
 * are still doubtful, and the number of solutions, which follows every change.
 */
import { cellNumber } from '../engine/places';
import { codeOf } from '../engine/fault';
import { engine } from '../engine/questions';
import { placeOf, type Place } from '../engine/photos';
import type { CountReply, DoubtfulCell, ReadBoard } from '../engine/types/messages';
import { CELLS } from '../rules/houses';
import { cluesOf } from '../rules/digits';
import { BLANK } from '../state/cell';
import { clashesOf } from '../state/clashes';

/** The most solutions that are counted. */
const MOST_SOLUTIONS = 100;

interface Step {
  readonly givens: string;
  readonly entries: string;
  readonly settled: ReadonlySet<number>;
}

/** Returns 81 characters with another digit in a cell; 0 for none. */
const replaced = (digits: string, cell: number, digit: number): string =>
  digits.slice(0, cell) + (digit === 0 ? '.' : String(digit)) + digits.slice(cell + 1);

export class Reading {
  givens: string = $state('');
  /** The handwritten digits, which are not givens. */
  entries: string = $state('');
  /** The doubtful cells that the user has changed or confirmed. */
  private settled: ReadonlySet<number> = $state.raw(new Set<number>());
  private past: readonly Step[] = $state.raw([]);
  /** The number of solutions of `givens`; undefined until the engine has answered. */
  counted: CountReply | undefined = $state.raw();
  private countedGivens = $state('');
  readonly doubts: ReadonlyMap<number, DoubtfulCell>;
  /** The places where the lines cross, row by row: 10 by 10. */
  readonly nodes: readonly Place[];

  constructor(readonly board: ReadBoard) {
    this.givens = board.givens;
    this.entries = board.entries;
    this.nodes = board.nodes.map(placeOf);
    this.doubts = new Map(board.doubtful.map((doubt) => [cellNumber(doubt.cell), doubt]));
  }

  get clues(): number {
    return cluesOf(this.givens);
  }

  /** The doubtful cells that are still to be looked at, the least likely first. */
  get open(): readonly number[] {
    return [...this.doubts.keys()].filter((cell) => !this.settled.has(cell));
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  /** True if the number of solutions belongs to the current digits. */
  get isFresh(): boolean {
    return this.counted !== undefined && this.countedGivens === this.givens;
  }

  get isUnique(): boolean {
    return this.isFresh && this.counted?.count === 1 && this.counted.is_exact;
  }

  /** The cells of givens that occur twice in a house. */
  get clashing(): ReadonlySet<number> {
    const cells = CELLS.map((cell) => ({ ...BLANK, digit: Number(this.givens[cell]) || 0 }));
    return new Set(clashesOf(cells).flatMap((clash) => clash.cells));
  }

  digit(cell: number): number {
    return Number(this.givens[cell]) || this.entry(cell);
  }

  /** Returns the handwritten digit of a cell, or 0. */
  entry(cell: number): number {
    return Number(this.entries[cell]) || 0;
  }

  /** Puts a given into a cell, or 0 to empty it. The cell is no longer doubtful. */
  private put(cell: number, digit: number): void {
    this.change(cell, replaced(this.givens, cell, digit), replaced(this.entries, cell, 0));
  }

  /** Makes the given of a cell a handwritten digit, or the reverse. */
  exchange(cell: number): void {
    const [given, entry] = [Number(this.givens[cell]) || 0, this.entry(cell)];
    this.change(cell, replaced(this.givens, cell, entry), replaced(this.entries, cell, given));
  }

  /** Puts a digit into a cell. The digit that it has is confirmed, and may stay handwritten. */
  settle(cell: number, digit: number): void {
    if (digit === this.digit(cell)) this.change(cell, this.givens, this.entries);
    else this.put(cell, digit);
  }

  private change(cell: number, givens: string, entries: string): void {
    const isSame = givens === this.givens && entries === this.entries;
    if (isSame && (this.settled.has(cell) || !this.doubts.has(cell))) return;
    const { givens: before, entries: written, settled } = this;
    this.past = [...this.past, { givens: before, entries: written, settled }];
    this.settled = new Set([...settled, cell]);
    [this.givens, this.entries] = [givens, entries];
    void this.count();
  }

  /** Takes the last change back. */
  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    [this.givens, this.entries, this.settled] = [last.givens, last.entries, last.settled];
    void this.count();
  }

  /** Asks the engine for the number of solutions. */
  async count(): Promise<void> {
    const { givens } = this;
    try {
      const counted = await engine.ask(
        'count',
        { board: { givens }, limit: MOST_SOLUTIONS },
        // Several boards may be counted at the same time.
        { isEach: true },
      );
      if (givens === this.givens) [this.counted, this.countedGivens] = [counted, givens];
    } catch (error) {
      // A newer question has replaced this one. After another fault, the number stays unknown.
      if (codeOf(error) !== 'cancelled') this.counted = undefined;
    }
  }

  /** Returns the corners of a cell in the picture, clockwise. */
  corners(cell: number): readonly Place[] {
    const first = Math.floor(cell / 9) * 10 + (cell % 9);
    return [first, first + 1, first + 11, first + 10].map(
      (node): Place => this.nodes[node] ?? [0, 0],
    );
  }
}
