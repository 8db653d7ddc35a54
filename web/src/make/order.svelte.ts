/** The requirements for a puzzle: the form with them, and the order that the engine gets. */
import type { Order } from '../engine/types/messages';
import { cellKey } from '../engine/places';
import { SLOWEST_FIRST, type Wish } from '../engine/puzzle-supply';
import { CELLS } from '../rules/houses';
import { asAll, asCell, asOneOf, asWhole, isObject } from '../records/fields';
import { completed, painted, SYMMETRIES, type SymmetryName } from './symmetry';

/** The highest rank that needs no assumption. */
const LOGIC = 6;
/** The fewest clues that a puzzle can have (McGuire, Tugemann and Civario 2012). */
export const FEWEST_CLUES = 17;
/** The most clues that leave a cell to be solved. */
export const MOST_CLUES = 80;
/** The highest seed that the engine accepts. */
export const MOST_SEED = 2 ** 32 - 1;

export class OrderForm {
  rank = $state(3);
  fewest: number | null = $state(null);
  most: number | null = $state(null);
  isLogic = $state(false);
  isMinimal = $state(false);
  /** The user's own seed; null if every puzzle gets a random one. */
  seed: number | null = $state(null);
  /** True if the places of the givens are painted. */
  isPainting = $state(false);
  pattern: ReadonlySet<number> = $state.raw(new Set());
  private chosen: SymmetryName = $state('point');

  get symmetry(): SymmetryName {
    return this.chosen;
  }

  /** Sets the symmetry, and adds to the pattern all images of its cells. */
  set symmetry(symmetry: SymmetryName) {
    this.chosen = symmetry;
    this.pattern = completed(symmetry, this.pattern);
  }

  get highest(): number {
    return this.isLogic ? LOGIC : 8;
  }

  get wanted(): number {
    return Math.min(this.rank, this.highest);
  }

  /** The form to keep over a reload. */
  get draft(): unknown {
    const { rank, fewest, most, isLogic, isMinimal, seed, isPainting, symmetry } = this;
    return {
      rank,
      fewest,
      most,
      isLogic,
      isMinimal,
      seed,
      isPainting,
      symmetry,
      pattern: [...this.pattern],
    };
  }

  /** Takes over the kept values that are valid. */
  restore(draft: unknown): void {
    if (!isObject(draft)) return;
    const clues = (value: unknown) => asWhole(value, FEWEST_CLUES, MOST_CLUES) ?? null;
    this.rank = asWhole(draft.rank, 1, 8) ?? this.rank;
    this.fewest = clues(draft.fewest);
    this.most = clues(draft.most);
    this.isLogic = draft.isLogic === true;
    this.isMinimal = draft.isMinimal === true;
    this.seed = asWhole(draft.seed, 0, MOST_SEED) ?? null;
    this.isPainting = draft.isPainting === true;
    this.chosen = asOneOf(draft.symmetry, SYMMETRIES) ?? this.chosen;
    this.pattern = new Set(asAll(draft.pattern, asCell, CELLS.length) ?? []);
  }

  paint(cell: number, isOn: boolean): void {
    this.pattern = painted(this.pattern, this.chosen, cell, isOn);
  }

  /** True if a puzzle can be ordered: a painted pattern needs enough cells. */
  get isComplete(): boolean {
    return !this.isPainting || this.pattern.size >= FEWEST_CLUES;
  }

  /**
   * Returns the wish for a puzzle of this rank. A pattern determines the number of clues, so the
   * wish then contains no range for it.
   */
  wish(rank = this.wanted): Wish {
    const common = {
      ranks: [rank, rank] as [number, number],
      logic_only: this.isLogic,
      minimal: this.isMinimal,
    };
    if (this.isPainting)
      return { ...common, pattern: [...this.pattern].sort((a, b) => a - b).map(cellKey) };
    const clues = cluesOf(this.fewest, this.most);
    return { ...common, symmetry: this.chosen, ...(clues ? { clues } : {}) };
  }

  /**
   * The wishes that the slider may reach next, which are made ahead. There are none with the user's
   * own seed or while a pattern is painted.
   */
  get ahead(): readonly Wish[] {
    if (this.isPainting || this.seed !== null) return [];
    return SLOWEST_FIRST.filter((rank) => rank <= this.highest).map((rank) => this.wish(rank));
  }

  /** Returns the order for the engine. */
  order(seed: number): Order {
    return { ...this.wish(), seed };
  }
}

/** Returns the range of clues, with an open end filled in; undefined if both ends are open. */
function cluesOf(fewest: number | null, most: number | null): [number, number] | undefined {
  if (fewest === null && most === null) return undefined;
  return [
    fewest ?? Math.min(FEWEST_CLUES, most ?? FEWEST_CLUES),
    most ?? Math.max(MOST_CLUES, fewest ?? MOST_CLUES),
  ];
}

/** Returns a random number from 0 to 2³² − 1. */
export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
