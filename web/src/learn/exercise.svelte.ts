/**
 * Exercises for one technique. They are made ahead, and the player's conclusions are compared with
 * all steps of the technique.
 */
import { engine, QuestionQueue } from '../engine/questions';
import type { Board, Ladder, PractiseReply, Step } from '../engine/types/messages';
import { cellNumber } from '../engine/places';
import { bit, has } from '../rules/digits';

/** A conclusion of the player: a digit placed, or a candidate removed. */
export interface Conclusion {
  readonly is: 'place' | 'remove';
  readonly cell: number;
  readonly digit: number;
}

/**
 * The verdict on a conclusion. `done` has the completed step; `part` has the number of candidates
 * that are still to be removed.
 */
export type Verdict =
  | { readonly is: 'done'; readonly step: Step }
  | { readonly is: 'part'; readonly left: number }
  | { readonly is: 'other'; readonly name: string }
  | { readonly is: 'correct' }
  | { readonly is: 'wrong' };

/**
 * Returns the order in which an exercise of a technique looks for easier steps: the order for
 * players, whatever order the player has chosen for hints. Only the naked single is practised in
 * the other one, which tries it before the hidden single, as the course does.
 */
export const ladderOf = (technique: string): Ladder =>
  technique === 'naked-single' ? 's4' : 'player';

/** The number of exercises that are prepared ahead. */
const AHEAD = 2;

const keyOf = ({ is, cell, digit }: Conclusion): string => `${is} ${cell} ${digit}`;

/** Returns the conclusions of a step. */
export function conclusionsOf(step: Step): Conclusion[] {
  const all = (is: Conclusion['is'], which: Step['placements']) =>
    which.map(({ cell, digit }) => ({ is, cell: cellNumber(cell), digit }));
  return [...all('place', step.placements), ...all('remove', step.eliminations)];
}

/**
 * Returns the step that contains the latest conclusion and needs the fewest more; undefined if no
 * step contains it. For example, one step removes 3 from r1c1 and r1c2, another removes it from
 * r1c1, r2c1 and r3c1. After r1c1 the first step is returned, with 1 left; after r1c1 and r2c1 the
 * second one, with 1 left.
 */
export function nearest(
  steps: readonly Step[],
  found: readonly Conclusion[],
): { readonly step: Step; readonly left: number } | undefined {
  const newest = found.at(-1);
  if (!newest) return undefined;
  const known = new Set(found.map(keyOf));
  const open = steps.flatMap((step) => {
    const keys = conclusionsOf(step).map(keyOf);
    return keys.includes(keyOf(newest))
      ? [{ step, left: keys.filter((key) => !known.has(key)).length }]
      : [];
  });
  return open.reduce<(typeof open)[number] | undefined>(
    (a, b) => (a && a.left <= b.left ? a : b),
    undefined,
  );
}

/** Returns whether a conclusion agrees with the solution (81 characters). */
export function isTrue({ is, cell, digit }: Conclusion, solution: string): boolean {
  return (Number(solution[cell]) === digit) === (is === 'place');
}

/** A supply of exercises, made ahead by its own worker. */
export class Exercises {
  private readonly maker = new QuestionQueue();
  private readonly seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  private ready: Promise<PractiseReply>[] = [];
  private index = 0;

  constructor(private readonly technique: string) {}

  private more(): Promise<PractiseReply> {
    const { technique, seed } = this;
    const asked = this.maker.ask(
      'practise',
      { technique, seed, index: this.index++, ladder: ladderOf(technique) },
      { isEach: true },
    );
    // The failure is reported to the caller that takes this exercise, so it is not unhandled.
    asked.catch(() => undefined);
    return asked;
  }

  /** Ends the worker. */
  stop(): void {
    this.maker.end();
  }

  /** Returns the next exercise. The worker prepares the following ones in the meantime. */
  next(): Promise<PractiseReply> {
    while (this.ready.length <= AHEAD) this.ready.push(this.more());
    return this.ready.shift() ?? this.more();
  }
}

/** An exercise that the player is working on. */
export class Exercise {
  /** The candidates that are not removed, by cell. */
  candidates: readonly number[] = $state.raw([]);
  found: readonly Conclusion[] = $state.raw([]);
  private solution: string | undefined;
  private steps: readonly Step[] | undefined;

  constructor(readonly value: PractiseReply) {
    this.candidates = value.step.picture.candidates;
  }

  get board(): Board {
    return this.value.board;
  }

  /** Returns the digit of a cell, or 0 if it is blank. */
  digit(cell: number): number {
    const { givens, placed } = this.value.board;
    return Number(givens[cell]) || Number(placed?.[cell]) || 0;
  }

  /** Judges a conclusion. If it belongs to a step of the technique, it stays on the board. */
  async judge(conclusion: Conclusion): Promise<Verdict> {
    const { board, value } = this;
    const { technique } = value.step;
    const ladder = ladderOf(technique);
    this.solution ??=
      (await engine.ask('assess', { board: { givens: value.puzzle } }, { isEach: true }))
        .solution ?? '';
    if (!isTrue(conclusion, this.solution)) return { is: 'wrong' };
    this.steps ??= (
      await engine.ask('all', { board, technique, ladder, limit: 1000 }, { isEach: true })
    ).steps;
    const near = nearest(this.steps, [...this.found, conclusion]);
    if (!near) return this.other(conclusion);
    this.keep(conclusion);
    return near.left === 0 ? { is: 'done', step: near.step } : { is: 'part', left: near.left };
  }

  private keep(conclusion: Conclusion): void {
    this.found = [...this.found, conclusion];
    if (conclusion.is === 'remove') {
      this.candidates = this.candidates.map((set, cell) =>
        cell === conclusion.cell ? set & ~bit(conclusion.digit) : set,
      );
    }
  }

  isCandidate(cell: number, digit: number): boolean {
    return has(this.candidates[cell] ?? 0, digit);
  }

  /**
   * Returns a verdict with the name of the easiest other technique that leads to this conclusion.
   */
  private async other(conclusion: Conclusion): Promise<Verdict> {
    const { techniques } = await engine.ask('techniques', {}, { isEach: true });
    const wanted = keyOf(conclusion);
    for (const { technique, name } of techniques) {
      if (technique === this.value.step.technique) continue;
      const asked = { board: this.board, technique, limit: 1000 };
      const { steps } = await engine.ask('all', asked, { isEach: true });
      if (steps.some((step) => conclusionsOf(step).some((one) => keyOf(one) === wanted)))
        return { is: 'other', name };
    }
    return { is: 'correct' };
  }
}
