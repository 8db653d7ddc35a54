/**
 * A made-up language: English in which each letter of its sentences is replaced by the one thirteen
 * places later in the alphabet. It takes the place of English in everything that the app loads, in
 * the message files and inside the engine. Its texts have the same length in bytes.
 */
import type { BrowserContext } from '@playwright/test';
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../crates/numpre-text/messages/en/', import.meta.url);
const FILES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ftl'))
  .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));

const odd = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });

/**
 * Translates a message: all of it except names in braces. Quoted texts inside the braces are
 * translated as well.
 */
function said(text: string): string {
  let isInside = false;
  let isQuoted = false;
  return Array.from(text, (letter) => {
    if (letter === '{') isInside = true;
    else if (letter === '}') isInside = false;
    else if (letter === '"' && isInside) isQuoted = !isQuoted;
    return isInside && !isQuoted ? letter : odd(letter);
  }).join('');
}

/** Returns a file of messages with all texts translated. */
function translated(file: string): string {
  return file
    .split('\n')
    .map((line) => {
      if (line.startsWith('#')) return line;
      const place = /^[a-z]/.test(line)
        ? line.indexOf('=')
        : /^\s*[[*]/.test(line)
          ? line.indexOf(']')
          : -1;
      return line.slice(0, place + 1) + said(line.slice(place + 1));
    })
    .join('\n');
}

const words = (text: string): string[] => text.match(/[a-z]{2,}/gi) ?? [];

/** All words of the made-up language. */
export const WORDS: ReadonlySet<string> = new Set(FILES.flatMap((file) => words(translated(file))));

/** Returns the messages in the form of the app, by their names. */
const messagesOf = (files: readonly string[]): ReadonlyMap<string, unknown> =>
  new Map(
    files.flatMap((file) =>
      new FluentResource(file).body.map(({ id, value }) => [id, value] as const),
    ),
  );
const ENGLISH = messagesOf(FILES);
const MADE_UP = messagesOf(FILES.map(translated));

const isEnglish = ([id, value]: readonly [string, unknown]): boolean =>
  JSON.stringify(value) === JSON.stringify(ENGLISH.get(id));

/** Returns HTML with its text translated. */
const page = (html: string): string =>
  html.replace(/(^|>)([^<]*)/g, (_, end: string, text: string) => end + odd(text));

/**
 * Returns what a script of messages, or of a page of the book, exports; undefined for other
 * scripts.
 */
async function exported(script: string): Promise<unknown> {
  if (!/^var e=[`{][\s\S]*export\{e as default\};?\s*$/.test(script)) return undefined;
  const module = (await import(
    `data:text/javascript;base64,${Buffer.from(script).toString('base64')}`
  )) as {
    default: unknown;
  };
  return module.default;
}

/** Translated words of the book's pages that were loaded. */
export const fromBook = new Set<string>();

function scriptOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  if (entries.every(isEnglish))
    return Object.fromEntries(entries.map(([id]) => [id, MADE_UP.get(id)]));
  if (!('idea' in value)) return value;
  const parts = Object.entries(value as Record<string, string>).map(
    ([name, text]) => [name, name === 'board' ? text : page(text)] as const,
  );
  for (const [, text] of parts)
    words(text.replace(/<[^>]*>/g, ' ')).forEach((word) => fromBook.add(word));
  return Object.fromEntries(parts);
}

/** The message files that were found inside the engine. */
export const engineFiles = new Set<string>();

function engineOf(module: Buffer): Buffer {
  const changed = Buffer.from(module);
  for (const file of FILES) {
    const at = changed.indexOf(file);
    if (at < 0) continue;
    changed.write(translated(file), at);
    engineFiles.add(file);
  }
  return changed;
}

/** Translates everything that this context loads in English. */
export async function speakMadeUp(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const value = await exported(await response.text());
    if (value === undefined) await route.fulfill({ response });
    else
      await route.fulfill({ response, body: `export default ${JSON.stringify(scriptOf(value))};` });
  });
  await context.route(/\.wasm$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: engineOf(await response.body()) });
  });
}
