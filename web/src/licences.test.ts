/**
 * Checks the licences of all packages that the page is built with, as cargo-deny does for the
 * crates.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Package {
  readonly license?: string;
  readonly dev?: boolean;
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const { packages } = JSON.parse(read('../package-lock.json')) as {
  packages: Readonly<Record<string, Package>>;
};
const [, list = ''] = /\[licenses\][^[]*allow = \[([^\]]*)\]/.exec(read('../../deny.toml')) ?? [];
/** The licences that the crates may have. */
const ALLOWED = new Set([...list.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name));
/**
 * The licences that a development tool may have in addition. They restrict only those who pass the
 * tool on, and no tool is part of the page.
 */
const OF_TOOLS = new Set([...ALLOWED, '0BSD', 'BlueOak-1.0.0', 'CC-BY-4.0', 'CC0-1.0', 'MPL-2.0']);

/** Returns whether a licence such as `(MIT OR Apache-2.0)` has an alternative that is allowed. */
const isFine = ({ license = 'none', dev = false }: Package): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((one) => (dev ? OF_TOOLS : ALLOWED).has(one));

test('every package may be used, changed and passed on', () => {
  expect(ALLOWED).toContain('MIT');
  const wrong = Object.entries(packages).filter(([, one]) => !isFine(one));
  expect(wrong).toEqual([]);
});

test('only a few packages are part of the page', () => {
  const held = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  expect(held.map(([path]) => path)).toContain('node_modules/lean-qr');
  expect(held.length).toBeLessThan(30);
});
