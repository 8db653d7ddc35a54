/** The licences of everything that the page is built with, as cargo-deny does for the crates. */
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
/** The same as for crates. */
const ALLOWED = new Set([...list.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name));
/** Of tools, which no page holds, these also: they ask something of those who pass the tools on. */
const OF_TOOLS = new Set([...ALLOWED, '0BSD', 'BlueOak-1.0.0', 'CC-BY-4.0', 'CC0-1.0', 'MPL-2.0']);

/** `(MIT OR Apache-2.0)` is fine where one of them is. */
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

test('what the page holds is little', () => {
  const held = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  expect(held.map(([path]) => path)).toContain('node_modules/lean-qr');
  expect(held.length).toBeLessThan(30);
});
