/** Measures every kind of question to the engine on a slowed machine. */
import type { Page } from '@playwright/test';
import type { Board, Kind, Questions } from '../src/engine/types/messages';
import { cellKey } from '../src/engine/places';
import { median, usualAndWorst } from './figures';
import { fileOf, HARDEST, ofRank, ofRanks, RANKS, type Sample } from './puzzles';
import { answers, type Holder, medians, openEngine, type Question, times } from './questions';
import { slow } from './slow';
import { test, TIMES } from './speed';

const some = ofRanks(RANKS, 5);
const givensOf = ({ puzzle }: Sample) => ({ board: { givens: puzzle } });

/** Measures these questions on a slowed thread. Keeps the median and the worst time. */
function measure<K extends Kind>(
  name: string,
  ask: K,
  questions: readonly Questions[K]['with'][],
): void {
  test(name, async ({ page, keep }) => {
    await openEngine(page);
    await slow(page);
    keep(name, usualAndWorst(await times(page, asked(ask, questions))));
  });
}

const asked = <K extends Kind>(
  ask: K,
  questions: readonly Questions[K]['with'][],
): readonly Question[] => questions.map((what) => ({ ask, with: what }));

measure(
  'read',
  'read',
  some.map(({ puzzle }) => ({ text: puzzle })),
);
measure(
  'write',
  'write',
  some.map((one) => ({ format: 'line-81', records: [givensOf(one)] })),
);
measure('assess', 'assess', some.map(givensOf));
measure(
  'verify',
  'verify',
  some.map(({ puzzle, solution }) => ({ puzzle, answer: solution })),
);
measure('solve', 'solve', some.map(givensOf));
// Only the upper five rows are filled, so that there is a very large number of solutions.
measure(
  'count',
  'count',
  ofRanks(RANKS, 1).map(({ solution }) => ({
    board: { givens: solution.slice(0, 36).padEnd(81, '.') },
  })),
);
measure(
  'next',
  'next',
  some.map((one) => givensOf(one)),
);
measure('all', 'all', some.map(givensOf));
measure('rate', 'rate', some.map(givensOf));
measure(
  'canonical',
  'canonical',
  some.map(({ puzzle }) => ({ puzzle })),
);
measure(
  'isomorph',
  'isomorph',
  some.map((one) => ({ ...givensOf(one), seed: 7 })),
);

/**
 * Boards as they occur while setting by hand: a puzzle, and the same with only some of its givens.
 */
const set = some.flatMap(({ puzzle }) => [
  puzzle,
  puzzle.slice(0, 60).padEnd(81, '.'),
  puzzle.slice(0, 40).padEnd(81, '.'),
]);
measure(
  'possible',
  'possible',
  set.map((givens) => ({ board: { givens } })),
);

test('judge', async ({ page, keep }) => {
  await openEngine(page);
  const wanted = [1, 2, 3, 4, 5].map(
    (seed) => ({ technique: 'locked-candidates', seed, proof: true }) as const,
  );
  const exercises = await answers(page, 'practise', wanted);
  const steps = exercises.map(({ board, step }) => ({ board, steps: [step] }));
  await slow(page);
  keep('judge', usualAndWorst(await times(page, asked('judge', steps))));
});

/**
 * Returns the boards at which the portions of the solution paths of these puzzles begin, found on a
 * thread that is not slowed.
 */
async function wayBoards(page: Page, puzzles: readonly string[]): Promise<Board[]> {
  const boards: Board[] = [];
  for (const givens of puzzles) {
    let board: Board = { givens };
    for (let isEnd = false; !isEnd;) {
      boards.push(board);
      const [value] = await answers(page, 'explain', [{ board }]);
      if (!value) throw new Error(givens);
      board = value.board;
      isEnd = value.end !== 'more';
    }
  }
  return boards;
}

// The levels of a hint are asked for one after another, and only the first one has to search. So
// that it does, an easy board is asked about before.
test('hint', async ({ page, keep }) => {
  await openEngine(page);
  const boards = await wayBoards(page, HARDEST);
  await slow(page);
  const before = { board: { givens: ofRank(1)[0]?.puzzle } };
  const hints = boards.map(
    (board) => ({ ask: 'next', with: { board, level: 'where' }, before }) as const,
  );
  keep('hint', usualAndWorst(await times(page, hints)));
});

