/** The state of the page Print: the puzzles, the options, and the facts about puzzles. */
import { SAMPLE_PUZZLES } from '../board/sample-puzzles';
import { faultText } from '../ui/fault';
import { engine } from '../engine/questions';
import type { Step } from '../engine/types/messages';
import { codeOf } from '../engine/fault';
import { wholeCollection } from '../collection/collection';
import type { Collection } from '../collection/records';
import { keepPrinting, keptPrinting, type Printing, type ToPrint } from '../state/printing';
import { ladder } from '../state/ladder';
import { rankName, stars, techniqueName } from '../words/names';
import { language, say } from '../words/words.svelte';
import { untrack } from 'svelte';
import { chaptersOf, type Chapter, type Chapters } from './chapters';
import { linkCode, type Code } from './codes';
import { examined, type Fact } from './facts';
import { Finder } from './finder.svelte';
import { flowed } from './flow';
import { hardestStep } from './hardest';
import { keepOptions, keptOptions } from './kept';
import { ordered, pagePaper, pagesOf, possible, type Options } from './pages';
import { cluesOf } from '../rules/digits';
import type { PerPage } from './papers';
import { stepTextOf } from './step-text';

/** The source of the puzzles: another page, the whole collection, or a list by its id. */
export type Source = 'given' | 'collection' | `list-${string}`;

/** A puzzle as it is printed. */
export interface Printed extends ToPrint {
  readonly rank: number;
  readonly clues: number;
  readonly fact: Fact | undefined;
  /** Its hardest step, if steps are printed and it is known. */
  readonly step: Step | undefined;
  /** The technique of its hardest step, if chapters are made of it and it is known. */
  readonly technique: string | undefined;
  /** Its QR code, if codes are printed and it is known. */
  readonly code: Code | undefined;
}

/** The most puzzles that are printed at once. With more a browser works for minutes. */
export const MOST = 1000;

/** Returns the title that a chapter has if the user types none. */
function usualTitle({ of }: Chapter<Printed>, by: Chapters): string {
  if (of === '') return say('print-chapter-other');
  if (by === 'rank')
    return say('print-chapter-rank', { stars: stars(Number(of)), rank: rankName(Number(of)) });
  return by === 'technique' ? techniqueName(of) : of;
}

const NOTHING: Printing = { puzzles: [], name: '' };
export class PrintPage {
  /** The options for the next prints, too. */
  private kept: Options = $state.raw(keptOptions());
  /** The number of puzzles per page when there is only one; it is not kept. */
  private singlePerPage: PerPage = $state(1);
  source: Source = $state('given');
  given: Printing = $state.raw(NOTHING);
  collection: Collection = $state.raw({ lists: [], puzzles: [] });
  facts: ReadonlyMap<string, Fact> = $state.raw(new Map());
  readonly steps = new Finder((puzzle, signal) =>
    hardestStep({ puzzle, rank: this.rankOf(puzzle) }, signal),
  );
  readonly codes = new Finder(linkCode);
  isLoaded = $state(false);
  problem = $state('');
  /** The title that the user has typed; null if the list's name is used. */
  ownTitle: string | null = $state(null);

  /** The titles of chapters that the user has typed, by their keys. */
  private ownTitles: ReadonlyMap<string, string> = $state.raw(new Map());

  /** All puzzles of the source. `printing` has the first of them, which are printed at once. */
  readonly whole = $derived(this.sourced());
  readonly printing = $derived({ ...this.whole, puzzles: this.whole.puzzles.slice(0, MOST) });
  private readonly isSingle = $derived(this.whole.puzzles.length === 1);
  /** A single puzzle has a page of its own, whatever was chosen for many. */
  readonly options: Options = $derived(
    this.isSingle ? possible({ ...this.kept, perPage: this.singlePerPage }) : this.kept,
  );
  /** The puzzles by chapters; without chapters, all are one. */
  readonly chapters: readonly Chapter<Printed>[] = $derived(
    chaptersOf(
      ordered(
        this.printing.puzzles.map((one) => this.itemOf(one)),
        this.options.order,
      ),
      this.options.chapters,
    ),
  );
  /** All puzzles in the order of printing. */
  readonly items = $derived(this.chapters.flatMap(({ items }) => items));
  private readonly texts = $derived(
    this.items.flatMap(({ step }, index) => (step ? [stepTextOf(step, index)] : [])),
  );
  /** The options with the paper of the pages. */
  readonly laid = $derived({ ...this.options, paper: pagePaper(this.options) });
  readonly pages = $derived(
    pagesOf(
      this.chapters.map(({ items }) => items.length),
      this.laid,
      flowed(this.texts, this.laid.paper, this.options.isLarge),
    ),
  );
  readonly title = $derived(this.ownTitle ?? (this.printing.name || say('print-untitled')));
  readonly isKnown = $derived(this.items.every(({ fact }) => fact));
  /** True if everything that will be printed is known. */
  readonly isWhole = $derived(
    this.isKnown &&
      (!this.options.codes || this.items.every(({ code }) => code)) &&
      (!this.needsSteps || this.proper.every((puzzle) => this.steps.found.has(puzzle))),
  );
  readonly improper = $derived(
    this.items.filter(({ fact }) => fact && fact.status !== 'proper').length,
  );

