/** The state of the page Check: input, results, view. */
import { announce } from '../ui/announcer.svelte';
import { faultText } from '../ui/fault';
import { codeOf } from '../engine/fault';
import { bulk } from '../engine/bulk';
import { readFile } from '../engine/files';
import { Undoing } from '../undo/undo.svelte';
import { language, say } from '../words/words.svelte';
import { Content } from './content';
import { WAITING } from '../engine/found';
import { Input } from './input.svelte';
import { rowsOf, type Row } from './rows';
import { ALL, counted, isWrong, NO_ANSWER, shown, usesRanks, type View } from './table';
import {
  asShown,
  asTaken,
  MOST_KEPT,
  shownIn,
  type Bytes,
  type Shown,
  type Source,
  type Taken,
} from './taken';

export type { Source } from './taken';

/** The size of the largest file that is read, in bytes. */
export const MOST_BYTES = 50_000_000;
const NONE_FOUND = new Uint8Array();
/** The grid that stands for an answer that cannot be read: all its cells are blank. */
const NO_GRID = '.'.repeat(81);

/** Returns whether two sources have the same name and bytes. */
const isEqual = (one: Source, other: Source | undefined): boolean =>
  one.name === other?.name &&
  one.bytes.length === other.bytes.length &&
  one.bytes.every((byte, place) => byte === other.bytes[place]);

export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Lets the browser show the results so far before more work begins. */
const shownFirst = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Returns the numbers below `count` for which the condition holds. */
function placesOf(count: number, holds: (place: number) => boolean): number[] {
  const places: number[] = [];
  for (let place = 0; place < count; place += 1) if (holds(place)) places.push(place);
  return places;
}

/** Returns how many bytes satisfy the condition. */
const countOf = (bytes: Uint8Array, holds: (byte: number) => boolean): number =>
  bytes.reduce((count, byte) => (holds(byte) ? count + 1 : count), 0);

export class CheckPage {
  private content = $state.raw(new Content());
  /**
   * One byte per row: its rank, or a value of `found.ts`. A new array replaces it as ranks arrive.
   */
  found: Bytes = $state.raw(new Uint8Array());
  /** One byte per row: the faults of its answer, as in `table.ts`. */
  verified: Bytes = $state.raw(new Uint8Array());
  answers: readonly (string | undefined)[] = $state.raw([]);
  view: View = $state.raw(ALL);
  /** The index of the selected row in `rows`; −1 for none. */
  chosen = $state(-1);
  isReading = $state(false);
  rating: Progress | null = $state.raw(null);
  /** The message about the last error; empty if there is none. */
  problem = $state('');

  readonly counts = $derived(counted(this.found));
  /**
   * The rows to show. Depends on the ranks only if the view does, so that the table does not move
   * while ranks arrive.
   */
  readonly shown = $derived(
    shown(this.rows, usesRanks(this.view) ? this.found : NONE_FOUND, this.verified, this.view),
  );
  readonly formats = $derived(this.content.formats());
  readonly verifiedCount = $derived(countOf(this.verified, (one) => one !== NO_ANSWER));
  readonly wrongCount = $derived(countOf(this.verified, isWrong));

  /** The contents of the two boxes, for puzzles and for answers. */
  readonly input = new Input();
  readonly answerInput = new Input();
  /** The number of answers in the second text; `null` if there are none. */
  pairs: number | null = $state(null);
  readonly undoing = new Undoing();
  /** True if the browser keeps the input. */
  isKept = $state(true);
  /** The number of times that input was read. When it changes, the input is saved. */
  readCount = $state(0);

  private sources: readonly Source[] = $state.raw([]);
  private answerSource: Bytes | undefined;
  private work = new AbortController();
  /** True if the user left the page before the input was completely read. */
  private isInterrupted = false;
  /** The language of the engine's sentences. */
  private spoken = '';

  /** The number of bytes to keep over a reload. */
  get size(): number {
    return this.sources.reduce(
      (sum, { bytes }) => sum + bytes.length,
      this.answerSource?.length ?? 0,
    );
  }

  get rows(): readonly Row[] {
    return this.content.rows;
  }

  get puzzles(): number {
    return this.content.puzzles;
  }

  get unreadable(): number {
    return this.rows.length - this.puzzles;
  }

