/** The sentences of the page, in the language that is chosen. They are Fluent messages, shared with the command. */
import { FluentBundle, FluentNumber } from '@fluent/bundle';
import parts from 'virtual:messages';

type Values = Record<string, string | number>;

/** The languages that there are, by code. */
export const languages: readonly string[] = Object.keys(parts);

let bundle = $state.raw(new FluentBundle('en'));
let code = $state('en');
/** The language of which everything has been read. */
let whole = '';

/** The language spoken: `ja`, `en` … */
export const language = (): string => code;

/** The language for a wish such as `browser` or `ja`. */
export function languageFor(wish: string): string {
  const wanted = wish === 'browser' ? navigator.languages : [wish];
  const found = wanted.map((one) => one.split('-')[0] ?? '').find((one) => languages.includes(one));
  return found ?? 'en';
}

async function read(into: FluentBundle, part: 'first' | 'rest'): Promise<void> {
  const language = into.locales[0] ?? '';
  const messages = (await parts[language]?.[part]())?.default ?? {};
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- A bundle takes of a resource its body.
  into.addResource({ body: Object.entries(messages).map(([id, value]) => ({ id, value, attributes: {} })) });
}

/** Reads the part of a language that Play says, and speaks it from now on; what is spoken already stays. */
export async function speakFirst(wanted: string): Promise<void> {
  // Marks that isolate the direction of a value would show up in labels.
  const next = new FluentBundle(wanted, { useIsolating: false });
  await read(next, 'first');
  begin(next, wanted);
}

/** Reads a language and speaks it from now on. */
export async function speak(wanted: string): Promise<void> {
  if (whole === wanted && code === wanted) return;
  if (code === wanted && bundle.hasMessage('page-play')) {
    // Nothing that is said already changes.
    await read(bundle, 'rest');
  } else {
    const next = new FluentBundle(wanted, { useIsolating: false });
    await Promise.all([read(next, 'first'), read(next, 'rest')]);
    begin(next, wanted);
  }
  if (code === wanted) whole = wanted;
}

function begin(next: FluentBundle, wanted: string): void {
  bundle = next;
  code = wanted;
  document.documentElement.lang = wanted;
}

/** A number below 1000, written like those on the board. What writes any number takes the browser 20 ms to make, before the first paint. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isSmall = (value: string | number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000;

function told(values: Values): Record<string, string | number | FluentNumber> {
  const each = Object.entries(values).map(
    ([name, value]) => [name, isSmall(value) ? new SmallNumber(value) : value] as const,
  );
  return Object.fromEntries(each);
}

/** The message of this name with these values; the name itself where it is missing, which a test rules out. */
export function say(name: string, values?: Values): string {
  const pattern = bundle.getMessage(name)?.value;
  return pattern ? bundle.formatPattern(pattern, values && told(values)) : name;
}

/** Whether there is such a message. */
export const isSaid = (name: string): boolean => bundle.hasMessage(name);
