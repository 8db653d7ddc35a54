/** The content of each page. */
import type { Part } from './block';
import { answerPlaces, puzzlePlaces, type Place } from './layout';
import { choicesOf, papers, type PaperName, type PerPage } from './papers';

/** In which order puzzles are printed. */
export const ORDERS = ['chosen', 'rank'] as const;

export interface Options {
  readonly paper: PaperName;
  readonly perPage: PerPage;
  /** One a page, all type of 16 points and more. */
  readonly isLarge: boolean;
  readonly order: (typeof ORDERS)[number];
  /** Number, rank, clue count and a blank for the time above each puzzle. */
  readonly headings: boolean;
  /** Seed and index below, where they are known. */
  readonly origins: boolean;
  readonly candidates: boolean;
  /** The link of each puzzle, for the camera of a phone. */
  readonly codes: boolean;
  /** The hardest step of each puzzle, drawn and explained, on pages of their own. */
  readonly hardest: boolean;
  readonly answers: boolean;
  /** A page of its own before the answers. */
  readonly divider: boolean;
  readonly booklet: boolean;
  readonly titlePage: boolean;
}

/** The options to begin with. */
export const usual = (paper: PaperName): Options => ({
  paper,
  perPage: papers[paper].usual,
  isLarge: false,
  order: 'chosen',
  headings: true,
  origins: true,
  candidates: false,
  codes: false,
  hardest: false,
  answers: true,
  divider: true,
  booklet: false,
  titlePage: false,
});

/** The options as they can be had: as many a page as the paper has, one in large print. */
export function possible(options: Options): Options {
  const { paper, perPage, isLarge } = options;
  if (isLarge) return { ...options, perPage: 1 };
  return choicesOf(paper).includes(perPage)
    ? options
    : { ...options, perPage: papers[paper].usual };
}

/** A puzzle or its answer in its place. */
export interface Placed {
  /** Which puzzle, in the order of printing, from 0. */
  readonly index: number;
  readonly place: Place;
}

export type PageKind = 'title' | 'puzzles' | 'steps' | 'divider' | 'answers' | 'blank';

export interface PrintedPage {
  readonly kind: PageKind;
  /** From 1. */
  readonly number: number;
  readonly placed: readonly Placed[];
  /** Of a page of steps. */
  readonly parts?: readonly Part[];
}

type Unnumbered = Omit<PrintedPage, 'number'>;

const EMPTY: readonly Placed[] = [];

/** Divides puzzles among pages, as many per page as there are places. */
function filled(kind: PageKind, count: number, places: readonly Place[]): Unnumbered[] {
  const pages = Math.ceil(count / places.length);
  return Array.from({ length: pages }, (_, page) => {
    const first = page * places.length;
    const placed = places
      .slice(0, count - first)
      .map((place, index) => ({ index: first + index, place }));
    return { kind, placed };
  });
}

/**
 * Returns all pages for a number of puzzles and pages of steps, in reading order; a booklet's are a
 * multiple of four.
 */
export function pagesOf(
  count: number,
  options: Options,
  steps: readonly (readonly Part[])[] = [],
): PrintedPage[] {
  if (count === 0) return [];
  const { paper, perPage, isLarge } = options;
  const front: Unnumbered[] = options.titlePage ? [{ kind: 'title', placed: EMPTY }] : [];
  const puzzles = filled('puzzles', count, puzzlePlaces(paper, perPage, isLarge, options.codes));
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
 * The order in which puzzles are printed: as they are given, or by rank and the more clues first.
 */
export function ordered<T extends { readonly rank: number; readonly clues: number }>(
  puzzles: readonly T[],
  order: Options['order'],
): readonly T[] {
  if (order === 'chosen') return puzzles;
  // What has no rank comes last.
  const rank = (one: T) => one.rank || Infinity;
  return [...puzzles].sort((one, other) =>
    rank(one) === rank(other) ? other.clues - one.clues : rank(one) - rank(other),
  );
}
