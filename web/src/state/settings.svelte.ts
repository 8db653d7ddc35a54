/**
 * What the player has set. Kept in localStorage, because the look is needed before the first paint;
 * other tabs follow.
 */

export interface Settings {
  language: string;
  theme: 'system' | 'light' | 'dark';
  size: 'normal' | 'large';
  roles: 'normal' | 'stronger';
  letters: boolean;
  numbers: 'hints' | 'always';
  clashes: boolean;
  same: boolean;
  peers: boolean;
  cleaning: boolean;
  auto: boolean;
  order: 'person' | 'sources';
  film_s: number;
  entry: 'cell' | 'digit';
  pad: 'row' | 'phone' | 'calculator';
  twoPads: boolean;
  singleKeys: boolean;
  shortSpeech: boolean;
  clock: boolean;
}

export const DEFAULTS: Settings = {
  language: 'browser',
  theme: 'system',
  size: 'normal',
  roles: 'normal',
  letters: false,
  numbers: 'hints',
  clashes: true,
  same: true,
  peers: true,
  cleaning: true,
  auto: false,
  order: 'person',
  film_s: 1.2,
  entry: 'cell',
  pad: 'row',
  twoPads: true,
  singleKeys: true,
  shortSpeech: false,
  clock: true,
};

const KEY = 'numpre.settings';
/** Takes over only settings that are known and of the right type. */
function read(text: string | null): Settings {
  const settings = { ...DEFAULTS };
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return settings;
    const known = Object.entries(kept).filter(
      ([name, value]) =>
        name in settings && typeof value === typeof settings[name as keyof Settings],
    );
    return Object.assign(settings, Object.fromEntries(known));
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

/** Changes some settings, and keeps them where the browser lets us. */
export function set(changes: Partial<Settings>): void {
  current = { ...current, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Storage is refused: they hold for this visit.
  }
}

/** Follows other tabs. */
export function followSettings(): void {
  addEventListener('storage', (event) => {
    if (event.key === KEY) current = read(event.newValue);
  });
}
