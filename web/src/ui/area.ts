/** The part of a window. */
export interface Area {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns what the navigation leaves of a window of this size. Only the style sheet knows the size
 * of the navigation, with the rounded corners of phones.
 */
export function areaIn(width: number, height: number): Area {
  const { paddingLeft, paddingBottom } = getComputedStyle(document.body);
  return { width: width - parseFloat(paddingLeft), height: height - parseFloat(paddingBottom) };
}
