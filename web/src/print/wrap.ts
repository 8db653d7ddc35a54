/** Text in lines, by what it takes in any usual face. */
import { lengthOf } from './length';

/**
 * Between these a line may end: after a blank, between two Japanese phrases; never before what
 * closes, nor after what opens.
 */
const BETWEEN =
  /(?<= )(?=[^ ])|(?<=[、。\u30fb；：）」』→])(?![、。\u30fb；：）」』→ ])|(?<=[\u3041-\u309f])(?=[^\u3041-\u309f\u30fc、。\u30fb；：）」』 ])/u;
const NEVER_FIRST = /[、。\u30fb；：）」』\u30fc ]/u;

/** A piece that is longer than a line, in as many as it takes. */
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

/** A text in lines of so many times its letter size. */
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
