/** What the page Collection holds together: lists, what is shown, what is chosen. */
import { announce } from '../app/announcer.svelte';
import { everything, readBackup, restore } from '../collection/backup';
import {
  dropCollection,
  followCollection,
  putCollection,
  wholeCollection,
  type Collection,
} from '../collection/collection';
import { database, solvedPuzzles, type KeptList, type KeptPuzzle } from '../state/store';
import { say } from '../words/words.svelte';
import { FIRST, repeated, shownOf, tagsIn, type View } from './view';

export class BooksPage {
  collection: Collection = $state.raw({ lists: [], puzzles: [] });
  solved: ReadonlySet<string> = $state.raw(new Set());
  view: View = $state.raw(FIRST);
  /** The ids of the chosen puzzles. */
  chosen: ReadonlySet<string> = $state.raw(new Set());
  isLoaded = $state(false);
  isRefused = $state(false);
  told = $state('');

  readonly shown = $derived(shownOf(this.collection, this.solved, this.view));
  readonly repeated = $derived(repeated(this.collection.puzzles));
  readonly tags = $derived(tagsIn(this.collection.puzzles));
  readonly list = $derived(this.collection.lists.find(({ id }) => id === this.view.list));

  /** Reads what is kept and follows other tabs; what ends that. */
  start(): () => void {
    void this.load();
    return followCollection(() => void this.load());
  }

  async load(): Promise<void> {
    this.isRefused = (await database()) === null;
    this.collection = await wholeCollection();
    this.solved = await solvedPuzzles();
    this.isLoaded = true;
    if (this.view.list !== null && !this.list) this.view = { ...this.view, list: null };
  }

  tell(text: string): void {
    this.told = text;
    announce(text);
  }

  look(changes: Partial<View>): void {
    this.view = { ...this.view, ...changes };
    this.chosen = new Set();
  }

  toggle(id: string): void {
    const next = new Set(this.chosen);
    if (!next.delete(id)) next.add(id);
    this.chosen = next;
  }

  /** The chosen puzzles; all that are shown, where none is chosen. */
  get meant(): readonly KeptPuzzle[] {
    return this.chosen.size === 0 ? this.shown : this.shown.filter(({ id }) => this.chosen.has(id));
  }

  async rename(list: KeptList, name: string): Promise<void> {
    if (name.trim() === '' || name === list.name) return;
    await putCollection({ lists: [{ ...list, name: name.trim() }] });
    await this.load();
  }

  /** Takes a list out, with its puzzles. */
  async drop(list: KeptList): Promise<void> {
    await dropCollection([list.id], list.puzzles);
    await this.load();
    this.tell(say('books-list-dropped', { list: list.name }));
  }

  /** Takes the chosen puzzles out of their lists. */
  async dropChosen(): Promise<void> {
    const gone = [...this.chosen];
    const lists = this.collection.lists
      .filter((list) => list.puzzles.some((id) => this.chosen.has(id)))
      .map((list) => ({ ...list, puzzles: list.puzzles.filter((id) => !this.chosen.has(id)) }));
    await putCollection({ lists });
    await dropCollection([], gone);
    this.chosen = new Set();
    await this.load();
    this.tell(say('books-dropped', { count: gone.length }));
  }

  /** Gives the chosen puzzles these tags, beside those they have, or takes them away. */
  async tag(tags: readonly string[], isTaking: boolean): Promise<void> {
    const changed = (puzzle: KeptPuzzle): KeptPuzzle => {
      const before = puzzle.tags ?? [];
      const after = isTaking ? before.filter((tag) => !tags.includes(tag)) : [...new Set([...before, ...tags])];
      return { ...puzzle, tags: after };
    };
    await putCollection({ puzzles: this.meant.filter(({ id }) => this.chosen.has(id)).map(changed) });
    await this.load();
    this.tell(say('books-tagged', { count: this.chosen.size }));
  }

  everything(): Promise<string> {
    return everything();
  }

  /** Takes in a file that "save everything" has made. */
  async restore(file: File): Promise<void> {
    const backup = readBackup(await file.text());
    if (typeof backup === 'string') {
      this.tell(say(backup === 'later' ? 'books-later' : 'books-not-ours'));
      return;
    }
    await restore(backup);
    await this.load();
    this.tell(say('books-restored', { puzzles: backup.puzzles.length, games: backup.games.length }));
  }
}
