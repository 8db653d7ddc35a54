/** The state of the page Collection: lists, the view, the selection. */
import { SAMPLE_PUZZLES } from '../board/sample-puzzles';
import { announce } from '../ui/announcer.svelte';
import { bulk } from '../engine/bulk';
import type { RemovalMessage } from '../collection/changes';
import {
  countRemovedLists,
  eraseList,
  purgeRemovedLists,
  removedLists,
  restoreList,
} from '../collection/bin';
import type { RemovedList } from '../collection/binned';
import {
  editPuzzles,
  followCollection,
  movePuzzle,
  removeList,
  removePuzzles,
  renameList,
  takeBack,
  wholeCollection,
  type Done,
} from '../collection/collection';
import { keep } from '../collection/keep';
import { nextOrder } from '../collection/order';
import type { Collection } from '../collection/records';
import { MOST_NAME, MOST_NOTE } from '../collection/records';
import { faultOf } from '../collection/undoable.svelte';
import { forgetRemovals, keptRemovals } from '../collection/removals';
import { progressOf } from '../state/keeping';
import { set } from '../state/settings.svelte';
import { solvedPuzzles } from '../state/solved';
import { database } from '../state/database';
import type { KeptList, KeptPuzzle } from '../state/schema';
import { openGames } from '../state/store';
import { Undoing } from '../undo/undo.svelte';
import { say } from '../words/words.svelte';
import { faultText } from '../ui/fault';
import { playPuzzle } from '../ui/playing';
import { restoring } from './restoring.svelte';
import { FIRST, isWholeList, repeated, shownOf, tagsIn, type View } from './view';

/**
 * Ends when all changes are done. A page that is opened while the page before it still saves waits
 * for this, so that it shows the change.
 */
let changing: Promise<unknown> = Promise.resolve();

export class BooksPage {
  collection: Collection = $state.raw({ lists: [], puzzles: [] });
  solved: ReadonlySet<string> = $state.raw(new Set());
  /** The progress of each unfinished game, by its puzzle. */
  begun: ReadonlyMap<string, ReturnType<typeof progressOf>> = $state.raw(new Map());
  view: View = $state.raw(FIRST);
  /** The codes found for puzzles that were saved without a rank, by their 81 characters. */
  found: ReadonlyMap<string, number> = $state.raw(new Map());
  /** The ids of the selected puzzles. */
  chosen: ReadonlySet<string> = $state.raw(new Set());
  /** The id of the puzzle whose name and note are being changed. */
  editing: string | null = $state(null);
  /** The id of the puzzle that shows buttons to move it. */
  moving: string | null = $state(null);
  isLoaded = $state(false);
  /** True while examples are added. */
  isAdding = $state(false);
  isRefused = $state(false);
  /** False once the page has been left. From then on it shows and offers nothing. */
  private isOpen = true;
  message = $state('');
  /** The number of removed lists that can be restored. */
  removedCount = $state(0);
  /** These lists, the latest first; empty while they are not shown. */
  removed: readonly RemovedList[] = $state.raw([]);
  private isRemovedShown = false;
  readonly undoing = new Undoing(() => void forgetRemovals().catch(() => undefined));

  readonly shown = $derived(shownOf(this.collection, this.solved, this.view));
  readonly repeated = $derived(repeated(this.collection.puzzles));
  readonly tags = $derived(tagsIn(this.collection.puzzles));
  readonly list = $derived(this.collection.lists.find(({ id }) => id === this.view.list));
  /** The number of shown puzzles that are solved. */
  readonly solvedCount = $derived(
    this.shown.filter(({ puzzle }) => this.solved.has(puzzle)).length,
  );
  /** True if a whole list is shown in its own order, so that its puzzles can be moved. */
  readonly canMove = $derived(this.list !== undefined && isWholeList(this.view));

  /**
   * Reads the collection and follows changes from other tabs. Returns a function that stops this.
   */
  start(): () => void {
    this.isOpen = true;
    const purged = purgeRemovedLists(Date.now()).catch(() => undefined);
    void purged
      .then(() => this.load())
      .then(async () => {
        // Removals made just before the page was closed can still be undone.
        const removals = await keptRemovals().catch(() => []);
        if (this.isOpen)
          for (const { back, said } of removals) this.offer(said, () => takeBack(back));
      });
    const stop = followCollection(() => void this.load());
    return () => {
      this.isOpen = false;
      stop();
    };
  }

