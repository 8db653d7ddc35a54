/**
 * The keys that the player has chosen instead of those of the table, kept as a text: `hint=J
 * undo=U` gives two commands another key.
 */
import { COMMANDS, isOwnable, type CommandName, type OwnKeys } from './table';

/**
 * The keys that can be chosen: a letter, a letter with Shift, or a sign. Chords with Ctrl belong to
 * the browser, digits enter digits, and Tab moves the focus.
 */
const USABLE = /^(?:(?:Shift\+)?[A-Z]|[^\p{L}\p{N}\s=+?]|Insert)$/u;

export const isUsable = (chord: string): boolean => USABLE.test(chord);

/** Returns the keys of a text. Ignores unknown commands, unusable keys and a key used twice. */
export function ownKeys(text: string): OwnKeys {
  const own: Partial<Record<CommandName, string>> = {};
  for (const part of text.split(' ')) {
    const place = part.indexOf('=');
    const chord = part.slice(place + 1);
    const command = COMMANDS.find(({ name }) => name === part.slice(0, place));
    if (command && isOwnable(command) && isUsable(chord) && !Object.values(own).includes(chord))
      own[command.name] = chord;
  }
  return own;
}
