/** Places of grids on a page, in millimetres from its upper left corner. */
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

/** A grid with the room for its lines of text. */
export interface Place {
  readonly x: number;
  /** The upper edge of the grid. */
  readonly y: number;
  readonly side: number;
  /** The height of the room above the grid. */
  readonly above: number;
  /** The height of the room below the grid. */
  readonly below: number;
  /** The upper left corner of the QR code. */
  readonly code?: { readonly x: number; readonly y: number };
}

export interface Around {
  readonly gap: number;
  readonly above: number;
  readonly below: number;
}

/** The part of a row's spare height that is above the grid. */
const ABOVE = 0.4;

/**
 * Returns the places on a page, row by row. The columns are centred. The page's height without
 * margins is divided evenly among the rows. From its upper edge, each row contains:
 *
 *     40% of the spare height
 *     above    the line with number and rank
 *     side     the grid
 *     below    the line under the grid
 *     60% of the spare height
 */
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

/** Returns the places of the puzzles of a page. */
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

/** The side of a code including its white border. */
const CODED = CODE.quiet + CODE.side;

/**
 * Returns the places with codes. A code is below its grid if the row has room, else to its right:
 *
 *     +------+        +------+ ##
 *     | grid |        | grid | ##
 *     +------+   or   |      |
 *           ##        +------+
 *           ##
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

/** Returns the places of the answers on a page. */
export function answerPlaces(paper: PaperName, isLarge: boolean): Place[] {
  const { gap, above, below } = ANSWERS;
  return places(paper, answersOn(paper, isLarge), {
    gap,
    above: isLarge ? LARGE.answersAbove : above,
    below,
  });
}
