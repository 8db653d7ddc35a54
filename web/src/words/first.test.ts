/** Tests that the scripts of the first visit use only messages that are loaded with them. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILES } from '../../messages';

const SOURCES = new URL('..', import.meta.url);
const MESSAGES = new URL('../../../crates/numpre-text/messages/en/', import.meta.url);

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

const idsOf = (file: string): string[] => {
  const text = readFileSync(new URL(`${file}.ftl`, MESSAGES), 'utf8');
  return [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1] ?? '');
};

test('the front door and Play use no message that is loaded later', () => {
  const modules = withImports(['shell/main.ts', 'home/Home.svelte', 'play/Play.svelte']);
  expect(modules.size).toBeGreaterThan(80);
  const first = new Set(FILES.first.flatMap(idsOf));
  const later = [...FILES.sheets, ...FILES.rest].flatMap(idsOf).filter((id) => !first.has(id));
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
