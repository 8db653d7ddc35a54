/**
 * The sizes of papers and grids: `papers.json`, in millimetres, lines and type in points, digits as
 * parts of a cell.
 */
import data from './papers.json';

export type PaperName = keyof typeof data.papers;
export type SheetName = keyof typeof data.sheets;
/** The number of puzzles on a page. */
export type PerPage = 1 | 2 | 4 | 6;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Paper extends Size {
  readonly margin: number;
  /** The side of a cell by the number of puzzles a page; what is not there is not offered. */
  readonly cells: Readonly<Partial<Record<PerPage, number>>>;
  /** The number of puzzles per page at first. */
  readonly usual: PerPage;
  /** The most answers a page. */
  readonly answers: Block;
  /** Explained steps: the number of columns, and the least side of a cell. */
  readonly steps: { readonly columns: number; readonly cell: number };
  /** The sheet that is folded to two such pages. */
  readonly sheet: SheetName;
}

/** Grids of one size in columns and rows. */
export interface Block {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
}

/** The widths of a grid's lines in points, for cells from this many millimetres on. */
export interface Lines {
  readonly from: number;
  readonly thin: number;
  readonly block: number;
  readonly frame: number;
}

export const papers = data.papers as Readonly<Record<PaperName, Paper>>;
export const sheets: Readonly<Record<SheetName, Size>> = data.sheets;
export const PAPERS = Object.keys(papers) as PaperName[];

/** A point in millimetres. */
export const POINT = 25.4 / 72;

/** The other values of the file. */
export const { puzzles: PUZZLES, answers: ANSWERS, steps: STEPS, code: CODE, large: LARGE } = data;

/** Returns the numbers of puzzles per page that a paper offers. */
export const choicesOf = (paper: PaperName): PerPage[] =>
  ([1, 2, 4, 6] as const).filter((count) => papers[paper].cells[count] !== undefined);

/** The puzzles of a page in columns and rows. */
export function puzzlesOn(paper: PaperName, perPage: PerPage): Block {
  const [columns = 1, rows = 1] = PUZZLES.arrangements[perPage];
  return { columns, rows, cell: papers[paper].cells[perPage] ?? papers[paper].cells[1] ?? 0 };
}

/** The answers of a page. In large print as many as have digits that are large enough. */
export function answersOn(paper: PaperName, isLarge: boolean): Block {
  if (!isLarge) return papers[paper].answers;
  const fits = (count: PerPage) =>
    (papers[paper].cells[count] ?? 0) * ANSWERS.digit >= LARGE.type * POINT;
  return puzzlesOn(paper, choicesOf(paper).reverse().find(fits) ?? 1);
}

/** The lines of a grid. */
export function linesOf(kind: 'puzzle' | 'answer', cell: number, isLarge: boolean): Lines {
  const all = kind === 'answer' ? ANSWERS.lines : isLarge ? LARGE.lines : PUZZLES.lines;
  return all.find(({ from }) => cell >= from) ?? { from: 0, thin: 0.3, block: 1, frame: 1.4 };
}
