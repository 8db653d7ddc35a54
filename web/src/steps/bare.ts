/** Steps for somebody who sees no candidates. */
import { lookKey, sceneAt, type Scene } from '../board/scene';
import type { Step } from '../engine/types/messages';
import { cellNumber, houseOf } from '../engine/places';
import { ALL_DIGITS, bit, listed } from '../rules/digits';
import { allowed } from '../state/candidates';

/**
 * Returns whether the digits on the board are reason enough for a step: it marks no candidate but
 * the one that is placed and those that digits keep out, and where it looks nothing was removed
 * before.
 */
export function restsOnDigits({ picture, placements, houses, cells }: Step): boolean {
  const board = sceneAt(picture, 0).cells;
  // In houses it looks for the digit's places, else at all digits of the cell.
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

/**
 * The picture of a step at a frame. Where digits are reason enough, no candidate is shown but the
 * one that is placed.
 */
export function bareSceneAt(step: Step, frame: number): Scene {
  const scene = sceneAt(step.picture, frame);
  if (!restsOnDigits(step)) return scene;
  const isMarked = (cell: number) => (digit: number) => scene.looks.has(lookKey(cell, digit));
  const cells = scene.cells.map((one, cell) => ({
    ...one,
    candidates: listed(one.candidates)
      .filter(isMarked(cell))
      .reduce((set, digit) => set | bit(digit), 0),
  }));
  return { ...scene, cells };
}
