/** The content of each page. */
import type { Part } from './block';
import type { Chapters } from './chapters';
import { answerPlaces, puzzlePlaces, type Place } from './layout';
import { choicesOf, papers, type PaperName, type PerPage } from './papers';

/** The orders in which puzzles can be printed. */
export const ORDERS = ['chosen', 'rank'] as const;

export interface Options {
  readonly paper: PaperName;
  readonly perPage: PerPage;
  /** True for large print: one puzzle per page, and all type of at least 16 points. */
  readonly isLarge: boolean;
  readonly order: (typeof ORDERS)[number];
  /** The way to divide into chapters; each begins on a new page. */
  readonly chapters: Chapters;
  /** True if each puzzle has number, rank, clues and a blank for the time above it. */
  readonly headings: boolean;
  /** True if seed and index are printed below a puzzle, if they are known. */
  readonly origins: boolean;
  readonly candidates: boolean;
  /** True if each puzzle has its link as a QR code, for the camera of a phone. */
  readonly codes: boolean;
  /** True if the hardest step of each puzzle is drawn and explained on separate pages. */
  readonly hardest: boolean;
  readonly answers: boolean;
  /** True if a page with a title separates the answers. */
  readonly divider: boolean;
  readonly booklet: boolean;
  readonly titlePage: boolean;
}

/** Returns the options at the first visit. */
export const usual = (paper: PaperName): Options => ({
  paper,
  perPage: papers[paper].usual,
  isLarge: false,
  order: 'chosen',
  chapters: 'none',
  headings: true,
  origins: true,
  candidates: false,
  codes: false,
  hardest: false,
  answers: true,
  divider: false,
  booklet: false,
  titlePage: false,
});

/** Returns the paper of the pages. A booklet of Letter has pages of half of the size. */
export const pagePaper = ({ paper, booklet }: Options): PaperName =>
  (booklet ? papers[paper].booklet : undefined) ?? paper;

/**
 * Returns options that are possible: as many puzzles per page as the paper offers, and one in large
 * print.
 */
export function possible(options: Options): Options {
  const { perPage, isLarge } = options;
  const paper = pagePaper(options);
  if (isLarge) return { ...options, perPage: 1 };
  return choicesOf(paper).includes(perPage)
    ? options
    : { ...options, perPage: papers[paper].usual };
}

/** A puzzle or its answer, in its place. */
export interface Placed {
  /** The index of the puzzle in the order of printing, from 0. */
  readonly index: number;
  readonly place: Place;
}

export type PageKind = 'title' | 'puzzles' | 'steps' | 'divider' | 'answers' | 'blank';

export interface PrintedPage {
  readonly kind: PageKind;
  /** The page number, from 1. */
  readonly number: number;
  readonly placed: readonly Placed[];
  /** The index of its chapter, on a page of puzzles that are divided into chapters. */
  readonly chapter?: number;
  /** The parts of steps, on a page of steps. */
  readonly parts?: readonly Part[];
}

type Unnumbered = Omit<PrintedPage, 'number'>;

const EMPTY: readonly Placed[] = [];

/**
 * Divides puzzles among pages, as many per page as there are places. `begin` is the index of the
 * first puzzle.
 */
function filled(kind: PageKind, count: number, places: readonly Place[], begin = 0): Unnumbered[] {
  const pages = Math.ceil(count / places.length);
  return Array.from({ length: pages }, (_, page) => {
    const first = page * places.length;
    const placed = places
      .slice(0, count - first)
      .map((place, index) => ({ index: begin + first + index, place }));
    return { kind, placed };
  });
}

/**
 * Returns all pages for puzzles and pages of steps, in reading order. `sizes` are the numbers of
 * puzzles in the chapters; without chapters, it is one number. The pages of a booklet are a
 * multiple of four.
 */
export function pagesOf(
  sizes: readonly number[],
  options: Options,
  steps: readonly (readonly Part[])[] = [],
): PrintedPage[] {
  const count = sizes.reduce((sum, size) => sum + size, 0);
  if (count === 0) return [];
  const { paper, perPage, isLarge } = options;
  const front: Unnumbered[] = options.titlePage ? [{ kind: 'title', placed: EMPTY }] : [];
  const places = puzzlePlaces(paper, perPage, isLarge, options.codes);
  const puzzles = sizes.flatMap((size, chapter) => {
    const first = sizes.slice(0, chapter).reduce((sum, before) => sum + before, 0);
    const pages = filled('puzzles', size, places, first);
    return options.chapters === 'none' ? pages : pages.map((page) => ({ ...page, chapter }));
  });
  const stepPages = steps.map((parts): Unnumbered => ({ kind: 'steps', placed: EMPTY, parts }));
  const divider: Unnumbered[] = options.divider ? [{ kind: 'divider', placed: EMPTY }] : [];
  const answers = filled('answers', count, answerPlaces(paper, isLarge));
  const all = [
    ...front,
    ...puzzles,
    ...stepPages,
    ...(options.answers ? [...divider, ...answers] : []),
  ];
  const blanks = options.booklet ? (4 - (all.length % 4)) % 4 : 0;
  const blank: Unnumbered = { kind: 'blank', placed: EMPTY };
  return [...all, ...Array<Unnumbered>(blanks).fill(blank)].map((page, index) => ({
    ...page,
    number: index + 1,
  }));
}

/**
 * Returns the puzzles in the order of printing: as they are, or by rank and then by falling number
 * of clues.
 */
export function ordered<T extends { readonly rank: number; readonly clues: number }>(
  puzzles: readonly T[],
  order: Options['order'],
): readonly T[] {
  if (order === 'chosen') return puzzles;
  // Puzzles without a rank come last.
  const rank = (one: T) => one.rank || Infinity;
  return [...puzzles].sort((one, other) =>
    rank(one) === rank(other) ? other.clues - one.clues : rank(one) - rank(other),
  );
}
