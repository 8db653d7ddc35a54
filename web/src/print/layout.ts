/** Where grids stand on a page, in millimetres from its upper left corner. */
import {
  ANSWERS,
  answersOn,
  LARGE,
  papers,
  PUZZLES,
  puzzlesOn,
  type Block,
  type PaperName,
  type PerPage,
} from './papers';

/** A grid with what stands above and below it. */
export interface Place {
  readonly x: number;
  /** The upper edge of the grid. */
  readonly y: number;
  readonly side: number;
  /** The room above it. */
  readonly above: number;
  /** The room below it. */
  readonly below: number;
}

export interface Around {
  readonly gap: number;
  readonly above: number;
  readonly below: number;
}

/** Of what is left of a row's height, so much stands above. */
const ABOVE = 0.4;

/** The places of a page, row by row. */
function places(paper: PaperName, { columns, rows, cell }: Block, { gap, above, below }: Around): Place[] {
  const { width, height, margin } = papers[paper];
  const side = 9 * cell;
  const left = (width - columns * side - (columns - 1) * gap) / 2;
  const row = (height - 2 * margin) / rows;
  const top = margin + above + ABOVE * (row - above - side - below);
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: left + (index % columns) * (side + gap),
    y: top + Math.floor(index / columns) * row,
    side,
    above,
    below,
  }));
}

/** Where the puzzles of a page stand. */
export function puzzlePlaces(paper: PaperName, perPage: PerPage, isLarge: boolean): Place[] {
  const { gap } = PUZZLES;
  const { above, below } = isLarge ? LARGE : PUZZLES;
  return places(paper, puzzlesOn(paper, perPage), { gap, above, below });
}

/** Where the answers of a page stand. */
export function answerPlaces(paper: PaperName, isLarge: boolean): Place[] {
  const { gap, above, below } = ANSWERS;
  return places(paper, answersOn(paper, isLarge), { gap, above: isLarge ? LARGE.answersAbove : above, below });
}
