/**
 * The state of the page “From requirements”: the form, the puzzle that follows it, the many
 * puzzles, and which of them is shown.
 */
import type { Wish } from '../engine/puzzle-supply';
import { CELLS } from '../rules/houses';
import { asWhole, isObject } from '../records/fields';
import { Undoing } from '../undo/undo.svelte';
import { say } from '../words/words.svelte';
import { asMade } from './made';
import { Batch, MOST, type Made } from './batch.svelte';
import { Maker } from './maker.svelte';
import { OrderForm, randomSeed } from './order.svelte';
import type { SymmetryName } from './symmetry';

/** The pattern, and how it is painted. */
interface Painted {
  readonly pattern: ReadonlySet<number>;
  readonly symmetry: SymmetryName;
  readonly isPainting: boolean;
}

const USUAL_COUNT = 100;
const UNTOUCHED = JSON.stringify(new OrderForm().draft);

export class OrderState {
  readonly form = new OrderForm();
  readonly maker = new Maker();
  readonly batch = new Batch();
  readonly undoing = new Undoing();
  /** True once the kept requirements have been read. No puzzle is made before. */
  isRead = $state(false);
  /** The index of the shown puzzle under the user's own seed. */
  index = $state(0);
  /** The index of the shown puzzle among the many; null for the one that follows the form. */
  place: number | null = $state(null);
  isNearestShown = $state(false);
  /** The number of puzzles to make at once. */
  count = $state(USUAL_COUNT);
  /** The form's `changes` for which the shown puzzle was made. */
  private madeFor = '';

  readonly shown = $derived.by(() => {
    const many = this.place === null ? undefined : this.batch.made[this.place];
    return many ?? this.maker.made ?? (this.isNearestShown ? this.maker.nearest : undefined);
  });

  /**
   * All values of the form that change the puzzle, as a text. A painted pattern is not among them:
   * the puzzle changes when a stroke ends.
   */
  readonly changes = $derived.by(() => {
    const { wanted, symmetry, fewest, most, isLogic, isMinimal, seed, isPainting } = this.form;
    return JSON.stringify([wanted, symmetry, fewest, most, isLogic, isMinimal, seed, isPainting]);
  });

  /** Makes a puzzle for the form, unless the shown one was made for the same values. */
  follow(changes: string): void {
    if (!this.isRead || changes === this.madeFor) return;
    this.madeFor = changes;
    this.index = 0;
    this.make();
  }

  make(): void {
    const { form, maker, index } = this;
    this.isNearestShown = false;
    this.place = null;
    const which = form.seed === null ? undefined : { seed: form.seed, index };
    const wish: Wish = form.wish();
    if (form.isComplete) void maker.make(wish, which);
    else maker.clear();
  }

  another(): void {
    this.index += 1;
    this.make();
  }

  /** Makes many puzzles in place of the current ones, and offers to undo this. */
  start(count: number): void {
    const { batch, form } = this;
    const before: Made = batch.now;
    this.place = 0;
    void batch.start(form.order(form.seed ?? randomSeed()), count);
    if (before.made.length === 0) return;
    this.undoing.offer(
      () => say('make-replaced', { count: before.made.length }),
      () => {
        batch.replaceBy(before);
        this.place = 0;
      },
    );
  }

  /** Takes over the places of the givens of the shown puzzle as a pattern. */
  takePlaces(): void {
    const { puzzle = '' } = this.shown ?? {};
    const before = this.painted;
    this.paint({
      pattern: new Set(CELLS.filter((cell) => /[1-9]/.test(puzzle[cell] ?? ''))),
      symmetry: 'none',
      isPainting: true,
    });
    if (before.pattern.size > 0) this.offerPattern(before);
  }

  /** Paints a pattern in place of the present one, and with `isOffering` offers to undo this. */
  openPattern(pattern: ReadonlySet<number>, symmetry: SymmetryName, isOffering: boolean): void {
    const before = this.painted;
    this.paint({ pattern, symmetry, isPainting: true });
    this.make();
    if (isOffering && before.pattern.size > 0) this.offerPattern(before);
  }

  rubOut(): void {
    const before = this.painted;
    this.form.pattern = new Set();
    this.make();
    this.offerPattern(before);
  }

  private get painted(): Painted {
    const { pattern, symmetry, isPainting } = this.form;
    return { pattern, symmetry, isPainting };
  }

  private paint({ pattern, symmetry, isPainting }: Painted): void {
    // The symmetry is set first, because setting it adds images to the pattern.
    this.form.pattern = new Set();
    this.form.symmetry = symmetry;
    this.form.pattern = pattern;
    this.form.isPainting = isPainting;
  }

  private offerPattern(before: Painted): void {
    this.undoing.offer(
      () => say('make-pattern-cleared', { count: before.pattern.size }),
      () => {
        this.paint(before);
        this.make();
      },
    );
  }

  /** Stops all work when the user leaves the page. Puzzles stay. */
  leave(): void {
    if (this.maker.isBusy) this.madeFor = '';
    this.batch.cancel();
    this.maker.stop();
  }

  /**
   * The requirements to keep over a reload, without the many puzzles; undefined if nothing was
   * changed.
   */
  get draft(): unknown {
    const { form, index, place, count, maker } = this;
    if (place === null && count === USUAL_COUNT && JSON.stringify(form.draft) === UNTOUCHED)
      return undefined;
    return { form: form.draft, index, place, count, made: maker.made, madeFor: this.madeFor };
  }

  restore(draft: unknown): void {
    if (!isObject(draft)) return;
    this.form.restore(draft.form);
    this.index = asWhole(draft.index, 0, Number.MAX_SAFE_INTEGER) ?? 0;
    this.place = asWhole(draft.place, 0, MOST) ?? null;
    this.count = asWhole(draft.count, 1, MOST) ?? this.count;
    this.maker.made = asMade(draft.made);
    if (this.maker.made && typeof draft.madeFor === 'string') this.madeFor = draft.madeFor;
  }
}
