/** The named drafts of one kind: of puzzles that are set by hand, or of patterns. */
import type { RemovalMessage } from '../collection/changes';
import { takeBack } from '../collection/collection';
import { changeDraft, draftsOf, removeDraft, type Draft } from '../collection/hand-drafts';
import { Undoable } from '../collection/undoable.svelte';
import { database } from '../state/database';
import { say } from '../words/words.svelte';

export class DraftList<D extends Draft> {
  all: readonly D[] = $state.raw([]);
  /** True if the browser does not allow storage, so that there are no drafts. */
  isRefused = $state(false);
  readonly removals = new Undoable(() => this.load());

  /**
   * `read` builds a draft from stored data; `numbered` is the message with the name of a new one.
   */
  constructor(
    readonly read: (value: unknown) => D | undefined,
    private readonly numbered: string,
  ) {}

  async load(): Promise<void> {
    this.isRefused = (await database()) === null;
    this.all = await this.stored().catch(() => []);
  }

  stored(): Promise<D[]> {
    return draftsOf(this.read);
  }

  /** Returns the name of a new draft: the first number that no draft has yet. */
  async freshName(): Promise<string> {
    const names = new Set((await this.stored()).map(({ name }) => name));
    for (let number = 1; ; number += 1) {
      const name = say(this.numbered, { number });
      if (!names.has(name)) return name;
    }
  }

  /** Gives a draft another name, as it is stored now. */
  async rename({ id }: D, name: string): Promise<void> {
    const typed = name.trim();
    if (typed) await changeDraft(id, this.read, (now) => now && { ...now, name: typed });
    await this.load();
  }

  /**
   * Removes a draft, and offers to undo it. `onremoved` is called if it was removed, and
   * `onrestored` if this was undone.
   */
  async remove(
    { id, name }: D,
    onremoved: () => void = () => undefined,
    onrestored: () => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    const said: RemovalMessage = ['make-draft-removed', { name }];
    const done = await removeDraft(id, said);
    if (done.failure === undefined) onremoved();
    await this.removals.offer(done, said, async () => {
      const undone = await takeBack(done.back);
      if (undone.failure === undefined) await onrestored();
      return undone;
    });
  }
}
