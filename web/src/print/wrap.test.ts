import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lengthOf } from './length';
import { wrapped } from './wrap';

const TEXTS = [
  '1列目の1はブロック7の中にしか入らない。よってブロック7のほかのマスには入らない → 7行2列、8行2列（r78c2）から1を消す',
  'In column 2, the 3 cells r6c2, r7c2 and r8c2 can only be 3, 5 and 7, ' +
    'so no other cell of column 2 can be 3, 5 or 7',
  'r5c1\u00a0=\u00a05',
  '2の入る場所：1行7列、1行8列、1行9列、2行9列（r1c789,r2c9）、「9」。',
];

test('lines fit the width, and no text is lost', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TEXTS), fc.integer({ min: 6, max: 60 }), (text, room) => {
      const lines = wrapped(text, room);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      for (const line of lines) expect(lengthOf(line)).toBeLessThanOrEqual(room);
      for (const line of lines) expect(line).not.toMatch(/^[、。・；：）」』 ]| $/);
    }),
  );
});

test('lines end between phrases and words, never within a cell name or an equation', () => {
  expect(wrapped('ブロック1で6が入るのは3行2列だけ → 3行2列（r3c2）は6に確定', 12)).toEqual([
    'ブロック1で6が入るのは',
    '3行2列だけ →',
    '3行2列（r3c2）は6に',
    '確定',
  ]);
  expect(wrapped('only r3c2 can be 6 → r3c2\u00a0=\u00a06', 8)).toEqual([
    'only r3c2 can',
    'be 6 →',
    'r3c2\u00a0=\u00a06',
  ]);
  expect(wrapped('', 5)).toEqual([]);
});
