/**
 * The sentences of the page, in the language that is chosen. They are Fluent messages, shared with
 * the command.
 */
import { FluentBundle, FluentNumber } from '@fluent/bundle';
import parts from 'virtual:messages';

type Values = Record<string, string | number>;

/** The languages that there are, by code. */
export const languages: readonly string[] = Object.keys(parts);

/** The parts in which the messages of a language are loaded. */
type Part = 'first' | 'sheets' | 'rest';
/** What Play says, with its sheets. */
export const PLAY: readonly Part[] = ['first', 'sheets'];
const ALL: readonly Part[] = [...PLAY, 'rest'];

/** A language, and which of its parts have been read. */
interface Spoken {
  readonly code: string;
  readonly bundle: FluentBundle;
  readonly read: Set<Part>;
}

// Marks that isolate the direction of a value would show up in labels.
const nothingOf = (code: string): Spoken => ({
  code,
  bundle: new FluentBundle(code, { useIsolating: false }),
  read: new Set(),
});

let spoken = $state.raw(nothingOf('en'));
/** The language that was asked for last. */
let asked = '';

/** The language spoken: `ja`, `en` … */
export const language = (): string => spoken.code;

/** The language for a wish such as `browser` or `ja`. */
export function languageFor(wish: string): string {
  const wanted = wish === 'browser' ? navigator.languages : [wish];
  const found = wanted.map((one) => one.split('-')[0] ?? '').find((one) => languages.includes(one));
  return found ?? 'en';
}

/** Reads parts of a language that have not been read yet. */
async function read({ code, bundle, read }: Spoken, wanted: readonly Part[]): Promise<void> {
  const missing = wanted.filter((part) => !read.has(part));
  const modules = await Promise.all(
    missing.map((part) => parts[code]?.[part]() ?? Promise.resolve(undefined)),
  );
  for (const module of modules) {
    const body = Object.entries(module?.default ?? {}).map(([id, value]) => ({
      id,
      value,
      attributes: {},
    }));
    // Of a resource the bundle reads only its body.
    // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment
    bundle.addResource({ body });
  }
  for (const part of missing) read.add(part);
}

/** Reads the part of a language that Play says, and speaks it from now on. */
export const speakFirst = (wanted: string): Promise<void> => speak(wanted, ['first']);

/**
 * Reads these parts of a language, and speaks it from now on. What has been said in this language
 * already does not change.
 */
export async function speak(wanted: string, wantedParts = ALL): Promise<void> {
  asked = wanted;
  const next = spoken.code === wanted ? spoken : nothingOf(wanted);
  await read(next, wantedParts);
  // Another language may have been asked for meanwhile.
  if (asked !== wanted) return;
  spoken = next;
  document.documentElement.lang = wanted;
}

/**
 * A number below 1000, written like those on the board. What writes any number takes the browser 20
 * ms to make, before the first paint.
 */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isSmall = (value: string | number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000;

function formatted(values: Values): Record<string, string | number | FluentNumber> {
  const each = Object.entries(values).map(
    ([name, value]) => [name, isSmall(value) ? new SmallNumber(value) : value] as const,
  );
  return Object.fromEntries(each);
}

/**
 * The message of this name with these values; the name itself where it is missing, which a test
 * rules out.
 */
export function say(name: string, values?: Values): string {
  const pattern = spoken.bundle.getMessage(name)?.value;
  return pattern ? spoken.bundle.formatPattern(pattern, values && formatted(values)) : name;
}

/** Returns whether there is such a message. */
export const isSaid = (name: string): boolean => spoken.bundle.hasMessage(name);
