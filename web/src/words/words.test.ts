/** Tests that the messages and the texts of the page agree. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILES, isOfPage } from '../../messages';

const SOURCES = new URL('..', import.meta.url);
const MESSAGES = new URL('../../../crates/numpre-text/messages/en/', import.meta.url);

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(new URL(path, SOURCES), 'utf8'));

const namesIn = (file: string): string[] => {
  const text = readFileSync(new URL(`${file}.ftl`, MESSAGES), 'utf8');
  return [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1] ?? '');
};
const known = new Set(
  Object.values(FILES)
    .flat()
    .flatMap((file) => namesIn(file).filter((name) => isOfPage(file, name))),
);
const shared = new Set(['vocabulary', 'techniques'].flatMap(namesIn));

/** The names in calls of `say`. For a name with a value in it, the part before the value. */
const named = sources.flatMap((text) => [...text.matchAll(/say\(\s*['`]([a-z0-9-]+)(\$\{)?/g)]);

test('every message that the page names exists', () => {
  expect(known.size).toBeGreaterThan(100);
  expect(named.length).toBeGreaterThan(100);
  for (const [, name = '', isPrefix] of named) {
    const isKnown = isPrefix ? [...known].some((one) => one.startsWith(name)) : known.has(name);
    expect(isKnown, name).toBe(true);
  }
});

test('every message of the page is used', () => {
  const all = sources.join('\n');
  const prefixes = [...all.matchAll(/`([a-z-]+-)\$\{/g)].map(([, prefix = '']) => prefix);
  const isUsed = (name: string) =>
    all.includes(`'${name}'`) || prefixes.some((prefix) => name.startsWith(prefix));
  // Messages of these files are shared with the command.
  const unused = [...known].filter((name) => !isUsed(name) && !shared.has(name));
  expect(unused).toEqual([]);
});

test('the sources contain no Japanese letters', () => {
  for (const text of sources) {
    const withoutComments = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|<!--[\s\S]*?-->/g, '');
    expect(/[\u3040-\u30ff\u4e00-\u9fff]/.exec(withoutComments)?.[0]).toBeUndefined();
  }
});
