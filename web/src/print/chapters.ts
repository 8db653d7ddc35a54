/** Divides puzzles into chapters: by rank, by hardest technique or by theme. */
import { PATH } from '../engine/path';

/** The ways to divide puzzles into chapters. */
export const CHAPTERS = ['none', 'rank', 'technique', 'theme'] as const;
export type Chapters = (typeof CHAPTERS)[number];

/** The properties of a puzzle by which it is put into a chapter. */
interface Divided {
  readonly rank: number;
  /** The technique of its hardest step, if it is known. */
  readonly technique?: string | undefined;
  /** Its tags in the collection. The first one is its theme. */
  readonly tags?: readonly string[] | undefined;
}

export interface Chapter<T> {
  /** The rank, technique or theme of its puzzles; empty if they have none. */
  readonly of: string;
  readonly items: readonly T[];
}

/** Returns the rank, technique or theme of a puzzle; empty if it has none. */
function partOf({ rank, technique = '', tags = [] }: Divided, by: Chapters): string {
  if (by === 'rank') return rank > 0 ? String(rank) : '';
  if (by === 'technique') return technique;
  return by === 'theme' ? (tags[0] ?? '') : '';
}

/**
 * Returns the chapters in order: ranks from the easiest, techniques in the order of the course,
 * themes as they occur first. Puzzles without one are the last chapter. Within a chapter the
 * puzzles keep their order.
 */
export function chaptersOf<T extends Divided>(items: readonly T[], by: Chapters): Chapter<T>[] {
  const parts = new Map<string, T[]>();
  for (const item of items) {
    const of = partOf(item, by);
    const part = parts.get(of);
    if (part) part.push(item);
    else parts.set(of, [item]);
  }
  const place = (of: string): number => {
    if (of === '') return Infinity;
    if (by === 'rank') return Number(of);
    return by === 'technique' ? PATH.findIndex((one) => one === of) : 0;
  };
  return [...parts]
    .map(([of, all]) => ({ of, items: all }))
    .sort((one, other) => place(one.of) - place(other.of));
}
