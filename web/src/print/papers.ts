/**
 * The sizes of papers and grids, from `papers.json`. Sizes are in millimetres, lines and type in
 * points, and digits in parts of a cell.
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
  /**
   * The side of a cell for each number of puzzles per page. Numbers without a side are not offered.
   */
  readonly cells: Readonly<Partial<Record<PerPage, number>>>;
  /** The usual number of puzzles per page. */
  readonly usual: PerPage;
  /** The most answers per page. */
  readonly answers: Block;
  /** Explained steps: the number of columns, and the least side of a cell. */
  readonly steps: { readonly columns: number; readonly cell: number };
  /** The sheet that is folded into a booklet. */
  readonly sheet: SheetName;
  /** The paper of a booklet's pages, if it is not this one. */
  readonly booklet?: PaperName;
}

/** A block of grids of one size: its columns and rows, and the side of a cell. */
export interface Block {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
}

/** The widths of a grid's lines in points, for cells of at least `from` millimetres. */
export interface Lines {
  readonly from: number;
  readonly thin: number;
  readonly block: number;
  readonly frame: number;
}

export const papers = data.papers as Readonly<Record<PaperName, Paper>>;
export const sheets: Readonly<Record<SheetName, Size>> = data.sheets;
export const PAPERS = Object.keys(papers) as PaperName[];

/** One point in millimetres. */
export const POINT = 25.4 / 72;

/** The other values of the file. */
export const { puzzles: PUZZLES, answers: ANSWERS, steps: STEPS, code: CODE, large: LARGE } = data;

/** Returns the numbers of puzzles per page that a paper offers. */
export const choicesOf = (paper: PaperName): PerPage[] =>
  ([1, 2, 4, 6] as const).filter((count) => papers[paper].cells[count] !== undefined);

/** Returns the columns and rows of the puzzles on a page. */
export function puzzlesOn(paper: PaperName, perPage: PerPage): Block {
  const [columns = 1, rows = 1] = PUZZLES.arrangements[perPage];
  return { columns, rows, cell: papers[paper].cells[perPage] ?? papers[paper].cells[1] ?? 0 };
}

/**
 * Returns the columns and rows of the answers on a page. In large print, returns the most answers
 * whose digits are large enough.
 */
export function answersOn(paper: PaperName, isLarge: boolean): Block {
  if (!isLarge) return papers[paper].answers;
  const fits = (count: PerPage) =>
    (papers[paper].cells[count] ?? 0) * ANSWERS.digit >= LARGE.type * POINT;
  return puzzlesOn(paper, choicesOf(paper).reverse().find(fits) ?? 1);
}

/** Returns the line widths of a grid. */
export function linesOf(kind: 'puzzle' | 'answer', cell: number, isLarge: boolean): Lines {
  const all = kind === 'answer' ? ANSWERS.lines : isLarge ? LARGE.lines : PUZZLES.lines;
  return all.find(({ from }) => cell >= from) ?? { from: 0, thin: 0.3, block: 1, frame: 1.4 };
}