  get row(): Row | undefined {
    return this.rows[this.chosen];
  }

  /** True if there are several rows, which are shown as a table. */
  get isMany(): boolean {
    return this.rows.length > 1;
  }

  /**
   * Replaces the input by these sources. Offers to undo this, unless they were typed or are the
   * same as before.
   */
  take(sources: readonly Source[], isTyped: boolean): Promise<void> {
    const before = this.snapshot();
    const isSame =
      sources.length === before.sources.length &&
      sources.every((one, index) => isEqual(one, before.sources[index]));
    if (!isTyped && !isSame && before.sources.some(({ bytes }) => bytes.length > 0)) {
      this.undoing.offer(
        () => say('check-replaced'),
        () => this.putBack(before),
      );
    }
    this.last = { sources, input: shownIn(this.input) };
    this.answerSource = undefined;
    this.answerInput.show({});
    this.pairs = null;
    return this.read(sources);
  }

  /** The last input, and what its box showed then. The box may show something newer by now. */
  private last: Pick<Taken, 'sources' | 'input'> = { sources: [], input: {} };

  private snapshot(): Taken {
    const { view, chosen, answerSource } = this;
    return {
      ...this.last,
      view,
      chosen,
      answers: answerSource,
      answerInput: shownIn(this.answerInput),
    };
  }

  /** Restores an earlier input, and reads it again. */
  async putBack({ sources, input, answers, answerInput, view, chosen }: Taken): Promise<void> {
    this.input.show(input);
    this.answerInput.show(answerInput);
    this.last = { sources, input };
    this.answerSource = answers;
    await this.read(sources, { view, chosen });
  }

  /**
   * Reads sources, verifies answers and rates the puzzles. The view is reset, unless one is given.
   */
  async read(sources: readonly Source[], shown: Shown = { view: ALL, chosen: -1 }): Promise<void> {
    this.sources = sources;
    this.readCount += 1;
    this.stop();
    const { signal } = this.work;
    this.clear();
    this.spoken = language();
    if (sources.every(({ bytes }) => bytes.length === 0)) return;
    this.isReading = true;
    this.isInterrupted = true;
    try {
      const content = new Content();
      for (const { name, bytes } of sources)
        await this.readOne(content, bytes, signal, sources.length > 1 ? name : undefined);
      this.taken(content);
    } catch (error) {
      this.failed(error, signal);
      return;
    } finally {
      if (!signal.aborted) {
        this.isReading = false;
        this.isInterrupted = false;
      }
    }
    this.view = shown.view;
    if (shown.chosen >= 0 && shown.chosen < this.rows.length) this.chosen = shown.chosen;
    await shownFirst();
    if (signal.aborted) return;
    const { hasAnswers, answers } = this.content;
    if (this.answerSource) await this.readAnswers(this.answerSource);
    else if (hasAnswers) await this.verifyAnswers(answers);
    await this.rate();
  }

  /**
   * Reads the same sources again if the language has changed, so that messages are in the new one.
   * The view stays.
   */
  async follow(spoken: string): Promise<void> {
    if (spoken === this.spoken || this.rows.length === 0) return;
    const { view, chosen } = this;
    await this.read(this.sources, { view, chosen });
  }

  /** Continues the reading or rating that ended when the user left the page. */
  async resume(): Promise<void> {
    if (this.isInterrupted) await this.read(this.sources, { view: this.view, chosen: this.chosen });
    else await this.rate();
  }

  /** Stops all work when the user leaves the page. Results stay. */
  leave(): void {
    this.stop();
  }

  /**
   * The input to keep over a reload; undefined if there is none, or more than `MOST_KEPT` bytes.
   */
  get draft(): unknown {
    const { size, last, answerSource, answerInput } = this;
    if (size === 0 || size > MOST_KEPT) return undefined;
    return { ...last, answers: answerSource, answerInput: shownIn(answerInput) };
  }

  /** The view to keep over a reload; undefined if there is no input. */
  get viewDraft(): unknown {
    const { view, chosen } = this;
    return this.size === 0 ? undefined : { ...view, groups: [...view.groups], chosen };
  }

  /** Restores what was kept over a reload, unless something was read in the meantime. */
  async restore(draft: unknown, viewDraft: unknown): Promise<void> {
    const taken = asTaken(draft);
    if (!taken || this.readCount > 0) return;
    await this.putBack({ ...taken, ...asShown(viewDraft) });
  }

