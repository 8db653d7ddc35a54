import { expect, test } from 'vitest';
import { pieces } from './step-text';

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