  private work = new AbortController();

  /**
   * Loads the puzzles of the address; else those that another page handed over last; else the
   * collection.
   */
  async load(payload: string): Promise<void> {
    this.collection = await wholeCollection();
    this.given = payload === '' ? await keptPrinting() : await this.linked(payload);
    this.source =
      this.given.puzzles.length > 0 || this.collection.puzzles.length === 0
        ? 'given'
        : 'collection';
    this.isLoaded = true;
  }

  private async linked(payload: string): Promise<Printing> {
    try {
      const { state } = await engine.ask('read-link', { link: payload }, { isEach: true });
      return { puzzles: [{ puzzle: state.givens }], name: state.title ?? '' };
    } catch (error) {
      this.problem = codeOf(error) === 'unreadable' ? say('page-bad-link') : faultText(error);
      return NOTHING;
    }
  }

  /** Shows one puzzle of each rank as an example. */
  async showExamples(): Promise<void> {
    const puzzles = SAMPLE_PUZZLES.map((puzzle) => ({ puzzle }));
    this.given = { puzzles, name: say('books-examples') };
    this.source = 'given';
    await keepPrinting(this.given);
  }

  private sourced(): Printing {
    if (this.source === 'given') return this.given;
    const { lists, puzzles } = this.collection;
    if (this.source === 'collection') return { puzzles, name: '' };
    const list = lists.find(({ id }) => `list-${id}` === this.source);
    const byId = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));
    return {
      puzzles: list?.puzzles.flatMap((id) => byId.get(id) ?? []) ?? [],
      name: list?.name ?? '',
    };
  }

  private itemOf(one: ToPrint): Printed {
    const fact = this.facts.get(one.puzzle);
    return {
      ...one,
      fact,
      rank: fact?.rank ?? 0,
      clues: cluesOf(one.puzzle),
      step: this.options.hardest ? this.steps.found.get(one.puzzle) : undefined,
      technique:
        this.options.chapters === 'technique'
          ? this.steps.found.get(one.puzzle)?.technique
          : undefined,
      code: this.options.codes ? this.codes.found.get(one.puzzle) : undefined,
    };
  }

  /** True if the hardest steps are needed, to print them or to make chapters of them. */
  get needsSteps(): boolean {
    return this.options.hardest || this.options.chapters === 'technique';
  }

  /** Returns the key of a chapter's own title. */
  private keyOf({ of }: Chapter<Printed>): string {
    return `${this.options.chapters} ${of}`;
  }

  /** Returns the title of a chapter: the one that the user has typed, else the usual one. */
  titleOf(chapter: Chapter<Printed>): string {
    return this.ownTitles.get(this.keyOf(chapter)) ?? usualTitle(chapter, this.options.chapters);
  }

  /** Gives a chapter another title; an empty one is replaced by the usual one. */
  rename(chapter: Chapter<Printed>, title: string): void {
    const titles = new Map(this.ownTitles);
    if (title.trim() === '') titles.delete(this.keyOf(chapter));
    else titles.set(this.keyOf(chapter), title);
    this.ownTitles = titles;
  }

  set(changes: Partial<Options>): void {
    const next = possible({ ...this.options, ...changes });
    if (this.isSingle) {
      this.singlePerPage = next.perPage;
      this.kept = possible({ ...next, perPage: this.kept.perPage });
    } else this.kept = next;
    keepOptions(this.kept);
  }

  /** Finds the facts of those puzzles that have none yet. */
  async examine(puzzles: readonly ToPrint[]): Promise<void> {
    this.work.abort();
    const { signal } = (this.work = new AbortController());
    const unknown = puzzles.map(({ puzzle }) => puzzle).filter((puzzle) => !this.facts.has(puzzle));
    if (unknown.length === 0) return;
    await this.reported(
      examined(unknown, signal).then(
        (found) => void (this.facts = new Map([...this.facts, ...found])),
      ),
    );
  }

  /** The puzzles that have exactly one solution. */
  private get proper(): string[] {
    return this.printing.puzzles
      .map(({ puzzle }) => puzzle)
      .filter((puzzle) => this.rankOf(puzzle) > 0);
  }

  private rankOf(puzzle: string): number {
    return this.facts.get(puzzle)?.rank ?? 0;
  }

  /** Finds what else is printed: codes, and the hardest steps in the current language. */
  async complete(): Promise<void> {
    const { codes } = this.options;
    const [proper, all] = [
      this.needsSteps ? this.proper : [],
      codes ? this.printing.puzzles.map(({ puzzle }) => puzzle) : [],
    ];
    const key = `${language()} ${ladder()}`;
    await untrack(() =>
      Promise.all([
        this.reported(this.steps.seek(proper, key)),
        this.reported(this.codes.seek(all)),
      ]),
    );
  }

  /** Shows why a request failed, unless it was cancelled. */
  private async reported(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (codeOf(error) !== 'cancelled') this.problem = faultText(error);
    }
  }

  stop(): void {
    this.steps.stop();
    this.codes.stop();
    this.work.abort();
  }
}
