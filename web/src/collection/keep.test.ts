import { expect, test } from 'vitest';
import { tagsOf } from './keep';

test('tags are separated by English or Japanese commas, and each is taken once', () => {
  expect(tagsOf(' rain, ask Ken、雨の日，rain,, ')).toEqual(['rain', 'ask Ken', '雨の日']);
  expect(tagsOf(' ')).toEqual([]);
});
