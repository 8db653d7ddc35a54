/**
 * Compares first visits of this page and of another build of it, such as that of an earlier commit,
 * in one run: `web/speed --against FOLDER`. The visits of the two take turns, in random order, so
 * that a slow moment of the machine affects both.
 */
import { median } from './figures';
import { type Host, serve } from './host';
import { test } from './speed';
import { NETWORKS, visit, type Visit } from './visits';

/** The folder of the other built app. */
const OTHER = process.env.AGAINST;
/** The number of visits of each. */
const VISITS = 21;
const WHAT = ['paint', 'play', 'answer'] as const;

/** A host of one of the two pages, and its visits so far. */
interface Side {
  readonly host: Host;
  readonly visits: Visit[];
}

/** Returns a line like `paint 401 ms, other 481 ms, ratio 0.83`. */
function compared(what: keyof Visit, own: readonly Visit[], other: readonly Visit[]): string {
  const usual = (visits: readonly Visit[]): number => median(visits.map((one) => one[what]));
  const [mine, theirs] = [usual(own), usual(other)];
  const ratio = (mine / theirs).toFixed(2);
  return `${what} ${mine.toFixed(0)} ms, other ${theirs.toFixed(0)} ms, ratio ${ratio}`;
}

for (const network of NETWORKS) {
  test(`against-${network.name}`, async ({ browser }) => {
    test.skip(OTHER === undefined, 'there is no other build: web/speed --against FOLDER');
    test.setTimeout(15 * 60_000);
    const own: Side = { host: await serve({ network }), visits: [] };
    const other: Side = { host: await serve({ network, app: OTHER ?? '' }), visits: [] };
    try {
      while (own.visits.length < VISITS)
        for (const { host, visits } of Math.random() < 0.5 ? [own, other] : [other, own])
          visits.push(await visit(browser, host.address));
    } finally {
      await Promise.all([own, other].map(({ host }) => host.close()));
    }
    for (const what of WHAT)
      console.log(`${network.name}: ${compared(what, own.visits, other.visits)}`);
  });
}
