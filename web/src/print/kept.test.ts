import { expect, test } from 'vitest';
import { optionsOf } from './kept';
import { usual } from './pages';

test('the paper to begin with is that of the place', () => {
  expect(optionsOf(null, 'ja-JP')).toEqual(usual('a4'));
  expect(optionsOf(null, 'en-GB').paper).toBe('a4');
  expect(optionsOf(null, 'en-US')).toEqual(usual('letter'));
});

test('what was kept is taken over as far as it is known and can be had', () => {
  expect(
    optionsOf('{"paper":"b6","perPage":6,"answers":false,"colour":"red","booklet":1}', 'ja-JP'),
  ).toEqual({
    ...usual('b6'),
    answers: false,
  });
  for (const broken of ['', '{', '3', 'null', '{"paper":"b7"}', '{"order":"sideways"}'])
    expect(optionsOf(broken, 'ja-JP')).toEqual(usual('a4'));
});
