import { expect, test } from 'vitest';
import { movedBefore } from './order';

test('a puzzle moves before another one, or to the end', () => {
  expect(movedBefore(['a', 'b', 'c'], 'c', ['a', 'b'])).toEqual(['c', 'a', 'b']);
  expect(movedBefore(['a', 'b', 'c'], 'a', ['c'])).toEqual(['b', 'a', 'c']);
  expect(movedBefore(['a', 'b', 'c'], 'a', [])).toEqual(['b', 'c', 'a']);
  expect(movedBefore(['a', 'b', 'c'], 'a', ['removed'])).toEqual(['b', 'c', 'a']);
});
