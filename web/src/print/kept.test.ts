import { expect, test } from 'vitest';
import { optionsOf } from './kept';
import { usual } from './pages';

test('the first paper is the usual one of the region', () => {
  expect(optionsOf(null, 'ja-JP')).toEqual(usual('a4'));
  expect(optionsOf(null, 'en-GB').paper).toBe('a4');
  expect(optionsOf(null, 'en-US')).toEqual(usual('letter'));
});

test('only kept options that are known and possible are restored', () => {
  expect(
    optionsOf('{"paper":"b6","perPage":6,"answers":false,"colour":"red","booklet":1}', 'ja-JP'),
  ).toEqual({
    ...usual('b6'),
    answers: false,
  });
  for (const broken of ['', '{', '3', 'null', '{"paper":"b7"}', '{"order":"sideways"}'])
    expect(optionsOf(broken, 'ja-JP')).toEqual(usual('a4'));
});
