/** Steps for a player who uses no candidates. */
import { styleKey, type Scene } from '../board/scene';
import type { Step } from '../engine/types/messages';
import { cellNumber, houseOf } from '../engine/places';
import { ALL_DIGITS, bit, DIGITS } from '../rules/digits';
import { allowed } from '../state/candidates';
import type { CellState } from '../state/cell';
import { sceneAt } from './scene';

/**
 * Returns whether the digits on the board are reason enough for a step. It may mark no candidates
 * but the placed one and those that digits exclude, and no candidate it depends on may have been
 * removed before.
 */
export function restsOnDigits({ picture, placements, houses, cells }: Step): boolean {
  const board = sceneAt(picture, 0).cells;
  // In a house the step depends on the places of its digit; in a single cell, on all digits.
  const looked = houses.flatMap((name) => houseOf(name)?.cells ?? []);
  const digits =
    looked.length > 0 ? placements.reduce((set, { digit }) => set | bit(digit), 0) : ALL_DIGITS;
  const isPlaced = (cell: string, digit: number) =>
    placements.some((one) => one.cell === cell && one.digit === digit);
  const isUntouched = (cell: number) =>
    ((picture.candidates[cell] ?? 0) & digits) === (allowed(board, cell) & digits);
  return (
    picture.marks.every(
      ({ meaning, cell, digit }) => meaning === 'barred' || isPlaced(cell, digit),
    ) &&
    [...looked, ...cells.map(cellNumber)].every(
      (cell) => board[cell]?.digit !== 0 || isUntouched(cell),
    )
  );
}

/** The player's marks in a cell. */
type OwnMarks = Pick<CellState, 'corner' | 'centre'>;

/**
 * Returns the picture of a step at a frame. If the digits are reason enough, only marked candidates
 * are shown, and the player's marks in all other cells.
 */
export function bareSceneAt(step: Step, frame: number, own: readonly OwnMarks[] = []): Scene {
  const scene = sceneAt(step.picture, frame);
  if (!restsOnDigits(step)) return scene;
  const cells = scene.cells.map((one, cell) => {
    const marked = DIGITS.filter((digit) => scene.styles.has(styleKey(cell, digit)));
    const candidates = marked.reduce((set, digit) => set | (one.candidates & bit(digit)), 0);
    if (marked.length > 0 || one.digit !== 0) return { ...one, candidates };
    const { corner = 0, centre = 0 } = own[cell] ?? {};
    return { ...one, candidates, corner, centre };
  });
  return { ...scene, cells };
}
