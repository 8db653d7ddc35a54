/**
 * The messages of the app, parsed when it is built. So the app contains no parser, and spends no
 * time on parsing. Each language has four modules: the messages that are needed first, those for a
 * returning player, those of the panel and sheets of Play, and the rest.
 */
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The folder with one subfolder per language. */
const FOLDER = fileURLToPath(new URL('../crates/numpre-text/messages', import.meta.url));
/**
 * The message files of a language: first those of every page and of Play; then those of the front
 * door for a returning player; then those of the panel and the sheets of Play; then those of the
 * other pages.
 */
export const FILES = {
  first: ['page', 'home', 'play', 'vocabulary'],
  returning: ['home-returning'],
  sheets: ['play-sheets', 'replay', 'share', 'collection', 'settings'],
  rest: [
    'keys',
    'today',
    'statistics',
    'about',
    'check',
    'make',
    'learn',
    'techniques',
    'books',
    'print',
    'picture',
  ],
} as const;

/** The messages of the shared vocabulary that the page uses; the engine uses the others. */
export const isOfPage = (file: string, name: string): boolean =>
  file !== 'vocabulary' || /^(?:cell|cell-separator|digit-separator|house-\w+|rank-\d)$/.test(name);

type Part = keyof typeof FILES;

const NAME = /^\0?virtual:messages(?:\/([a-z-]+)\/(first|returning|sheets|rest))?$/;

/** Returns the language of a module with first messages; undefined for other modules. */
export const firstLanguage = (id: string | null): string | undefined =>
  /^\0virtual:messages\/([a-z-]+)\/first$/.exec(id ?? '')?.[1];

const pathOf = (language: string, file: string): string => `${FOLDER}/${language}/${file}.ftl`;

/** Returns the patterns to format, with the names of their messages. */
function patternsOf(language: string, file: string): [string, unknown][] {
  const path = pathOf(language, file);
  const { body } = new FluentResource(readFileSync(path, 'utf8'));
  const own = body.filter(({ id }) => isOfPage(file, id));
  return own.map(({ id, value, attributes }) => {
    if (value === null || id.startsWith('-') || Object.keys(attributes).length > 0) {
      throw new Error(`${path}: ${id} is more than a message with a text`);
    }
    return [id, value];
  });
}

/** Returns a message without values, in every language. */
export function plainMessage(name: string): [language: string, text: string][] {
  const files = Object.values(FILES).flat();
  return readdirSync(FOLDER).map((language) => {
    const patterns = new Map(files.flatMap((file) => patternsOf(language, file)));
    const text = patterns.get(name);
    if (typeof text !== 'string') throw new Error(`${language}: ${name} is no plain message`);
    return [language, text];
  });
}

/** Returns the script that maps languages to their parts. */
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
      const files = FILES[part as Part];
      files.forEach((file) => {
        this.addWatchFile(pathOf(language, file));
      });
      const patterns = files.flatMap((file) => patternsOf(language, file));
      return `export default ${JSON.stringify(Object.fromEntries(patterns))};`;
    },
  };
}
