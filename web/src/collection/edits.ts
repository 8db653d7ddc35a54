/**
 * Changes of single fields of a record. They are applied to the record as it is stored, so that
 * they keep what another tab has changed in its other fields.
 */
import type { KeptList, KeptPuzzle } from '../state/schema';
import { movedBefore } from './order';

/** A change of a puzzle. Fields that it does not name stay as they are. */
export interface PuzzleEdit {
  readonly id: string;
  /** The new name; empty for none. */
  readonly title?: string;
  /** The new note; empty for none. */
  readonly note?: string;
  readonly addTags?: readonly string[];
  readonly removeTags?: readonly string[];
}

/** A change of a list. Fields that it does not name stay as they are. */
export interface ListEdit {
  readonly id: string;
  readonly name?: string;
  readonly move?: Move;
}

/** Moves a puzzle of a list to the place before the first of `before` that the list contains. */
export interface Move {
  readonly puzzle: string;
  readonly before: readonly string[];
}

/** A changed record, and the edit that undoes the change. */
export interface Edited<T, E> {
  readonly record: T;
  readonly back: E;
}

/** Changes a puzzle. */
export function editPuzzle(
  puzzle: KeptPuzzle,
  { title, note, addTags = [], removeTags = [] }: PuzzleEdit,
): Edited<KeptPuzzle, PuzzleEdit> {
  const { title: oldTitle = '', note: oldNote = '', tags: oldTags = [], ...rest } = puzzle;
  const newTitle = title ?? oldTitle;
  const newNote = note ?? oldNote;
  const tags = [...new Set([...oldTags.filter((tag) => !removeTags.includes(tag)), ...addTags])];
  const record = {
    ...rest,
    ...(newTitle ? { title: newTitle } : {}),
    ...(newNote ? { note: newNote } : {}),
    ...(tags.length > 0 ? { tags } : {}),
  };
  const back: PuzzleEdit = {
    id: puzzle.id,
    ...(title === undefined ? {} : { title: oldTitle }),
    ...(note === undefined ? {} : { note: oldNote }),
    addTags: oldTags.filter((tag) => !tags.includes(tag)),
    removeTags: tags.filter((tag) => !oldTags.includes(tag)),
  };
  return { record, back };
}

/** Changes a list; returns undefined if the list no longer contains the puzzle to move. */
export function editList(
  list: KeptList,
  { name, move }: ListEdit,
): Edited<KeptList, ListEdit> | undefined {
  const at = move ? list.puzzles.indexOf(move.puzzle) : -1;
  if (move && at < 0) return undefined;
  const record = {
    ...list,
    ...(name === undefined ? {} : { name }),
    ...(move && { puzzles: movedBefore(list.puzzles, move.puzzle, move.before) }),
  };
  const back: ListEdit = {
    id: list.id,
    ...(name === undefined ? {} : { name: list.name }),
    ...(move && { move: { puzzle: move.puzzle, before: list.puzzles.slice(at + 1) } }),
  };
  return { record, back };
}
