/** Returns the ids with one of them before another; `null` or an unknown id is the end. */
export function movedBefore(
  ids: readonly string[],
  id: string,
  before: string | null,
): readonly string[] {
  const rest = ids.filter((one) => one !== id);
  const at = before === null ? -1 : rest.indexOf(before);
  return at < 0 ? [...rest, id] : [...rest.slice(0, at), id, ...rest.slice(at)];
}
