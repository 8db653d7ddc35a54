import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chaptersOf, CHAPTERS } from './chapters';
import { optionsOf } from './kept';
import { pagesOf, usual } from './pages';

const one = (id: string, rank: number, technique?: string, ...tags: string[]) => ({
  id,
  rank,
  technique,
  tags,
});
const ALL = [
  one('a', 7, 'negation', 'rain', 'Ken'),
  one('b', 1, 'naked-single'),
  one('c', 0),
  one('d', 2, 'hidden-single', 'snow'),
  one('e', 7, 'x-wing', 'rain'),
];
const by = (chapters: (typeof CHAPTERS)[number]) =>
  chaptersOf(ALL, chapters).map(({ of, items }) => [of, items.map(({ id }) => id).join('')]);

test('chapters have the order of ranks, of the course, or of the themes', () => {
  expect(by('none')).toEqual([['', 'abcde']]);
  expect(by('rank')).toEqual([
    ['1', 'b'],
    ['2', 'd'],
    ['7', 'ae'],
    ['', 'c'],
  ]);
  expect(by('technique')).toEqual([
    ['naked-single', 'b'],
    ['hidden-single', 'd'],
    ['x-wing', 'e'],
    ['negation', 'a'],
    ['', 'c'],
  ]);
  expect(by('theme')).toEqual([
    ['rain', 'ae'],
    ['snow', 'd'],
    ['', 'bc'],
  ]);
});

test('every puzzle is in one chapter, and keeps its order in it', () => {
  const item = fc.record({
    rank: fc.nat(8),
    technique: fc.option(fc.constantFrom('x-wing', 'naked-pair', 'hidden-single'), {
      nil: undefined,
    }),
    tags: fc.array(fc.constantFrom('rain', 'snow', 'wind'), { maxLength: 2 }),
  });
  fc.assert(
    fc.property(fc.array(item), fc.constantFrom(...CHAPTERS), (items, chosen) => {
      const chapters = chaptersOf(items, chosen);
      expect(chapters.flatMap((chapter) => chapter.items)).toHaveLength(items.length);
      for (const chapter of chapters) {
        const places = chapter.items.map((each) => items.indexOf(each));
        expect(places).toEqual([...places].sort((less, more) => less - more));
      }
      expect(new Set(chapters.map(({ of }) => of)).size).toBe(chapters.length);
    }),
  );
});

test('each chapter begins on a new page, and the numbers go through', () => {
  const options = { ...usual('a4'), chapters: 'rank', titlePage: true } as const;
  const pages = pagesOf([5, 1, 4], options).filter(({ kind }) => kind === 'puzzles');
  expect(pages.map(({ chapter, number }) => [chapter, number])).toEqual([
    [0, 2],
    [0, 3],
    [1, 4],
    [2, 5],
  ]);
  expect(pages.map(({ placed }) => placed.map(({ index }) => index))).toEqual([
    [0, 1, 2, 3],
    [4],
    [5],
    [6, 7, 8, 9],
  ]);
});

test('chapters are kept with the other options, and an unknown kind is refused', () => {
  expect(optionsOf('{"chapters":"theme"}', 'ja-JP').chapters).toBe('theme');
  expect(optionsOf('{"chapters":"moon"}', 'ja-JP')).toEqual(usual('a4'));
});
