/**
 * The texts of the app in the current language. They are Fluent messages, which the command uses as
 * well.
 */
import { FluentBundle, FluentNumber } from '@fluent/bundle';
import parts from 'virtual:messages';

type Values = Record<string, string | number>;

/** The codes of all languages. */
export const languages: readonly string[] = Object.keys(parts);

/** A part of a language's messages. The parts are loaded separately. */
type Part = 'first' | 'returning' | 'sheets' | 'rest';
/** The part that Play and the front door need before they are shown. */
export const FIRST: readonly Part[] = ['first'];
/** The parts that Play and its sheets use. */
export const PLAY: readonly Part[] = [...FIRST, 'sheets'];
/** The parts that the front door shows to a returning player. */
export const RETURNING: readonly Part[] = [...FIRST, 'returning'];
const ALL: readonly Part[] = [...PLAY, 'returning', 'rest'];

/** A language, and the parts of it that have been loaded. */
interface Spoken {
  readonly code: string;
  readonly bundle: FluentBundle;
  readonly read: Set<Part>;
}

const byCode = new Map<string, Spoken>();

/** Returns a language with its parts that have been loaded: at first none. */
function languageOf(code: string): Spoken {
  // Without isolation marks around values, which would be visible in labels.
  const made = {
    code,
    bundle: new FluentBundle(code, { useIsolating: false }),
    read: new Set<Part>(),
  };
  const found = byCode.get(code) ?? made;
  byCode.set(code, found);
  return found;
}

let spoken = $state.raw(languageOf('en'));
/** The language that was requested last. */
let asked = 'en';

/** Returns the code of the current language, such as `ja` or `en`. */
export const language = (): string => spoken.code;

/** Returns the language for a setting such as `browser` or `ja`; `en` if it is not available. */
export function languageFor(wish: string): string {
  const wanted = wish === 'browser' ? navigator.languages : [wish];
  const found = wanted.map((one) => one.split('-')[0] ?? '').find((one) => languages.includes(one));
  return found ?? 'en';
}

/** Loads the parts of a language that are not loaded yet. */
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
    // The bundle uses only the body of a resource.
    // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment
    bundle.addResource({ body });
  }
  for (const part of missing) read.add(part);
}

/** Loads the first part of a language, and switches to the language. */
export const speakFirst = (wanted: string): Promise<void> => speak(wanted, FIRST);

/**
 * Loads these parts of a language and those that the current language has, because the page may
 * show them. Then switches to the language. Texts that are already shown in it do not change.
 */
export async function speak(wanted: string, wantedParts = ALL): Promise<void> {
  asked = wanted;
  const next = languageOf(wanted);
  await read(next, [...new Set([...spoken.read, ...wantedParts])]);
  // Another language may have been requested in the meantime.
  if (asked !== wanted) return;
  spoken = next;
  document.documentElement.lang = wanted;
}

/** Loads these parts of the language that was requested last, also if that changes meanwhile. */
export async function speakMore(wantedParts = ALL): Promise<void> {
  const wanted = asked;
  await speak(wanted, wantedParts);
  if (asked !== wanted) await speakMore(wantedParts);
}

/**
 * A number below 1000, written like the numbers on the board. Fluent's own number format needs an
 * `Intl.NumberFormat`, which takes 20 ms to make and would delay the first paint.
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
 * Returns the message of this name with these values. A test makes sure that it exists; if it did
 * not, its name would be returned.
 */
export function say(name: string, values?: Values): string {
  const pattern = spoken.bundle.getMessage(name)?.value;
  return pattern ? spoken.bundle.formatPattern(pattern, values && formatted(values)) : name;
}

/** Returns whether there is a message of this name. */
export const isSaid = (name: string): boolean => spoken.bundle.hasMessage(name);