  async load(): Promise<void> {
    await changing;
    this.isRefused = (await database()) === null;
    this.collection = await wholeCollection();
    this.solved = await solvedPuzzles().catch(() => new Set<string>());
    const games = await openGames().catch(() => []);
    // The most recent game of a puzzle is set last, so it wins.
    this.begun = new Map(games.reverse().map((game) => [game.puzzle, progressOf(game)]));
    await this.loadRemoved();
    this.isLoaded = true;
    void this.examineUnranked();
    if (this.view.list !== null && !this.list) this.view = { ...this.view, list: null };
  }

  /** Finds out why puzzles have no rank. Fails silently: the cards then say only that. */
  private async examineUnranked(): Promise<void> {
    const unranked = this.collection.puzzles
      .filter(({ puzzle, rank }) => rank === 0 && !this.found.has(puzzle))
      .map(({ puzzle }) => puzzle);
    if (unranked.length === 0) return;
    const found = await bulk.rate(unranked).catch(() => undefined);
    const entries = unranked.flatMap((puzzle, index): [string, number][] => {
      const one = found?.[index];
      return one === undefined ? [] : [[puzzle, one]];
    });
    this.found = new Map([...this.found, ...entries]);
  }

  private async loadRemoved(): Promise<void> {
    this.removedCount = await countRemovedLists().catch(() => 0);
    this.removed = this.isRemovedShown ? await removedLists().catch(() => []) : [];
  }

  /** Shows or hides the removed lists. They are read only while they are shown. */
  async showRemoved(isShown: boolean): Promise<void> {
    this.isRemovedShown = isShown;
    await this.loadRemoved();
  }

  show(text: string): void {
    this.message = text;
    announce(text);
  }

  setView(changes: Partial<View>): void {
    this.view = { ...this.view, ...changes };
    this.chosen = new Set();
    this.editing = null;
    this.moving = null;
  }

  toggle(id: string): void {
    const next = new Set(this.chosen);
    if (!next.delete(id)) next.add(id);
    this.chosen = next;
  }

  /** The puzzles that an action applies to: the selected ones, or all shown if none is selected. */
  get targets(): readonly KeptPuzzle[] {
    return this.chosen.size === 0 ? this.shown : this.shown.filter(({ id }) => this.chosen.has(id));
  }

  private offer([name, values]: RemovalMessage, back: () => Promise<Done>): void {
    this.message = '';
    this.undoing.offer(
      () => say(name, values),
      async () => {
        const done = await back();
        await this.load();
        this.show(faultOf(done) ?? say('books-brought-back'));
      },
    );
  }

  /**
   * Does a change, and offers to undo it with a message of what was done. If the page was left in
   * the meantime, nothing is shown.
   */
  private async do(
    work: Promise<Done>,
    said: RemovalMessage | ((done: Done) => RemovalMessage),
  ): Promise<void> {
    changing = Promise.allSettled([changing, work]);
    const done = await work;
    if (!this.isOpen) return;
    await this.load();
    const fault = faultOf(done);
    if (fault !== undefined) this.show(fault);
    else this.offer(typeof said === 'function' ? said(done) : said, () => takeBack(done.back));
  }

  async rename(list: KeptList, name: string): Promise<void> {
    if (name.trim() === '' || name === list.name) return;
    await this.do(renameList(list, name.trim()), [
      'books-list-renamed',
      { before: list.name, name: name.trim() },
    ]);
  }

  /**
   * Gives a puzzle a name and a note; an empty text removes them. If the page is left before the
   * change is done, undo is offered when the page is opened again.
   */
  async describe(
    { id, title: titleBefore = '', note: noteBefore = '' }: KeptPuzzle,
    texts: { readonly title?: string; readonly note?: string },
  ): Promise<void> {
    const title = (texts.title ?? titleBefore).trim().slice(0, MOST_NAME);
    const note = (texts.note ?? noteBefore).trim().slice(0, MOST_NOTE);
    if (title === titleBefore && note === noteBefore) return;
    const said: RemovalMessage =
      title === titleBefore
        ? ['books-noted', {}]
        : title
          ? ['books-named', { title }]
          : ['books-unnamed', { title: titleBefore }];
    const edit = {
      id,
      ...(title === titleBefore ? {} : { title }),
      ...(note === noteBefore ? {} : { note }),
    };
    await this.do(editPuzzles([edit], said), said);
  }

  /** Returns the name of a shown puzzle; without a title, its number. */
  nameOf(index: number): string {
    return this.shown[index]?.title ?? say('books-puzzle', { number: index + 1 });
  }

