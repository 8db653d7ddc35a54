import { expect, test } from 'vitest';
import { tagsOf } from './keep';

test('tags are separated by commas of either language, each once', () => {
  expect(tagsOf(' rain, ask Ken、雨の日，rain,, ')).toEqual(['rain', 'ask Ken', '雨の日']);
  expect(tagsOf(' ')).toEqual([]);
});
