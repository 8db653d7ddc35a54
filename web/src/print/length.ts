/** Letters that are narrower or wider than others in all common typefaces. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\u2e80-\uffff]/u, 1],
  [/[ .,:;|!'()[\]fijlrtI\u00a0]/u, 0.42],
  [/[mwMW=→<>]/u, 1],
  [/[A-Z]/u, 0.75],
];

/**
 * Returns the approximate length of a text in letter sizes. A Japanese letter is as wide as it is
 * high.
 */
export const lengthOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.64),
    0,
  );

/** Shortens a text to this width; a shortened text ends in `…`. */
export function fitted(text: string, most: number): string {
  if (lengthOf(text) <= most) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && lengthOf(`${letters.join('')}…`) > most) letters.pop();
  return `${letters.join('')}…`;
}
