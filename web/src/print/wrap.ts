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

/** Cuts a piece that is longer than a line into several pieces. */
function broken(piece: string, room: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of piece) {
    if (part !== '' && lengthOf(part + letter) > room && !NEVER_FIRST.test(letter)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
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
