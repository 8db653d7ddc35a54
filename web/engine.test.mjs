// Sends some requests to the built engine, as the page does:
// `web/engine && node --test web/engine.test.mjs`.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as desks from './src/engine/wasm/desk/numpre_wasm.js';
import * as mills from './src/engine/wasm/mill/numpre_wasm.js';
import * as photos from './src/engine/wasm/photo/numpre_wasm.js';

for (const [module, name] of [
  [desks, 'desk'],
  [mills, 'mill'],
  [photos, 'photo'],
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

/** Draws a board as the test `photo.rs` of numpre-api does. */
function drawnBoard(side) {
  const dots = [
    0b010110010010111, 0b111001111100111, 0b111001111001111, 0b101101111001001, 0b111100111001111,
    0b111100111101111, 0b111001010010010, 0b111101111101111, 0b111101111001111,
  ];
  const rgba = new Uint8Array(4 * side * side).fill(230);
  for (let at = 3; at < rgba.length; at += 4) rgba[at] = 255;
  const fill = (x, y, wide, high) => {
    for (let row = y; row < y + high; row++)
      for (let column = x; column < x + wide; column++)
        rgba.fill(40, 4 * (row * side + column), 4 * (row * side + column) + 3);
  };
  for (let line = 0; line < 10; line++) {
    const wide = line % 3 === 0 ? 3 : 1;
    fill(20 + 33 * line, 20, wide, 300);
    fill(20, 20 + 33 * line, 300, wide);
  }
  [...easy].forEach((letter, cell) => {
    if (letter === '.') return;
    const [x, y] = [20 + 33 * (cell % 9) + 11, 20 + 33 * Math.floor(cell / 9) + 7];
    for (let dot = 0; dot < 15; dot++)
      if (dots[letter - 1] & (1 << (14 - dot)))
        fill(x + 4 * (dot % 3), y + 4 * Math.floor(dot / 3), 4, 4);
  });
  return rgba;
}

test('a photo gives the same bits as natively', () => {
  const path = new URL('../crates/numpre-api/tests/photo/reply.json', import.meta.url);
  const photo = new photos.Photo(340, 340, drawnBoard(340));
  assert.equal(photo.read(), readFileSync(path, 'utf8'));
  assert.throws(() => photo.readFrame(new Float32Array(7)), /expected 8/);
  photo.free();
});
