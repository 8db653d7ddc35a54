/**
 * A made-up language: English with every letter of its sentences thirteen places on in the
 * alphabet. It takes the place of English in what the page loads, in the message files and inside
 * the engine, and is as long, byte for byte.
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

/** What is said: all but the names in braces; texts in quotes in them are said, too. */
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

/** A file of messages with all that is said in it translated. */
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

/** Every word of the made-up language. */
export const WORDS: ReadonlySet<string> = new Set(FILES.flatMap((file) => words(translated(file))));

/** Messages as the page has them, by their names. */
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

/** Html with its text translated. */
const page = (html: string): string =>
  html.replace(/(^|>)([^<]*)/g, (_, end: string, text: string) => end + odd(text));

/** What a script of messages, or of a page of the book, exports; undefined for other scripts. */
async function exported(script: string): Promise<unknown> {
  if (!/^var e=[`{][\s\S]*export\{e as default\};?\s*$/.test(script)) return undefined;
  const module = (await import(
    `data:text/javascript;base64,${Buffer.from(script).toString('base64')}`
  )) as {
    default: unknown;
  };
  return module.default;
}

/** Words of the book's pages that were met. */
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

/** Which files of messages the engine was found to hold. */
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

/** Everything that this context loads as English is in the made-up language. */
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
