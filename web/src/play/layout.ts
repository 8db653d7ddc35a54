/** The layout of the page Play for each window size. It scrolls only if the window is too low. */

import { LEAST_SIDE, ORIGIN, sideFor } from '../board/geometry';

export type Layout = 'phone' | 'tablet' | 'side' | 'wide';

export function layoutFor(width: number, height: number): Layout {
  if (width >= 1200 && height >= 640) return 'wide';
  if (width > height && width >= LEAST_SIDE_WIDTH) return 'side';
  return width >= 700 ? 'tablet' : 'phone';
}

/** The least width of a window that has room for the controls at the side of the board. */
const LEAST_SIDE_WIDTH = 544;

/** Returns whether the panel covers the controls, because there is no room next to them. */
export const isPanelOver = (layout: Layout, height: number): boolean =>
  layout === 'phone' || (layout === 'side' && height < 600);

/**
 * Returns whether the page scrolls because the window is too low even for the smallest board, as
 * with a large zoom.
 */
export const isTooLow = (layout: Layout, height: number): boolean =>
  layout === 'phone' && height < LEAST_SIDE + ORIGIN + FIXED.phone.height;

/**
 * Returns whether the trial bar has room besides the actions. On a phone this is the room below the
 * board.
 */
export function isRoomy(layout: Layout, height: number, side: number, isLarge: boolean): boolean {
  if (layout !== 'phone') return layout !== 'wide' && !isPanelOver(layout, height);
  return height - BAR - side - ORIGIN >= (isLarge ? 324 : 270);
}

/**
 * The room for everything except the board: a height if it is above or below the board, a width if
 * it is at the side.
 */
interface Fixed {
  readonly width: number;
  readonly height: number;
}

const BAR = 44;
/**
 * The height of the extra line that the tools need in large print if there is little width: on a
 * phone, and next to the panel of a tablet.
 */
const LARGE_TOOLS = 44;

/**
 * The heights are: status 24, tools 44, keypad 52, actions 40. In the wide layout, without touch:
 * tools 40, keypad 44, and 4 between them and below.
 */
const FIXED: Readonly<Record<Layout, Fixed>> = {
  phone: { width: 0, height: BAR + 160 },
  tablet: { width: 0, height: BAR + 24 + 300 },
  side: { width: 300, height: 0 },
  wide: { width: 200 + 360, height: 164 },
};

/** Returns the room for the board. */
export function roomFor(layout: Layout, width: number, height: number, isLarge: boolean): Fixed {
  const fixed = FIXED[layout];
  // If the panel is below the controls, the bar has the full width.
  const bar = layout === 'side' && !isPanelOver(layout, height) ? BAR + 24 : 0;
  const more = (layout === 'phone' || layout === 'tablet') && isLarge ? LARGE_TOOLS : 0;
  return { width: width - fixed.width, height: height - fixed.height - bar - more };
}

/** The layout of the page in a window, and the size of its board. */
export interface Frame {
  readonly layout: Layout;
  /** The side of the 9 × 9 cells, in CSS pixels. */
  readonly side: number;
  readonly isOver: boolean;
  readonly isLow: boolean;
}

export function frameFor(
  width: number,
  height: number,
  isLarge: boolean,
  pixelRatio: number,
): Frame {
  const layout = layoutFor(width, height);
  const room = roomFor(layout, width, height, isLarge);
  return {
    layout,
    side: sideFor(room.width, room.height, pixelRatio),
    isOver: isPanelOver(layout, height),
    isLow: isTooLow(layout, height),
  };
}
