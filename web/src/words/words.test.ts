/** Tests that the messages and the texts of the page agree. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** The beginnings of names that are used only after all messages have been loaded. */
const ASKED_LATER = new Set(['technique-', 'class-', 'learn-part-']);

/** Returns the modules that these modules of the app import at their start, directly or not. */
function withImports(entries: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (at: URL): void => {
    const file = ['', '.ts', '/index.ts'].map((end) => new URL(at.href + end)).find(isFile);
    if (!file || found.has(file.href)) return;
    const text = readFileSync(file, 'utf8');
    found.set(file.href, text);
    for (const [, name = ''] of text.matchAll(/^\s*(?:import|export) (?!type)[^;]*?'(\.[^']+)';/gm))
      visit(new URL(name, file));
  };
  for (const entry of entries) visit(new URL(entry, SOURCES));
  return found;
}

const isFile = (url: URL): boolean => /\.(?:ts|svelte)$/.test(url.pathname) && existsSync(url);

test('the front door and Play use no message that is loaded later', () => {
  const modules = withImports(['shell/main.ts', 'home/Home.svelte', 'play/Play.svelte']);
  expect(modules.size).toBeGreaterThan(80);
  const first = new Set(FILES.first.flatMap(namesIn));
  const later = [...FILES.returning, ...FILES.sheets, ...FILES.rest]
    .flatMap(namesIn)
    .filter((id) => !first.has(id));
  expect(later.length).toBeGreaterThan(300);
  const used = [...modules].flatMap(([href, text]) => {
    const names = [...text.matchAll(/\bsay\([^()]*?['"]([a-z0-9-]+)['"]/g)];
    const prefixes = [...text.matchAll(/\bsay\(\s*`([a-z-]+-)\$\{/g)];
    const isUsed = (id: string) =>
      names.some(([, name]) => name === id) ||
      prefixes.some(([, prefix = '']) => id.startsWith(prefix) && !ASKED_LATER.has(prefix));
    return later.filter(isUsed).map((id) => `${href.slice(SOURCES.href.length)}: ${id}`);
  });
  expect(used).toEqual([]);
});
