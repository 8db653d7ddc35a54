/** Computes the places of cards while one of them is dragged. */

/** A card that is dragged from one place of a list to another. */
export interface Dragged {
  readonly from: number;
  readonly to: number;
}

/** Returns the index of the card that a place shows, while another card is dragged past it. */
export function cardAt(place: number, { from, to }: Dragged): number {
  if (place === to) return from;
  if (from <= place && place < to) return place + 1;
  if (to < place && place <= from) return place - 1;
  return place;
}

/** The measures of cards in rows. */
export interface Measures {
  readonly count: number;
  readonly columns: number;
  /** The width of a column and the height of a row. */
  readonly width: number;
  readonly height: number;
}

/** Returns the place at a point, measured from the corner of the first card. */
export function placeAt(x: number, y: number, { count, columns, width, height }: Measures): number {
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x / width)));
  const row = Math.max(0, Math.floor(y / height));
  return Math.min(count - 1, row * columns + column);
}
