/**
 * The player's settings. They are kept in localStorage, because the appearance is needed before the
 * first paint. Other tabs follow changes.
 */
export interface Settings {
  language: string;
  theme: 'system' | 'light' | 'paper' | 'dark' | 'night' | 'contrast';
  size: 'normal' | 'large';
  letters: boolean;
  numbers: 'hints' | 'always';
  clashes: boolean;
  same: boolean;
  peers: boolean;
  cleaning: boolean;
  auto: boolean;
  order: 'person' | 'sources';
  /** The techniques that hints may use. It may be damaged, so read it with `known()`. */
  known: string;
  /** True if hints may use that the puzzle has one solution. */
  uniqueness: boolean;
  film_s: number;
  entry: 'cell' | 'digit';
  pad: 'phone' | 'calculator';
  twoPads: boolean;
  /** The hand that holds a pen or touches the pad. The pad is on its side. */
  hand: 'right' | 'left';
  /** Quiet sounds for digits, marks and the end of a game. */
  sound: boolean;
  /** Short vibrations for the same, and for a long press. */
  haptics: boolean;
  singleKeys: boolean;
  /** The player's own keys, see `keys/own.ts`. */
  keys: string;
  shortSpeech: boolean;
  clock: boolean;
}

export const DEFAULTS: Settings = {
  language: 'browser',
  theme: 'system',
  size: 'normal',
  letters: false,
  numbers: 'hints',
  clashes: true,
  same: true,
  peers: true,
  cleaning: true,
  auto: false,
  order: 'person',
  known: 'all',
  uniqueness: true,
  film_s: 1.2,
  entry: 'cell',
  pad: 'phone',
  twoPads: true,
  hand: 'right',
  sound: false,
  haptics: false,
  singleKeys: true,
  keys: '',
  shortSpeech: false,
  clock: true,
};

const KEY = 'numpre.settings';
/** Returns the settings from a stored text. Unknown ones and values of a wrong type are ignored. */
function read(text: string | null): Settings {
  const settings = { ...DEFAULTS };
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return settings;
    const valid = Object.entries(kept).filter(
      ([name, value]) =>
        name in settings && typeof value === typeof settings[name as keyof Settings],
    );
    return Object.assign(settings, Object.fromEntries(valid));
  } catch {
    return settings;
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

let current = $state.raw(read(kept()));

export const settings = (): Readonly<Settings> => current;

/** Changes some settings, and keeps them if the browser allows storage. */
export function set(changes: Partial<Settings>): void {
  current = { ...current, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Without storage the settings last for this visit.
  }
}

/** Follows changes that other tabs make. */
export function followSettings(): void {
  addEventListener('storage', (event) => {
    if (event.key === KEY) current = read(event.newValue);
  });
}
