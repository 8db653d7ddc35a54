/** Breaks text into lines, by letter widths that fit any common typeface. */
import { lengthOf } from './length';

/**
 * Matches the places at which a line may end, here marked with `|`:
 *
 *     In | column | 2, | only | r6c2
 *     ブロック1で| 6が| 入るのは| 3行2列だけ
 *
 * A line may end after a blank, after a closing Japanese sign, and after hiragana, which end a
 * phrase; but never before a closing sign.
 */
const BETWEEN = new RegExp(
  [
    '(?<= )(?=[^ ])',
    '(?<=[、。\\u30fb；：）」』→])(?![、。\\u30fb；：）」』→ ])',
    '(?<=[\\u3041-\\u309f])(?=[^\\u3041-\\u309f\\u30fc、。\\u30fb；：）」』 ])',
  ].join('|'),
  'u',
);
const NEVER_FIRST = /[、。\u30fb；：）」』\u30fc ]/u;

/**
 * Cuts a piece that is longer than a line into several pieces. A closing sign that does not fit
 * takes the letter before it along: `9列（r2c9）` in 5 letters is `9列（r2c` and `9）`.
 */
function broken(piece: string, room: number): string[] {
  const parts: string[] = [];
  let part: string[] = [];
  for (const letter of piece) {
    const tooLong = part.length > 0 && lengthOf(part.join('') + letter) > room;
    part.push(letter);
    if (!tooLong) continue;
    const first = part.findLastIndex((one) => !NEVER_FIRST.test(one));
    if (first < 1) continue;
    parts.push(part.slice(0, first).join(''));
    part = part.slice(first);
  }
  return [...parts, part.join('')];
}

/** Breaks a text into lines of this width, in letter sizes. */
export function wrapped(text: string, room: number): string[] {
  const pieces = text
    .split(BETWEEN)
    .flatMap((piece) => (lengthOf(piece) > room ? broken(piece, room) : [piece]));
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && lengthOf((line + piece).trimEnd()) > room) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line.trimEnd() === '' ? lines : [...lines, line.trimEnd()];
}
