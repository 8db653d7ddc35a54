/** What the page Check holds together: what was read, what was found, what is shown. */
import { announce } from '../app/announcer.svelte';
import { codeOf, EngineFault } from '../engine/fault';
import { mill } from '../engine/mill';
import { readFile } from '../engine/reader';
import { say } from '../words/words.svelte';
import { Content } from './content';
import { WAITING } from './found';
import { rowsOf, type Row } from './rows';
import { ALL, counted, isWrong, looksAtRanks, NO_ANSWER, shown, type View } from './table';

type Bytes = Uint8Array<ArrayBuffer>;

/** A text or a file to be read. */
export interface Source {
  readonly name: string;
  readonly bytes: Bytes;
}

/** The largest file. */
export const MOST_BYTES = 50_000_000;
const NONE_FOUND = new Uint8Array();
/** No answer that could be read: no cell of it is filled. */
const NO_GRID = '.'.repeat(81);

export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Leaves the page's thread to what is to be shown before more is done. */
const shownFirst = (): Promise<void> => new Promise((done) => setTimeout(done));

/** The places, of so many, where this holds. */
function placesOf(count: number, holds: (place: number) => boolean): number[] {
  const places: number[] = [];
  for (let place = 0; place < count; place += 1) if (holds(place)) places.push(place);
  return places;
}

/** How many of them this holds for. */
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
  /** What went wrong, to be told. */
  problem = $state('');

  readonly counts = $derived(counted(this.found));
  /** Looks at ranks only where the view does, so that it stays as it is while they come in. */
  readonly shown = $derived(
    shown(this.rows, looksAtRanks(this.view) ? this.found : NONE_FOUND, this.verified, this.view),
  );
  readonly formats = $derived(this.content.formats());
  readonly verifiedCount = $derived(countOf(this.verified, (one) => one !== NO_ANSWER));
  readonly wrongCount = $derived(countOf(this.verified, isWrong));

  private sources: readonly Source[] = [];
  private work = new AbortController();

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

  /** Whether there are several rows, so that a table is worth having. */
  get isMany(): boolean {
    return this.rows.length > 1;
  }

  /** Reads these in place of what was there, and rates what they hold. */
  async read(sources: readonly Source[]): Promise<void> {
    this.sources = sources;
    this.stop();
    const { signal } = this.work;
    this.clear();
    if (sources.every(({ bytes }) => bytes.length === 0)) return;
    this.isReading = true;
    try {
      const content = new Content();
      for (const { name, bytes } of sources)
        await this.readOne(content, bytes, signal, sources.length > 1 ? name : undefined);
      this.taken(content);
    } catch (error) {
      this.failed(error, signal);
      return;
    } finally {
      if (!signal.aborted) this.isReading = false;
    }
    await shownFirst();
    if (signal.aborted) return;
    const { hasAnswers, answers } = this.content;
    if (hasAnswers) await this.verifyAnswers(answers);
    await this.rate();
  }

  /** Reads the same once more, in the language that is spoken now; the chosen row stays. */
  async readAgain(): Promise<void> {
    const { chosen } = this;
    if (this.rows.length === 0) return;
    await this.read(this.sources);
    this.chosen = chosen;
  }

  private async readOne(content: Content, bytes: Bytes, signal: AbortSignal, file: string | undefined): Promise<void> {
    if (bytes.length > MOST_BYTES) {
      this.problem = say('check-too-large', { most: MOST_BYTES / 1_000_000 });
      return;
    }
    await readFile(bytes, (portion) => content.add(rowsOf(portion, content.rows.length, file)), signal);
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
      await mill.rate(puzzles, {
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

  /** Breaks off what is going on; what has been found stays. */
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

  /** Verifies the answers of a second text, the first for the first puzzle, and so on; how many it held. */
  async readAnswers(bytes: Bytes): Promise<number> {
    const { signal } = this.work;
    const rows: Row[] = [];
    try {
      await readFile(bytes, (portion) => rows.push(...rowsOf(portion, rows.length)), signal);
      // Something that cannot be read is an answer, too: the others stay with their puzzles.
      const answers = rows.map((row) => row.more?.answer ?? (row.puzzle === '' ? undefined : row.puzzle));
      let next = 0;
      await this.verifyAnswers(this.rows.map((row) => (row.puzzle === '' ? undefined : answers[next++])));
    } catch (error) {
      this.failed(error, signal);
    }
    return rows.length;
  }

  private async verifyAnswers(answers: readonly (string | undefined)[]): Promise<void> {
    const { signal } = this.work;
    const places = placesOf(answers.length, (index) => answers[index] !== undefined);
    if (places.length === 0 && this.verifiedCount === 0) return;
    const all = (grids: (index: number) => string | undefined) => places.map((index) => grids(index) ?? NO_GRID);
    try {
      const found = await mill.verify(
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
    const own = error instanceof EngineFault ? error.fault.text : '';
    this.problem = code === 'unsupported' ? say('page-no-vectors') : own || say('page-engine-failed');
  }
}
