// Sends some requests to the built engine, as the page does:
// `web/engine && node --test web/engine.test.mjs`.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as desks from './src/engine/wasm/desk/numpre_wasm.js';
import * as mills from './src/engine/wasm/mill/numpre_wasm.js';

for (const [module, name] of [
  [desks, 'desk'],
  [mills, 'mill'],
]) {
  const address = new URL(`./src/engine/wasm/${name}/numpre_wasm_bg.wasm`, import.meta.url);
  module.initSync({ module: readFileSync(address) });
}

const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const hardest = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const desk = new desks.Desk();
let id = 0;

/** Sends a request and returns the value of its reply. Fails if the reply is a fault. */
function ask(kind, question, lang = 'en') {
  const reply = JSON.parse(
    desk.ask(JSON.stringify({ v: 1, id: ++id, ask: kind, with: question, lang })),
  );
  assert.equal(reply.id, id);
  assert.ok(reply.ok, JSON.stringify(reply));
  return reply.value;
}

test('the next step in three levels reveals no more than it may', () => {
  const board = { givens: easy };
  assert.deepEqual(Object.keys(ask('next', { board, level: 'where' })).sort(), [
    'houses',
    'kind',
    'text',
  ]);
  const what = ask('next', { board, level: 'what' });
  assert.equal(what.kind, 'what');
  assert.ok(!('step' in what));
  const { step } = ask('next', { board, level: 'full' }, 'ja');
  assert.ok(step.judged && step.placements.length === 1);
  assert.match(step.sentences[0].text, /だけ/);
});

test('the hardest puzzle is explained to its end in portions', () => {
  let board = { givens: hardest };
  let end = 'more';
  for (let portion = 0; end === 'more'; portion++) {
    assert.ok(portion < 100);
    ({ board, end } = ask('explain', { board }));
  }
  assert.equal(end, 'solved');
  assert.equal(board.placed.replaceAll('.', '').length, 81 - 21);
});

test('a long question ends at its deadline', () => {
  const begin = performance.now();
  const order = { ranks: [8, 8], clues: [17, 17] };
  const reply = JSON.parse(
    new mills.Desk().ask(
      JSON.stringify({ v: 1, id: 1, ask: 'make', with: { order }, lang: 'en', deadline_ms: 200 }),
    ),
  );
  assert.equal(reply.error.code, 'not-found');
  assert.ok(performance.now() - begin < 2000);
});

test('many puzzles go as bytes', () => {
  const mill = new mills.Mill();
  const puzzles = new TextEncoder().encode((easy + hardest + '.'.repeat(81)).repeat(100));
  const ranks = mill.rate_many(puzzles);
  assert.equal(ranks.length, 300);
  assert.deepEqual([...ranks.slice(0, 3)], [1, 8, 255]);
});
