/** The patterns that are kept by name: to open, rename and remove. */
import { followCollection } from '../collection/collection';
import { addDrafts, asPatternDraft, type PatternDraft } from '../collection/hand-drafts';
import { CELLS } from '../rules/houses';
import { newId } from '../state/ids';
import { DraftList } from './draft-list.svelte';
import type { OrderState } from './order-state.svelte';
import { symmetryNamed } from './symmetry';

export class Patterns {
  readonly list = new DraftList(asPatternDraft, 'make-pattern-name');
  /** The draft with the pattern that is painted at present; undefined if it is not kept. */
  readonly current = $derived.by(() => {
    const { pattern, symmetry } = this.painted;
    return this.list.all.find((one) => one.pattern === pattern && one.symmetry === symmetry);
  });

  constructor(private readonly order: OrderState) {}

  private get painted(): Pick<PatternDraft, 'pattern' | 'symmetry'> {
    const { pattern, symmetry } = this.order.form;
    return {
      pattern: CELLS.map((cell) => (pattern.has(cell) ? '1' : '.')).join(''),
      symmetry,
    };
  }

  /** Reads the patterns, and follows changes. Returns a function that stops this. */
  start(): () => void {
    void this.list.load();
    return followCollection(() => void this.list.load());
  }

  /** Keeps the painted pattern under a new name, and offers to undo this. */
  async keep(): Promise<void> {
    const { painted } = this;
    const name = await this.list.freshName();
    const done = await addDrafts([{ ...painted, id: newId(), name, changed: Date.now() }]);
    await this.list.removals.offer(done, ['make-pattern-kept', { name }]);
  }

  /** Paints a pattern in place of the present one. */
  open({ pattern, symmetry }: PatternDraft): void {
    this.order.openPattern(
      new Set(CELLS.filter((cell) => pattern[cell] === '1')),
      symmetryNamed(symmetry),
      this.current === undefined,
    );
  }
}
