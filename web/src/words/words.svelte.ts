/** The sentences of the page, in the language that is chosen. They are Fluent messages, shared with the command. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

type Values = Record<string, string | number>;

/** The message files of every language: a folder of `numpre-text` each. What the page speaks is in these files. */
const files = import.meta.glob<string>(
  '../../../crates/numpre-text/messages/*/{page,play,check,make,learn,books,print,vocabulary}.ftl',
  { query: '?raw', import: 'default' },
);

const codeOf = (path: string): string => path.split('/').at(-2) ?? '';

/** The languages that there are, by code. */
export const languages: readonly string[] = [...new Set(Object.keys(files).map(codeOf))].sort();

let bundle = $state.raw(new FluentBundle('en'));
let code = $state('en');

/** The language spoken: `ja`, `en` … */
export const language = (): string => code;

/** The language for a wish such as `browser` or `ja`. */
export function languageFor(wish: string): string {
  const wanted = wish === 'browser' ? navigator.languages : [wish];
  const found = wanted.map((one) => one.split('-')[0] ?? '').find((one) => languages.includes(one));
  return found ?? 'en';
}

/** Reads a language and speaks it from now on. */
export async function speak(wanted: string): Promise<void> {
  const paths = Object.keys(files).filter((path) => codeOf(path) === wanted);
  const texts = await Promise.all(paths.map((path) => files[path]?.() ?? Promise.resolve('')));
  // Marks that isolate the direction of a value would show up in labels.
  const next = new FluentBundle(wanted, { useIsolating: false });
  for (const text of texts) next.addResource(new FluentResource(text));
  bundle = next;
  code = wanted;
  document.documentElement.lang = wanted;
}

/** The message of this name with these values; the name itself where it is missing, which a test rules out. */
export function say(name: string, values?: Values): string {
  const pattern = bundle.getMessage(name)?.value;
  return pattern ? bundle.formatPattern(pattern, values) : name;
}

/** Whether there is such a message. */
export const isSaid = (name: string): boolean => bundle.hasMessage(name);