  /** Returns the place of a puzzle among those that are shown; −1 if it is not shown. */
  placeOf(id: string): number {
    return this.shown.findIndex((puzzle) => puzzle.id === id);
  }

  /** Moves a shown puzzle to another place of its list. */
  async move(id: string, to: number): Promise<void> {
    const { list } = this;
    const from = this.placeOf(id);
    if (!list || from < 0 || !this.canMove || to < 0 || to >= this.shown.length) return;
    const before = this.shown.slice(to < from ? to : to + 1).map((puzzle) => puzzle.id);
    const said: RemovalMessage = ['books-moved', { name: this.nameOf(from), place: to + 1 }];
    await this.do(movePuzzle(list, { puzzle: id, before }), said);
  }

  /** Plays a puzzle; as part of its list, if one is shown. */
  play({ puzzle, title = '', rank }: KeptPuzzle): Promise<void> {
    const list = this.list?.id;
    return playPuzzle({ puzzle, title, rank: rank || null, origin: 'list', list });
  }

  /** Plays the first puzzle of the list that is not solved. */
  async playList(): Promise<void> {
    const all = shownOf(this.collection, this.solved, { ...FIRST, list: this.view.list });
    const next = all.find(({ puzzle }) => !this.solved.has(puzzle)) ?? all[0];
    if (next) await this.play(next);
  }

  /** Adds a list of examples, one of each rank. */
  async addExamples(): Promise<void> {
    this.isAdding = true;
    const puzzles = SAMPLE_PUZZLES.map((puzzle, index) => ({ puzzle, rank: index + 1 }));
    const order = nextOrder(this.collection.lists);
    try {
      await this.do(
        keep(
          puzzles,
          { newName: say('books-examples'), order },
          { tags: [], onprogress: () => undefined, signal: new AbortController().signal },
        ),
        ['books-examples-added', { count: puzzles.length }],
      );
    } catch (error) {
      this.show(faultText(error));
    } finally {
      this.isAdding = false;
    }
  }

  /** Removes a list with its puzzles. */
  drop(list: KeptList): Promise<void> {
    const said: RemovalMessage = ['books-list-dropped', { list: list.name }];
    return this.do(removeList(list, said), said);
  }

  /** Restores a removed list with its puzzles. */
  restoreList(removed: RemovedList): Promise<void> {
    return this.do(restoreList(removed), ['books-list-restored', { list: removed.list.name }]);
  }

  /** Deletes a removed list for good. */
  erase(removed: RemovedList): Promise<void> {
    const said: RemovalMessage = ['books-list-erased', { list: removed.list.name }];
    return this.do(eraseList(removed, said), said);
  }

  /** Removes the selected puzzles from the collection. */
  async dropChosen(): Promise<void> {
    const said: RemovalMessage = ['books-dropped', { count: this.chosen.size }];
    const gone = this.chosen;
    this.chosen = new Set();
    await this.do(removePuzzles(gone, said), said);
  }

  /** Adds these tags to the selected puzzles, or removes them from these puzzles. */
  async tag(tags: readonly string[], isTaking: boolean): Promise<void> {
    const edits = this.targets
      .filter(({ id }) => this.chosen.has(id))
      .map(({ id }) => ({ id, ...(isTaking ? { removeTags: tags } : { addTags: tags }) }));
    await this.do(editPuzzles(edits), ({ missing }) => [
      'books-tagged',
      { count: edits.length - missing },
    ]);
  }

  /** Restores a file that was saved with “Save everything to a file”. */
  async restore(file: File): Promise<void> {
    if (restoring.isRunning) return;
    this.message = '';
    const work = restoring.run(file);
    changing = Promise.allSettled([changing, work]);
    const restored = await work.catch(faultText);
    if (typeof restored === 'string') {
      this.show(
        restored === 'later' || restored === 'not-ours' ? say(`books-${restored}`) : restored,
      );
      return;
    }
    const { backup, done } = restored;
    const { puzzles, games, results, damaged } = backup;
    const { back, settings } = done;
    await this.load();
    const fault = faultOf(done);
    if (fault !== undefined) {
      this.show(fault);
      return;
    }
    const counts = {
      puzzles: puzzles.length,
      games: games.length,
      results: results.length,
    };
    this.offer(
      damaged === 0
        ? ['books-restored', counts]
        : ['books-restored-damaged', { ...counts, damaged }],
      () => {
        set(settings);
        return takeBack(back);
      },
    );
  }
}
