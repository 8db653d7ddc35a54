/** Choosing another key for a command: which command has it, and the text that keeps the keys. */
import { chordsOf, chosenFirst, type Command, type CommandName, type OwnKeys } from './table';

/** Returns the command other than this one that has a chord; undefined if it is free. */
export const takenBy = (
  chord: string,
  name: CommandName,
  own: OwnKeys,
  isMac: boolean,
): Command | undefined =>
  chosenFirst(own).find(
    (other) => other.name !== name && chordsOf(other, isMac, own).includes(chord),
  );

/** Returns the text that keeps these keys. A command with `undefined` has the key of the table. */
export const textOfKeys = (own: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(own)
    .filter(([, chord]) => chord !== undefined)
    .map(([name, chord]) => `${name}=${chord}`)
    .join(' ');
