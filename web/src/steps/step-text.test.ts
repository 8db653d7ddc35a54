import { expect, test } from 'vitest';
import { atEffect, pieces } from './step-text';

test('cell names become separate pieces; otherwise only blanks around = change', () => {
  const cells = /([1-9]行[1-9]列)/;
  expect(pieces('7行2列、8行2列（r78c2）から1を消す', cells)).toEqual([
    '',
    '7行2列',
    '、',
    '8行2列',
    '（r78c2）から1を消す',
  ]);
  expect(pieces('r5c1 = 5, so 10 rows', cells)).toEqual(['r5c1\u00a0=\u00a05, so 10 rows']);
  expect(pieces('9マスの行が9行必要です', cells)).toHaveLength(1);
});

test('a sentence is split before the arrow that leads to its effect', () => {
  expect(atEffect('In block 7, only r8c1 can be 4 → r8c1 = 4')).toEqual([
    'In block 7, only r8c1 can be 4',
    '→ r8c1 = 4',
  ]);
  expect(atEffect('ブロック1で6が入るのは3行2列だけ → 3行2列（r3c2）は6に確定')[1]).toBe(
    '→ 3行2列（r3c2）は6に確定',
  );
  expect(atEffect('Suppose r1c4 is 3')).toEqual(['Suppose r1c4 is 3', '']);
});
