/** How the page Play is divided, by the size of the window. It never scrolls. */

export type Layout = 'phone' | 'tablet' | 'side' | 'wide';

export function layoutFor(width: number, height: number): Layout {
  if (width >= 1200 && height >= 640) return 'wide';
  if (width > height) return 'side';
  return width >= 700 ? 'tablet' : 'phone';
}

/** Whether there is no room for the panel beside the controls: it comes over them. */
export const isPanelOver = (layout: Layout, height: number): boolean =>
  layout === 'phone' || (layout === 'side' && height < 600);

/** What stands beside the board: its height where that is above or below, its width where it is beside. */
interface Fixed {
  readonly width: number;
  readonly height: number;
}

/** Bar 44, status 24, tools 44, pad 52, actions 40. */
const FIXED: Readonly<Record<Layout, Fixed>> = {
  phone: { width: 0, height: 204 },
  tablet: { width: 0, height: 44 + 24 + 300 },
  side: { width: 300, height: 44 + 24 },
  wide: { width: 200 + 360, height: 24 + 140 },
};

/** The room for the board. */
export function roomFor(layout: Layout, width: number, height: number): Fixed {
  const fixed = FIXED[layout];
  return { width: width - fixed.width, height: height - fixed.height };
}