  private async readOne(
    content: Content,
    bytes: Bytes,
    signal: AbortSignal,
    file: string | undefined,
  ): Promise<void> {
    if (bytes.length > MOST_BYTES) {
      this.problem = say('check-too-large', { most: MOST_BYTES / 1_000_000 });
      return;
    }
    await readFile(
      bytes,
      (portion) => content.add(rowsOf(portion, content.rows.length, file)),
      signal,
    );
  }

  private taken(content: Content): void {
    const { rows, found } = content;
    this.content = content;
    this.found = new Uint8Array(found);
    this.verified = new Uint8Array(rows.length).fill(NO_ANSWER);
    this.chosen = rows.length === 1 ? 0 : -1;
    announce(rows.length === 0 ? say('check-nothing') : say('check-read', { count: this.puzzles }));
  }

  /** Rates the puzzles that are not rated yet. */
  async rate(): Promise<void> {
    const { signal } = this.work;
    const places = placesOf(this.found.length, (index) => this.found[index] === WAITING);
    if (places.length === 0) return;
    const puzzles = places.map((index) => this.rows[index]?.puzzle ?? NO_GRID);
    this.rating = { done: 0, of: places.length };
    try {
      await bulk.rate(puzzles, {
        signal,
        onprogress: (done, of) => (this.rating = signal.aborted ? null : { done, of }),
        onpart: (place, ranks) => {
          if (signal.aborted) return;
          const found = this.found.slice();
          ranks.forEach((rank, index) => (found[places[place + index] ?? 0] = rank));
          this.found = found;
        },
      });
      announce(say('check-rated', { done: places.length, all: places.length }));
    } catch (error) {
      this.failed(error, signal);
    } finally {
      if (!signal.aborted) this.rating = null;
    }
  }

  /** Stops the current work. Results stay. */
  stop(): void {
    this.work.abort();
    this.work = new AbortController();
    this.isReading = false;
    this.rating = null;
  }

  private clear(): void {
    this.content = new Content();
    this.found = new Uint8Array();
    this.verified = new Uint8Array();
    this.answers = [];
    this.view = ALL;
    this.chosen = -1;
    this.problem = '';
  }

  /**
   * Reads a second text, and verifies its first answer against the first puzzle, its second against
   * the second, and so on. Sets `pairs` to the number of answers.
   */
  async readAnswers(bytes: Bytes): Promise<void> {
    const { signal } = this.work;
    this.answerSource = bytes.length === 0 ? undefined : bytes;
    this.readCount += 1;
    const rows: Row[] = [];
    try {
      await readFile(bytes, (portion) => rows.push(...rowsOf(portion, rows.length)), signal);
      // An answer that cannot be read keeps its place, so that the next ones match their puzzles.
      const answers = rows.map(
        (row) => row.more?.answer ?? (row.puzzle === '' ? undefined : row.puzzle),
      );
      let next = 0;
      await this.verifyAnswers(
        this.rows.map((row) => (row.puzzle === '' ? undefined : answers[next++])),
      );
    } catch (error) {
      this.failed(error, signal);
    }
    this.pairs = rows.length === 0 ? null : rows.length;
  }

  private async verifyAnswers(answers: readonly (string | undefined)[]): Promise<void> {
    const { signal } = this.work;
    const places = placesOf(answers.length, (index) => answers[index] !== undefined);
    if (places.length === 0 && this.verifiedCount === 0) return;
    const all = (grids: (index: number) => string | undefined) =>
      places.map((index) => grids(index) ?? NO_GRID);
    try {
      const found = await bulk.verify(
        all((index) => this.rows[index]?.puzzle),
        all((index) => answers[index]),
        { signal },
      );
      const verified = new Uint8Array(this.rows.length).fill(NO_ANSWER);
      places.forEach((place, index) => (verified[place] = found[index] ?? NO_ANSWER));
      this.answers = answers;
      this.verified = verified;
    } catch (error) {
      this.failed(error, signal);
    }
  }

  private failed(error: unknown, signal: AbortSignal): void {
    const code = codeOf(error);
    if (code === 'cancelled' || signal.aborted) return;
    this.problem = faultText(error);
  }
}
