import { expect, test } from 'vitest';
import { asUtf8 } from './encoding';

const text = (bytes: Uint8Array<ArrayBuffer>) => new TextDecoder().decode(bytes);
const utf8 = (of: string) => new TextEncoder().encode(of);
// ナンプレ初級
const SHIFT_JIS = [0x83, 0x69, 0x83, 0x93, 0x83, 0x76, 0x83, 0x8c, 0x8f, 0x89, 0x8b, 0x89];
const EUC_JP = [0xa5, 0xca, 0xa5, 0xf3, 0xa5, 0xd7, 0xa5, 0xec, 0xbd, 0xe9, 0xb5, 0xe9];

test('a file in a Japanese encoding is decoded', () => {
  const file = (comment: number[]) => new Uint8Array([...utf8('8.. # '), ...comment, 10]);
  for (const [name, bytes] of [
    ['Shift_JIS', SHIFT_JIS],
    ['EUC-JP', EUC_JP],
  ] as const) {
    const found = asUtf8(file(bytes));
    expect([found.encoding, text(found.bytes)]).toEqual([name, '8.. # ナンプレ初級\n']);
  }
});

test('UTF-16 with a byte-order mark is decoded', () => {
  const units = Array.from('8..難\n', (letter) => letter.charCodeAt(0));
  const little = new Uint8Array([0xff, 0xfe, ...units.flatMap((unit) => [unit & 255, unit >> 8])]);
  const big = new Uint8Array([0xfe, 0xff, ...units.flatMap((unit) => [unit >> 8, unit & 255])]);
  for (const [name, bytes] of [
    ['UTF-16LE', little],
    ['UTF-16BE', big],
  ] as const) {
    const found = asUtf8(bytes);
    expect([found.encoding, text(found.bytes)]).toEqual([name, '8..難\n']);
  }
});

test('all other files stay as they are', () => {
  const files = [
    utf8('8..難\n'),
    utf8(''),
    utf8('8..'),
    new Uint8Array([0x50, 0x4b, 3, 4, 0, 0x83]),
    new Uint8Array([0x63, 0xe9, 0x20]),
  ];
  for (const bytes of files) expect(asUtf8(bytes)).toEqual({ bytes });
});
