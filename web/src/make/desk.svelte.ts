/**
 * The drafts of puzzles that are set by hand, and which of them is on the board. The board is saved
 * to its draft soon after each change. A new board becomes a draft when its first digit is put.
 */
import { followCollection } from '../collection/collection';
import { addDrafts, asHandDraft, changeDraft, type HandDraft } from '../collection/hand-drafts';
import { asId, asTime, isObject } from '../records/fields';
import { newId } from '../state/ids';
import { say } from '../words/words.svelte';
import { DraftList } from './draft-list.svelte';
import { EMPTY, type Setting } from './setting.svelte';

/**
 * The draft on the board, and the time of the latest change of it that this tab knows; 0 if it has
 * not been stored yet.
 */
interface Current {
  readonly id: string;
  readonly changed: number;
}

export class Desk {
  readonly list = new DraftList(asHandDraft, 'make-draft-name');
  current: Current | null = $state.raw(null);
  /**
   * Saves and removals follow one another, so that each knows what the one before has stored, and
   * no save brings a removed draft back.
   */
  private work: Promise<unknown> = Promise.resolve();

  constructor(private readonly setting: Setting) {}

  /** Restores which draft is on the board, from the data of an earlier visit. */
  restore(kept: unknown): void {
    if (!isObject(kept)) return;
    const [id, changed] = [asId(kept.id), asTime(kept.changed)];
    if (id !== undefined && changed !== undefined) this.current = { id, changed };
  }

  /** Saves the board, reads the drafts, and follows changes. Returns a function that stops this. */
  start(): () => void {
    void this.save(false);
    return followCollection(() => void this.list.load());
  }

  /** Returns the draft on the board. A board with a digit becomes a draft. */
  claimed(): Current | null {
    const { board } = this.setting;
    if (this.current === null && board && board.givens !== EMPTY)
      this.current = { id: newId(), changed: 0 };
    return this.current;
  }

  /**
   * Saves the board to its draft. If another tab has changed the board of this draft in the
   * meantime, both are kept: this one becomes a draft of its own. If the draft was removed in
   * another tab, it is stored again, provided that `isChanged`. Returns whether the board belongs
   * to another draft now.
   */
  save(isChanged = true): Promise<boolean> {
    return this.inTurn(() => this.saveNow(isChanged)).catch(() => false);
  }

  /** Does something after all earlier work is done. */
  private inTurn<T>(next: () => Promise<T>): Promise<T> {
    const done = this.work.then(next);
    this.work = done.catch(() => undefined);
    return done;
  }

  private async saveNow(isChanged: boolean): Promise<boolean> {
    const { board } = this.setting;
    const current = this.claimed();
    let isMoved = false;
    if (board && current) {
      const fresh = await this.list.freshName();
      const kept = await changeDraft(current.id, asHandDraft, (now) => {
        if (!now && current.changed > 0 && !isChanged) return undefined;
        if (now?.givens === board.givens && now.past.length === board.past.length) return now;
        isMoved = now !== undefined && now.changed !== current.changed;
        const [id, name] = isMoved
          ? [newId(), say('make-draft-copy', { name: now?.name ?? fresh })]
          : [current.id, now?.name ?? fresh];
        return { ...board, id, name, changed: Date.now() };
      });
      if (kept && this.current?.id === current.id)
        this.current = { id: kept.id, changed: kept.changed };
    }
    await this.list.load();
    return isMoved;
  }

  /** Puts another draft on the board. The present one has been saved before. */
  async open(id: string): Promise<void> {
    await this.save();
    const draft = (await this.list.stored()).find((one) => one.id === id);
    if (!draft) return;
    this.current = { id, changed: draft.changed };
    this.setting.replace(draft);
  }

  /** Begins a new draft with an empty board. */
  async begin(): Promise<void> {
    await this.save();
    this.current = null;
    this.setting.replace({ givens: EMPTY, past: [], future: [] });
  }

  /** Adds a copy of a draft, and puts it on the board. */
  async duplicate({ id }: HandDraft): Promise<void> {
    await this.save();
    const draft = this.list.all.find((one) => one.id === id);
    if (!draft) return;
    const name = say('make-draft-copy', { name: draft.name });
    const copy = { ...draft, id: newId(), name, changed: Date.now() };
    await addDrafts([copy]);
    await this.open(copy.id);
  }

  /** Removes a draft, and offers to undo it. If it is on the board, the board is cleared. */
  async remove(draft: HandDraft): Promise<void> {
    await this.save();
    const { id } = draft;
    let wasOpen = false;
    const clear = (): void => {
      wasOpen = this.current?.id === id;
      if (!wasOpen) return;
      this.current = null;
      this.setting.replace({ givens: EMPTY, past: [], future: [] });
    };
    const reopen = async (): Promise<void> => {
      if (wasOpen && this.current === null && this.setting.givens === EMPTY) await this.open(id);
    };
    await this.inTurn(() => this.list.remove(draft, clear, reopen));
  }
}
