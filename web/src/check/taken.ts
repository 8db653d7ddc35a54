/** The input and view of Check, as they are kept over a reload. */
import { asAll, asText, asWhole, isObject } from '../records/fields';
import type { Input, Listed } from './input.svelte';
import { ALL, GROUPS, type Key, type View } from './table';

export type Bytes = Uint8Array<ArrayBuffer>;

/** A text or file to read. */
export interface Source {
  readonly name: string;
  readonly bytes: Bytes;
}

/** The most bytes that are kept over a reload; this is about 120,000 puzzles. */
export const MOST_KEPT = 10_000_000;
const MOST_FILES = 1000;
const MOST_NAME = 1000;
const KEYS: readonly Key[] = ['number', 'rank', 'clues'];

/** The content of a box for text and files. */
export interface InBox {
  readonly text?: string;
  readonly files?: readonly Listed[];
}

export const shownIn = ({ text, files }: Input): InBox => ({ text, files });

export interface Shown {
  readonly view: View;
  /** The index of the selected row; −1 for none. */
  readonly chosen: number;
}

export interface Taken extends Shown {
  readonly sources: readonly Source[];
  readonly input: InBox;
  readonly answers: Bytes | undefined;
  readonly answerInput: InBox;
}

const asBytes = (value: unknown): Bytes | undefined =>
  value instanceof Uint8Array ? new Uint8Array(value) : undefined;

function asSource(value: unknown): Source | undefined {
  if (!isObject(value)) return undefined;
  const [name, bytes] = [asText(value.name, MOST_NAME), asBytes(value.bytes)];
  return name === undefined || !bytes ? undefined : { name, bytes };
}

function asInBox(value: unknown): InBox {
  if (!isObject(value)) return {};
  const listed = (one: unknown): Listed | undefined => {
    if (!isObject(one)) return undefined;
    const [name, size] = [
      asText(one.name, MOST_NAME),
      asWhole(one.size, 0, Number.MAX_SAFE_INTEGER),
    ];
    return name === undefined || size === undefined ? undefined : { name, size };
  };
  return {
    text: asText(value.text, MOST_KEPT) ?? '',
    files: asAll(value.files, listed, MOST_FILES) ?? [],
  };
}

/** Returns the kept input from data that may be damaged; undefined if it contains no input. */
export function asTaken(value: unknown): Omit<Taken, 'view' | 'chosen'> | undefined {
  if (!isObject(value)) return undefined;
  const sources = asAll(value.sources, asSource, MOST_FILES);
  if (!sources || sources.length === 0) return undefined;
  return {
    sources,
    input: asInBox(value.input),
    answers: asBytes(value.answers),
    answerInput: asInBox(value.answerInput),
  };
}

/** Returns the kept view from data that may be damaged, with defaults for damaged parts. */
export function asShown(value: unknown): Shown {
  if (!isObject(value)) return { view: ALL, chosen: -1 };
  const groups =
    asAll(value.groups, (one) => GROUPS.find((group) => group === one), GROUPS.length) ?? [];
  return {
    view: {
      groups: new Set(groups),
      onlyWrong: value.onlyWrong === true,
      sort: KEYS.find((key) => key === value.sort) ?? 'number',
      isDescending: value.isDescending === true,
    },
    chosen: asWhole(value.chosen, 0, Number.MAX_SAFE_INTEGER) ?? -1,
  };
}
