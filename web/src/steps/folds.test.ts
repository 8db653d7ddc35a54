import { expect, test } from 'vitest';
import { foldsOf } from './folds';

const sentences = (depths: readonly number[]) =>
  depths.map((depth, index) => ({ depth, text: `sentence ${index}` }));

test('sentences of inner assumptions are folded, all others are not', () => {
  const folds = foldsOf(sentences([0, 0, 1, 1, 2, 0]));
  expect(folds.map(({ sentences, isFolded }) => [sentences.length, isFolded])).toEqual([
    [2, false],
    [3, true],
    [1, false],
  ]);
});

test('one inner sentence is not folded, and none is lost', () => {
  const all = sentences([0, 1, 0, 2, 1]);
  const folds = foldsOf(all);
  expect(folds.map(({ isFolded }) => isFolded)).toEqual([false, false, false, true]);
  expect(folds.flatMap(({ sentences }) => sentences)).toEqual(all);
});
