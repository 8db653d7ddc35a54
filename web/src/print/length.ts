/** About how long a text is, as a part of its letter size: a Japanese letter is as wide as high. */
export const lengthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.62), 0);
