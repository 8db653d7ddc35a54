/**
 * Returns the ids with one of them moved before the first of `before` that is among them; if none
 * is, to the end.
 */
export function movedBefore(
  ids: readonly string[],
  id: string,
  before: readonly string[],
): readonly string[] {
  const rest = ids.filter((one) => one !== id);
  const places = new Map(rest.map((one, place) => [one, place]));
  const first = before.find((one) => places.has(one));
  const at = first === undefined ? rest.length : (places.get(first) ?? rest.length);
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}

/** Returns the order of a new list: after all others. */
export const nextOrder = (lists: readonly { readonly order: number }[]): number =>
  Math.max(0, ...lists.map(({ order }) => order)) + 1;
