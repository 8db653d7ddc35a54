/** The layout of the page Play for each size of its area. It scrolls only if that is too low. */
import { LEAST_SIDE, marginFor, sideFor } from '../board/geometry';
import type { Area } from '../ui/area';

export type Layout = 'phone' | 'tablet' | 'side' | 'wide';

/** The widths, in pixels, from which the layouts have room. */
const LEAST = { wide: 984, side: 544, tablet: 600 } as const;
/** The least height of the wide layout: title, pad, tools and some of the panel. */
const LEAST_WIDE_HEIGHT = 700;

export function layoutFor({ width, height }: Area): Layout {
  if (width >= LEAST.wide && height >= LEAST_WIDE_HEIGHT) return 'wide';
  if (width > height && width >= LEAST.side) return 'side';
  return width >= LEAST.tablet && height >= 760 ? 'tablet' : 'phone';
}

/** Returns whether the panel covers the controls, because there is no room next to them. */
export const isPanelOver = (layout: Layout, height: number): boolean =>
  layout === 'phone' || (layout === 'side' && height < LEAST_WIDE_HEIGHT);

const TITLE = 44;
/** The least height of a phone's controls with a pad of three rows: strip, modes, gaps, pad. */
const BLOCK = 272;

/**
 * Returns whether the pad is a block of three rows. Otherwise it is one row, on a phone that is
 * low, or low for the width of its board.
 */
export const isBlock = (layout: Layout, height: number, side: number): boolean =>
  layout !== 'phone' || (height >= 688 && height - TITLE - side - 2 * marginFor(side) >= BLOCK);

/**
 * Returns whether the page scrolls because the window is too low even for the smallest board, as
 * with a large zoom.
 */
export const isTooLow = (layout: Layout, height: number): boolean =>
  layout === 'phone' && height < LEAST_SIDE + 2 * marginFor(LEAST_SIDE) + FIXED.phone.height;

/**
 * The room for everything except the board: a height if it is above or below the board, a width if
 * it is at the side.
 */
interface Fixed {
  readonly width: number;
  readonly height: number;
}

/** The room that the tools need in addition in large print. */
const LARGE_TOOLS = 12;
/** From this width on, a phone has some room at the sides of the board. */
const ROOMY_PHONE = 380;
/** From this width on, the right column of the wide layout is wider. */
const ROOMY_WIDE = 1500;
const COLUMN = { normal: 392, roomy: 460 } as const;

/**
 * The heights on a phone are: strip 40, modes 40, tools 50, pad 52. On a tablet, below the board:
 * modes, pad and two rows of tools.
 */
const FIXED: Readonly<Record<Exclude<Layout, 'wide'>, Fixed>> = {
  phone: { width: 0, height: TITLE + 182 },
  tablet: { width: 0, height: 52 + 348 },
  side: { width: 264, height: 52 },
};

/** Returns the room for the board, with its margins. */
export function roomFor(layout: Layout, area: Area, isLarge: boolean): Area {
  const { width, height } = area;
  if (layout === 'wide') {
    const column = width >= ROOMY_WIDE ? COLUMN.roomy : COLUMN.normal;
    // The title above the board, and the space around the columns.
    return { width: width - column - 64, height: height - 72 };
  }
  if (layout === 'side' && isPanelOver(layout, height)) return { width: width - 280, height };
  const fixed = FIXED[layout];
  const more = layout !== 'side' && isLarge ? LARGE_TOOLS : 0;
  const sides = layout === 'phone' && width >= ROOMY_PHONE ? 6 : 0;
  return { width: width - fixed.width - sides, height: height - fixed.height - more };
}

/** The layout of the page, and the size of its board. */
export interface Frame {
  readonly layout: Layout;
  /** The side of the 9 × 9 cells, in CSS pixels. */
  readonly side: number;
  readonly isOver: boolean;
  readonly isBlock: boolean;
  readonly isLow: boolean;
}

export function frameFor(area: Area, isLarge: boolean, pixelRatio: number): Frame {
  const layout = layoutFor(area);
  const room = roomFor(layout, area, isLarge);
  const side = sideFor(room.width, room.height, pixelRatio);
  return {
    layout,
    side,
    isOver: isPanelOver(layout, area.height),
    isBlock: isBlock(layout, area.height, side),
    isLow: isTooLow(layout, area.height),
  };
}
