/**
 * The brand, drawn: the mark, the wordmark and the seal, as parts of SVG. The page shows them with
 * its icons; `pictures.mjs` draws the icons of the app from them.
 */

/** The side of a cell of the mark, in a square of 100, and the gap between cells. */
const CELL = 28;
const GAP = 5;
const EDGE = 3;
/** The cell in the middle has been found; the one below it is still open. */
const [FOUND, OPEN] = [4, 7];

function cell(index: number): string {
  const x = EDGE + (index % 3) * (CELL + GAP);
  const y = EDGE + Math.floor(index / 3) * (CELL + GAP);
  const small = GAP / 2;
  // Only the right shoulder is round. Otherwise the letter would be an A.
  const right = index === 2 ? 24 : small;
  const arc = (radius: number, dx: number, dy: number): string =>
    `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + small} ${y}H${x + CELL - right}`,
    arc(right, right, right),
    `V${y + CELL - small}`,
    arc(small, -small, small),
    `H${x + small}`,
    arc(small, -small, -small),
    `V${y + small}`,
    arc(small, small, -small),
    'z',
  ].join('');
}

/** The path of the seven given cells, which make an n. */
export const CELLS = Array.from({ length: 9 }, (_, index) => index)
  .filter((index) => index !== FOUND && index !== OPEN)
  .map(cell)
  .join('');

/** Returns the mark in a square of 100, with the colour of the cell that was found. */
export const mark = (found: string, radius = 11.5): string =>
  `<path fill="currentColor" stroke="none" d="${CELLS}"/>` +
  `<circle fill="${found}" stroke="none" cx="50" cy="50" r="${radius}"/>`;

/** Returns the seal in a square of 100: the mark in a ring, turned a little. */
export const seal = (): string =>
  '<g transform="rotate(-8 50 50)"><circle cx="50" cy="50" r="46" fill="none" ' +
  'stroke="currentColor" stroke-width="5.5"/><g transform="translate(24 24) scale(.52)">' +
  `${mark('currentColor', 12)}</g></g>`;

/** The letters, as one line of even width round square cells, each with its width. */
const LETTERS: Readonly<Record<string, readonly [line: string, width: number]>> = {
  n: ['M7 60V24a17 17 0 0 1 17-17h12a17 17 0 0 1 17 17v36', 60],
  u: ['M53 0v36a17 17 0 0 1-17 17H24a17 17 0 0 1-17-17V0', 60],
  m: [
    'M7 60V22a15 15 0 0 1 15-15h8a15 15 0 0 1 15 15v38' +
      'M45 22a15 15 0 0 1 15-15h8a15 15 0 0 1 15 15v38',
    90,
  ],
  p: ['M7 82V24a17 17 0 0 1 17-17h12a17 17 0 0 1 17 17v12a17 17 0 0 1-17 17H7', 60],
  r: ['M7 60V24a17 17 0 0 1 17-17h12', 38],
  e: ['M7 31h46v-7a17 17 0 0 0-17-17H24a17 17 0 0 0-17 17v12a17 17 0 0 0 17 17h27', 60],
};

/** Returns the wordmark, and its width for a height of 84. */
export function word(): { readonly drawing: string; readonly width: number } {
  let x = 0;
  let drawing = '';
  for (const letter of 'numpre') {
    const [line, width] = LETTERS[letter] ?? ['', 0];
    drawing += `<path transform="translate(${x + 1} 1)" d="${line}"/>`;
    x += width + (letter === 'r' ? 7 : 12);
  }
  const whole =
    `<g fill="none" stroke="currentColor" stroke-width="13.5" stroke-linejoin="round" ` +
    `stroke-linecap="butt">${drawing}</g>`;
  return { drawing: whole, width: x - 10 };
}
