/**
 * Measures a first visit: the time until the board is painted and until the engine has answered,
 * and the bytes loaded for that.
 */
import { median } from './figures';
import { serve } from './host';
import { newcomerSizes, sizesOf } from './sizes';
import { test, TIMES } from './speed';
import { NETWORKS, visit, type Visit } from './visits';

for (const network of NETWORKS) {
  test(`paint-${network.name} answer-${network.name}`, async ({ browser, keep }) => {
    const host = await serve({ network });
    const visits: Visit[] = [];
    try {
      while (visits.length < TIMES) visits.push(await visit(browser, host.address));
    } finally {
      await host.close();
    }
    keep(`paint-${network.name}`, [median(visits.map(({ paint }) => paint))]);
    keep(`answer-${network.name}`, [median(visits.map(({ answer }) => answer))]);
  });
}

test('size-puzzle', async ({ page, keep }) => {
  const { puzzle } = await newcomerSizes(page);
  keep('size-puzzle', [puzzle.gzip / 1000]);
});

test('size-first size-all size-brotli', async ({ page, keep }) => {
  const { first, engine } = await sizesOf(page);
  keep('size-first', [first.gzip / 1000]);
  keep('size-all', [engine.gzip / 1000]);
  keep('size-brotli', [engine.brotli / 1000]);
});
