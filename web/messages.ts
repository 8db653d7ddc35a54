/**
 * The messages of the page, parsed when it is built: what parses them, and the time it takes, is
 * not part of the page. Each language has three modules: what is needed first, what the sheets of
 * Play need, and the rest.
 */
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A folder a language. */
const FOLDER = fileURLToPath(new URL('../crates/numpre-text/messages', import.meta.url));
/**
 * The files of a language: those of every page and of Play, which come first; those of sheets that
 * open over Play; those of the other pages.
 */
export const FILES = {
  first: ['page', 'play', 'vocabulary'],
  sheets: ['keys', 'collection', 'settings'],
  rest: ['check', 'make', 'learn', 'books', 'print'],
} as const;

type Part = keyof typeof FILES;

const NAME = /^\0?virtual:messages(?:\/([a-z-]+)\/(first|sheets|rest))?$/;

/** The language of a module that holds what is said first. */
export const firstLanguage = (id: string | null): string | undefined =>
  /^\0virtual:messages\/([a-z-]+)\/first$/.exec(id ?? '')?.[1];

const pathsOf = (language: string, part: Part): string[] =>
  FILES[part].map((file) => `${FOLDER}/${language}/${file}.ftl`);

/** What is formatted, by the names of messages. */
function patternsOf(path: string): [string, unknown][] {
  return new FluentResource(readFileSync(path, 'utf8')).body.map(({ id, value, attributes }) => {
    if (value === null || id.startsWith('-') || Object.keys(attributes).length > 0) {
      throw new Error(`${path}: ${id} is more than a message with a text`);
    }
    return [id, value];
  });
}

/** A message without values, by language. */
export function plainMessage(name: string): [language: string, text: string][] {
  return readdirSync(FOLDER).map((language) => {
    const patterns = new Map(
      FILES.first.flatMap((file) => patternsOf(`${FOLDER}/${language}/${file}.ftl`)),
    );
    const text = patterns.get(name);
    if (typeof text !== 'string') throw new Error(`${language}: ${name} is no plain message`);
    return [language, text];
  });
}

/** The languages, and how to come by their parts. */
function languages(): string {
  const parts = (language: string) =>
    Object.keys(FILES).map(
      (part) => `${part}: () => import('virtual:messages/${language}/${part}')`,
    );
  const all = readdirSync(FOLDER).sort();
  const entries = all.map((one) => `'${one}': { ${parts(one).join(', ')} }`);
  return `export default { ${entries.join(', ')} };`;
}

export function messages(): Plugin {
  return {
    name: 'messages',
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [name, language, part] = NAME.exec(id) ?? [];
      if (name === undefined) return undefined;
      if (language === undefined) return languages();
      const paths = pathsOf(language, part as Part);
      paths.forEach((path) => {
        this.addWatchFile(path);
      });
      return `export default ${JSON.stringify(Object.fromEntries(paths.flatMap(patternsOf)))};`;
    },
  };
}
