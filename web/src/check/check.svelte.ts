/** The state of the page Check: input, results, view. */
import { announce } from '../ui/announcer.svelte';
import { faultText } from '../ui/fault';
import { codeOf } from '../engine/fault';
import { bulk } from '../engine/bulk';
import { readFile } from '../engine/files';
import { Undoing } from '../undo/undo.svelte';
import { language, say } from '../words/words.svelte';
import { Content } from './content';
import { WAITING } from './found';
import { Input } from './input.svelte';
import { rowsOf, type Row } from './rows';
import { ALL, counted, isWrong, looksAtRanks, NO_ANSWER, shown, type View } from './table';
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

/** The largest file. */
export const MOST_BYTES = 50_000_000;
const NONE_FOUND = new Uint8Array();
/** No answer that could be read: no cell of it is filled. */
const NO_GRID = '.'.repeat(81);

/** Two sources of the same name and bytes. */
const isEqual = (one: Source, other: Source | undefined): boolean =>
  one.name === other?.name &&
  one.bytes.length === other.bytes.length &&
  one.bytes.every((byte, place) => byte === other.bytes[place]);

export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Leaves the page's thread to what is to be shown before more is done. */
const shownFirst = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Returns the places from 0 to `count` at which this holds. */
function placesOf(count: number, holds: (place: number) => boolean): number[] {
  const places: number[] = [];
  for (let place = 0; place < count; place += 1) if (holds(place)) places.push(place);
  return places;
}

/** Returns how many of them satisfy the condition. */
const countOf = (bytes: Uint8Array, holds: (byte: number) => boolean): number =>
  bytes.reduce((count, byte) => (holds(byte) ? count + 1 : count), 0);

export class CheckPage {
  private content = $state.raw(new Content());
  /** A byte a row: its rank, or what `table.ts` names. Replaced as ranks come in. */
  found: Bytes = $state.raw(new Uint8Array());
  /** A byte a row: what is wrong with its answer. */
  verified: Bytes = $state.raw(new Uint8Array());
  answers: readonly (string | undefined)[] = $state.raw([]);
  view: View = $state.raw(ALL);
  /** The chosen row, as a place in `rows`; −1 for none. */
  chosen = $state(-1);
  isReading = $state(false);
  rating: Progress | null = $state.raw(null);
  /** The error message. */
  problem = $state('');

  readonly counts = $derived(counted(this.found));
  /** Looks at ranks only where the view does, so that it stays as it is while they come in. */
  readonly shown = $derived(
    shown(this.rows, looksAtRanks(this.view) ? this.found : NONE_FOUND, this.verified, this.view),
  );
  readonly formats = $derived(this.content.formats());
  readonly verifiedCount = $derived(countOf(this.verified, (one) => one !== NO_ANSWER));
  readonly wrongCount = $derived(countOf(this.verified, isWrong));

  /** The contents of the boxes for puzzles and for answers. */
  readonly input = new Input();
  readonly answerInput = new Input();
  /** How many answers the second text held; `null` where there is none. */
  pairs: number | null = $state(null);
  readonly undoing = new Undoing();
  /** True if the browser keeps what was read. */
  isKept = $state(true);
  /** Counts what was read, so that it is kept. */
  readCount = $state(0);

  private sources: readonly Source[] = $state.raw([]);
  private answerSource: Bytes | undefined;
  private work = new AbortController();
  /** True if reading was interrupted because the user left the page. */
  private isInterrupted = false;
  /** The language in which all was said. */
  private spoken = '';

  /** The number of bytes that would be kept. */
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

  /** True if there are several rows, which need a table. */
  get isMany(): boolean {
    return this.rows.length > 1;
  }

  /** Takes these in place of what was there. Unless they were typed, that can be taken back. */
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

  /** The input taken last, and how the box showed it; the box may show something newer. */
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

  /** Reads what was there before, and shows it as it was. */
  async putBack({ sources, input, answers, answerInput, view, chosen }: Taken): Promise<void> {
    this.input.show(input);
    this.answerInput.show(answerInput);
    this.last = { sources, input };
    this.answerSource = answers;
    await this.read(sources, { view, chosen });
  }

  /** Reads these and rates what they hold; what is shown of them begins new, unless it is given. */
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

  /** Reads the same once more where another language is spoken now; what is shown stays. */
  async follow(spoken: string): Promise<void> {
    if (spoken === this.spoken || this.rows.length === 0) return;
    const { view, chosen } = this;
    await this.read(this.sources, { view, chosen });
  }

  /** Continues where the user left the page; the first time with what was kept. */
  async resume(): Promise<void> {
    if (this.isInterrupted) await this.read(this.sources, { view: this.view, chosen: this.chosen });
    else await this.rate();
  }

  /** Stops all work when the user leaves the page. Results stay. */
  leave(): void {
    this.stop();
  }

  /** What is kept over a reload: what was read. More than a limit is not kept. */
  get draft(): unknown {
    const { size, last, answerSource, answerInput } = this;
    if (size === 0 || size > MOST_KEPT) return undefined;
    return { ...last, answers: answerSource, answerInput: shownIn(answerInput) };
  }

  /** What is kept over a reload: how it is shown. */
  get viewDraft(): unknown {
    const { view, chosen } = this;
    return this.size === 0 ? undefined : { ...view, groups: [...view.groups], chosen };
  }

  /** Continues what was kept, unless something was read meanwhile. */
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

  /** Rates what is not rated yet. */
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
   * Verifies the answers of a second text, the first for the first puzzle, and so on; how many it
   * held.
   */
  async readAnswers(bytes: Bytes): Promise<void> {
    const { signal } = this.work;
    this.answerSource = bytes.length === 0 ? undefined : bytes;
    this.readCount += 1;
    const rows: Row[] = [];
    try {
      await readFile(bytes, (portion) => rows.push(...rowsOf(portion, rows.length)), signal);
      // Something that cannot be read is an answer, too: the others stay with their puzzles.
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
