/** How the page Play is divided, by the size of the window. It never scrolls. */

import { LEAST_SIDE, ORIGIN, sideFor } from '../board/geometry';

export type Layout = 'phone' | 'tablet' | 'side' | 'wide';

export function layoutFor(width: number, height: number): Layout {
  if (width >= 1200 && height >= 640) return 'wide';
  if (width > height && width >= LEAST_BESIDE) return 'side';
  return width >= 700 ? 'tablet' : 'phone';
}

/** A board with room for controls at its side. */
const LEAST_BESIDE = 544;

/** True if the panel covers the controls, because there is no room next to them. */
export const isPanelOver = (layout: Layout, height: number): boolean =>
  layout === 'phone' || (layout === 'side' && height < 600);

/**
 * True if the window is so low, as with a large zoom, that the page scrolls: not even the smallest
 * board has room.
 */
export const isTooLow = (layout: Layout, height: number): boolean =>
  layout === 'phone' && height < LEAST_SIDE + ORIGIN + FIXED.phone.height;

/** True if a trial's bar has room next to the actions: the room a phone has below the board. */
export function isRoomy(layout: Layout, height: number, side: number, isLarge: boolean): boolean {
  if (layout !== 'phone') return layout !== 'wide' && !isPanelOver(layout, height);
  return height - BAR - side - ORIGIN >= (isLarge ? 324 : 270);
}

/**
 * The room for everything except the board: a height if it is above or below, a width if it is
 * at the side.
 */
interface Fixed {
  readonly width: number;
  readonly height: number;
}

const BAR = 44;
/**
 * In large print the tools take one more line if room is narrow: on a phone, and next to the panel
 * of a tablet.
 */
const LARGE_TOOLS = 44;

/**
 * Status 24, tools 44, pad 52, actions 40; wide, where no finger is, tools 40, pad 44, and 4
 * between them and below.
 */
const FIXED: Readonly<Record<Layout, Fixed>> = {
  phone: { width: 0, height: BAR + 160 },
  tablet: { width: 0, height: BAR + 24 + 300 },
  side: { width: 300, height: 0 },
  wide: { width: 200 + 360, height: 164 },
};

/** The room for the board. */
export function roomFor(layout: Layout, width: number, height: number, isLarge: boolean): Fixed {
  const fixed = FIXED[layout];
  // If the panel is below the controls, the bar has the full width.
  const bar = layout === 'side' && !isPanelOver(layout, height) ? BAR + 24 : 0;
  const more = (layout === 'phone' || layout === 'tablet') && isLarge ? LARGE_TOOLS : 0;
  return { width: width - fixed.width, height: height - fixed.height - bar - more };
}

/** The page in a window: how it is divided, and how large its board is. */
export interface Frame {
  readonly layout: Layout;
  /** The side of the 81 cells, in CSS pixels. */
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
