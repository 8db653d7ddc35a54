/**
 * Decodes files that are not UTF-8 with the browser's own tables, so that the engine needs none.
 *
 * Decodes the same encodings as the command: UTF-16 with a byte-order mark, Shift_JIS and EUC-JP.
 * Any other file stays as it is, and the engine reports it.
 */

/** The bytes of a file as UTF-8, and its encoding if that was another one. */
export interface Utf8 {
  bytes: Uint8Array<ArrayBuffer>;
  encoding?: string;
}

/** The Japanese encodings: the browser's name and the name that is shown. */
const JAPANESE = [
  ['euc-jp', 'EUC-JP'],
  ['shift_jis', 'Shift_JIS'],
] as const;

export function asUtf8(bytes: Uint8Array<ArrayBuffer>): Utf8 {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe)
    return encoded('UTF-16LE', decoded('utf-16le', bytes), bytes);
  if (first === 0xfe && second === 0xff)
    return encoded('UTF-16BE', decoded('utf-16be', bytes), bytes);
  // No text contains a zero byte. Workbooks and pictures do, and go to the engine as they are.
  if (bytes.includes(0) || decoded('utf-8', bytes) !== undefined) return { bytes };
  const found = JAPANESE.map(([label, name]) => ({ name, text: decoded(label, bytes) }));
  const best = found.reduce((one, other) => (weight(other.text) > weight(one.text) ? other : one));
  return weight(best.text) > 0 ? encoded(best.name, best.text, bytes) : { bytes };
}

function encoded(encoding: string, text: string | undefined, bytes: Uint8Array<ArrayBuffer>): Utf8 {
  return text === undefined ? { bytes } : { bytes: new TextEncoder().encode(text), encoding };
}

/** Returns the decoded text, or undefined if the bytes are not valid in this encoding. */
function decoded(label: string, bytes: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns how Japanese a text looks, as a score. Private-use characters lower the score. */
function weight(text: string | undefined): number {
  if (text === undefined) return 0;
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return (
    3 * count(/[\u3000-\u30ff\uff10-\uff5a]/g) +
    count(/[\u4e00-\u9fff]/g) +
    count(/[\uff61-\uff9f]{2}/g) -
    9 * count(/[\ue000-\uf8ff]/g)
  );
}
