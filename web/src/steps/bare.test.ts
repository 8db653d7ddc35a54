/**
 * Checks which steps need no candidates, on whole explanations: exactly those that the engine also
 * finds from the digits only.
 */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { Kind, Questions, Reply, Step } from '../engine/types/messages';
import { Desk, initSync } from '../engine/wasm/desk/numpre_wasm';
import { bareSceneAt, restsOnDigits } from './bare';

let engine: Desk;
beforeAll(() => {
  initSync({
    module: readFileSync(new URL('../engine/wasm/desk/numpre_wasm_bg.wasm', import.meta.url)),
  });
  engine = new Desk();
});

function ask<K extends Kind>(kind: K, what: Questions[K]['with']): Questions[K]['value'] {
  const reply = JSON.parse(
    engine.ask(JSON.stringify({ v: 1, id: 1, ask: kind, with: what, lang: 'en' })),
  ) as Reply<K>;
  if (!reply.ok) throw new Error(JSON.stringify(reply.error));
  return reply.value;
}

/** Puzzles of the ranks 1, 4, 5 and 7. */
const PUZZLES = [
  '...1675...6.52.18.5....97..3....1...9.5...3.1...3....6..39....7.82.16.3...9738...',
  '.147..........93...8.....764..8.57..85.6.7.41..12.3..519.....2...81..........215.',
  '81...5.9..26.91..5.9..4..........91.2.......8.37..........2..8.6..95.32..5.3...67',
  '9.6...7.81..59....2....81.......45.184.....235.28.......14....5....25..76.5...2.4',
];
const shown = (step: Step) =>
  bareSceneAt(step, step.picture.frames.length - 1).cells.reduce(
    (sum, { candidates }) => sum + Number(candidates > 0),
    0,
  );

test('own marks stay, except in the cells in which a step draws something', () => {
  const [step] = ask('explain', { board: { givens: PUZZLES[1] ?? '' }, count: 1 }).steps;
  if (!step) throw new Error('no step');
  const own = Array.from({ length: 81 }, () => ({ corner: 1, centre: 6 }));
  const last = step.picture.frames.length - 1;
  const { cells, styles } = bareSceneAt(step, last, own);
  const drawn = new Set([...styles.keys()].map((key) => Math.floor(key / 10)));
  cells.forEach(({ digit, corner, centre }, cell) => {
    const isKept = digit === 0 && !drawn.has(cell);
    expect([corner, centre], String(cell)).toEqual(isKept ? [1, 6] : [0, 0]);
  });
  expect(drawn.size).toBeGreaterThan(1);
});

test.each(PUZZLES)('%s', (givens) => {
  const { steps } = ask('explain', { board: { givens }, count: 1000 });
  let bare = 0;
  for (const step of steps) {
    const { placed } = step.picture;
    const isPlacing =
      step.placements.length === 1 && step.picture.frames.every(({ is_assumed }) => !is_assumed);
    // The engine's steps on the same board, with nothing removed.
    const inDigits = () =>
      ask('all', { board: { givens, placed }, technique: step.technique, limit: 100 }).steps.map(
        ({ notation, sentences }) => [notation, sentences],
      );
    const isInDigits =
      isPlacing &&
      inDigits().some(
        (one) => JSON.stringify(one) === JSON.stringify([step.notation, step.sentences]),
      );
    expect(restsOnDigits(step), step.notation).toBe(isInDigits);
    bare += Number(isInDigits);
    if (isInDigits) expect(shown(step)).toBe(1);
    else expect(shown(step)).toBe(step.picture.candidates.filter((set) => set > 0).length);
  }
  // Both kinds occur, except where all steps are singles.
  expect(bare).toBeGreaterThan(5);
  expect(bare < steps.length).toBe(givens !== PUZZLES[0]);
});