test('hint-step', async ({ page, keep }) => {
  await openEngine(page);
  const boards = await wayBoards(page, HARDEST);
  await slow(page);
  const steps = boards.map(
    (board) => ({ ask: 'next', with: { board }, before: { board, level: 'where' } }) as const,
  );
  keep('hint-step', usualAndWorst(await times(page, steps)));
});

const explained = { explain: ofRanks(RANKS.slice(0, 7), 3), 'explain-8': ofRank(8).slice(0, 5) };
for (const [name, samples] of Object.entries(explained)) {
  test(name, async ({ page, keep }) => {
    await openEngine(page);
    const boards = await wayBoards(
      page,
      samples.map(({ puzzle }) => puzzle),
    );
    await slow(page);
    const portions = boards.map((board) => ({ board }));
    keep(name, usualAndWorst(await times(page, asked('explain', portions))));
  });
}

/** Returns wrong digits that only reasoning can refute, `each` of them per puzzle. */
async function refuted(
  page: Page,
  samples: readonly Sample[],
  each: number,
): Promise<Questions['why']['with'][]> {
  const found: Questions['why']['with'][] = [];
  for (const one of samples) {
    const cells = Array.from(one.puzzle).flatMap((digit, cell) => (digit === '.' ? [cell] : []));
    const tried = cells.slice(0, 6 * each).map((cell) => {
      const digit = (Number(one.solution[cell]) % 9) + 1;
      return { ...givensOf(one), cell: cellKey(cell), digit };
    });
    const kinds = await answers(page, 'why', tried);
    found.push(...tried.filter((_, index) => kinds[index]?.kind === 'refutation').slice(0, each));
  }
  return found;
}

test('why', async ({ page, keep }) => {
  await openEngine(page);
  const questions = await refuted(page, ofRanks(RANKS, 2), 3);
  await slow(page);
  keep('why', usualAndWorst(await times(page, asked('why', questions))));
});

test('practise', async ({ page, keep }) => {
  await openEngine(page);
  const [known] = await answers(page, 'techniques', [{}]);
  const techniques = (known?.techniques ?? []).map(({ technique }) => technique);
  await slow(page);
  const took: number[] = [];
  for (const technique of techniques) {
    const exercises = Array.from({ length: TIMES }, (_, index) => ({ technique, seed: 7, index }));
    took.push(median(await medians(page, asked('practise', exercises), 1)));
  }
  keep('practise', usualAndWorst(took));
});

test('link', async ({ page, keep }) => {
  await openEngine(page);
  const states = some.map(({ puzzle, solution }) => ({
    state: {
      givens: puzzle,
      placed: Array.from(solution)
        .map((digit, cell) => (puzzle[cell] === '.' && cell % 2 ? digit : '.'))
        .join(''),
    },
  }));
  const links = await answers(page, 'link', states);
  await slow(page);
  const there = await times(page, asked('link', states));
  const back = await times(
    page,
    asked(
      'read-link',
      links.map(({ payload }) => ({ link: payload })),
    ),
  );
  keep('link', usualAndWorst([...there, ...back]));
});

test('read-file', async ({ page, keep }) => {
  await openEngine(page);
  await slow(page);
  const speeds = await page.evaluate(
    ([file, count]) => {
      const module = (window as unknown as Holder).engine.mill?.module;
      if (!module) throw new Error('no engine');
      const bytes = new TextEncoder().encode(file);
      return Array.from({ length: count }, () => {
        const begin = performance.now();
        const reading = new module.Reading(bytes, 'ja');
        while (!(JSON.parse(reading.next(2048)) as { is_end: boolean }).is_end);
        return bytes.length / 1000 / (performance.now() - begin);
      });
    },
    [fileOf(100_000), TIMES] as const,
  );
  // For speeds the least is the worst.
  keep('read-file', [median(speeds), Math.min(...speeds)]);
});

test('rate-many', async ({ page, keep }) => {
  await openEngine(page);
  await slow(page);
  const took = await page.evaluate(
    ([file, count]) => {
      const module = (window as unknown as Holder).engine.mill?.module;
      if (!module) throw new Error('no engine');
      const mill = new module.Mill();
      const bytes = new TextEncoder().encode(file);
      const portion = 2048 * 81;
      return Array.from({ length: count }, () => {
        const begin = performance.now();
        for (let at = 0; at < bytes.length; at += portion)
          mill.rate_many(bytes.slice(at, at + portion));
        return performance.now() - begin;
      });
    },
    [fileOf(10_000).replaceAll('\n', ''), TIMES] as const,
  );
  keep('rate-many', usualAndWorst(took));
});
