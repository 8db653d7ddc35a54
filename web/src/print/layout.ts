/** Where grids stand on a page, in millimetres from its upper left corner. */
import {
  ANSWERS,
  answersOn,
  CODE,
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
  /** The upper left corner of the code with its link. */
  readonly code?: { readonly x: number; readonly y: number };
}

export interface Around {
  readonly gap: number;
  readonly above: number;
  readonly below: number;
}

/** Of what is left of a row's height, so much stands above. */
const ABOVE = 0.4;

/** The places of a page, row by row. */
function places(
  paper: PaperName,
  { columns, rows, cell }: Block,
  { gap, above, below }: Around,
): Place[] {
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
export function puzzlePlaces(
  paper: PaperName,
  perPage: PerPage,
  isLarge: boolean,
  hasCodes = false,
): Place[] {
  const { gap } = PUZZLES;
  const { above, below } = isLarge ? LARGE : PUZZLES;
  const block = puzzlesOn(paper, perPage);
  return hasCodes
    ? codePlaces(paper, block, { gap, above, below })
    : places(paper, block, { gap, above, below });
}

/** A code with the white around it that it needs. */
const CODED = CODE.quiet + CODE.side;

/**
 * The same with codes: at the foot where a row has the room, else to the right of the grids, which
 * move up.
 */
function codePlaces(paper: PaperName, block: Block, { gap, above, below }: Around): Place[] {
  const { width, height, margin } = papers[paper];
  const side = 9 * block.cell;
  const isBelow = (height - 2 * margin) / block.rows >= above + side + below + CODED;
  if (isBelow)
    return places(paper, block, { gap, above, below: below + CODED }).map((place) => ({
      ...place,
      code: { x: place.x + side - CODE.side, y: place.y + side + CODE.quiet },
    }));
  const unit = side + CODED;
  const rest = width - 2 * margin - block.columns * unit;
  const between = block.columns > 1 ? Math.min(gap, rest / (block.columns - 1)) : 0;
  const left = margin + (rest - (block.columns - 1) * between) / 2;
  return places(paper, block, { gap, above, below }).map((place, index) => {
    const x = left + (index % block.columns) * (unit + between);
    return { ...place, x, code: { x: x + side + CODE.quiet, y: place.y } };
  });
}

/** Where the answers of a page stand. */
export function answerPlaces(paper: PaperName, isLarge: boolean): Place[] {
  const { gap, above, below } = ANSWERS;
  return places(paper, answersOn(paper, isLarge), {
    gap,
    above: isLarge ? LARGE.answersAbove : above,
    below,
  });
}
