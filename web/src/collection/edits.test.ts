import { expect, test } from 'vitest';
import type { KeptList, KeptPuzzle } from '../state/schema';
import { editList, editPuzzle } from './edits';

const puzzle: KeptPuzzle = {
  id: 'p',
  puzzle: '1'.padEnd(81, '.'),
  canonical: '1'.padEnd(81, '.'),
  rank: 1,
  clues: 1,
  added: 1,
  title: 'rainy',
  tags: ['a', 'b'],
};
const list: KeptList = { id: 'l', name: 'mine', order: 1, puzzles: ['p', 'q', 'r', 's'] };

test('an edit of a puzzle changes only its own fields, and its back edit restores them', () => {
  const { record, back } = editPuzzle(puzzle, { id: 'p', title: '', note: 'symmetric' });
  expect(record).toEqual({ ...puzzle, title: undefined, note: 'symmetric' });
  // Another tab adds a tag before the change is undone.
  const tagged = editPuzzle(record, { id: 'p', addTags: ['c', 'a'] });
  expect(tagged.record.tags).toEqual(['a', 'b', 'c']);
  expect(editPuzzle(tagged.record, back).record).toEqual({ ...puzzle, tags: ['a', 'b', 'c'] });
  expect(editPuzzle(tagged.record, tagged.back).record).toEqual(record);
});

test('removed tags come back, and tags that were not there stay away', () => {
  const { record, back } = editPuzzle(puzzle, { id: 'p', removeTags: ['a', 'x'] });
  expect(record.tags).toEqual(['b']);
  expect(editPuzzle(record, back).record.tags?.toSorted()).toEqual(['a', 'b']);
  const none = editPuzzle(puzzle, { id: 'p', removeTags: ['a', 'b'] });
  expect(none.record.tags).toBeUndefined();
});

test('a puzzle moves before the first puzzle that is still in the list', () => {
  const moved = editList(list, { id: 'l', move: { puzzle: 's', before: ['gone', 'q', 'r'] } });
  expect(moved?.record.puzzles).toEqual(['p', 's', 'q', 'r']);
  expect(editList(list, { id: 'l', move: { puzzle: 'gone', before: [] } })).toBeUndefined();
});

test('undo of a move keeps a new name and puzzles that were added and removed since', () => {
  const moved = editList(list, { id: 'l', move: { puzzle: 'p', before: ['s'] } });
  if (!moved) throw new Error('nothing moved');
  const now = { ...moved.record, name: 'yours', puzzles: ['r', 'p', 's', 't'] };
  expect(editList(now, moved.back)?.record).toEqual({
    ...now,
    puzzles: ['p', 'r', 's', 't'],
  });
});
