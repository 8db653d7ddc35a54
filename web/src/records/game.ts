/** Builds a game from data that may be damaged. */
import { CELLS } from '../rules/houses';
import type { CellState } from '../state/cell';
import { givenCell, type Game, type Origin } from '../state/game';
import type { Deed, Patch, Trial } from '../state/history';
import { isBetween, LINE_KINDS, MOST_LINES } from '../state/drawn';
import type { Line, LineChange } from '../state/line';
import {
  asAll,
  asCell,
  asCounts,
  asDay,
  asDigit,
  asFlag,
  asGrid,
  asId,
  asMany,
  asOneOf,
  asText,
  asTime,
  asWhole,
  complete,
  isObject,
  orNull,
  type Fields,
} from './fields';

export const ORIGINS: readonly Origin[] = [
  'first',
  'made',
  'read',
  'link',
  'practice',
  'list',
  'daily',
];
const ALL_BITS = 0b111_111_111;
/** The most steps, trials and characters of a title that are read; no real game has more. */
const MOST_STEPS = 100_000;
const MOST_TRIALS = 81;
export const MOST_TITLE = 500;
/** Nine digits in each cell. */
const MOST_ENTRIES = 729;

/** Returns a cell of this puzzle. The data must agree with the puzzle about its givens. */
function asState(value: unknown, given: CellState): CellState | undefined {
  if (
    !isObject(value) ||
    value.given !== given.given ||
    (given.given && value.digit !== given.digit)
  )
    return undefined;
  const bits = (set: unknown) => asWhole(set ?? 0, 0, ALL_BITS);
  return complete<CellState>({
    digit: asWhole(value.digit, 0, 9),
    given: given.given,
    trial: asWhole(value.trial ?? 0, 0, MOST_TRIALS),
    corner: bits(value.corner),
    centre: bits(value.centre),
    removed: bits(value.removed),
    accepted: bits(value.accepted),
    colours: bits(value.colours),
  });
}

/** The cells of the puzzle, with which the data of a game must agree. */
type Givens = readonly CellState[];

function asStates(value: unknown, givens: Givens): CellState[] | undefined {
  if (!Array.isArray(value) || value.length !== CELLS.length) return undefined;
  const cells = givens.flatMap((given, cell) => asState(value[cell], given) ?? []);
  return cells.length === CELLS.length ? cells : undefined;
}

/** Returns an end of a line: 10 times the cell, plus a digit or 0. */
const asEnd = (value: unknown): number | undefined => asWhole(value, 0, 809);

function asLine(value: unknown): Line | undefined {
  if (!isObject(value) || value.from === value.to) return undefined;
  return complete<Line>({
    from: asEnd(value.from),
    to: asEnd(value.to),
    kind: asOneOf(value.kind, LINE_KINDS),
    colour: asDigit(value.colour),
  });
}

/** Returns the lines of a game, without those that cannot be read; undefined if it has no list. */
function asLines(value: unknown): readonly Line[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const { found } = asMany(value, asLine);
  const isFirst = ({ from, to }: Line, index: number) =>
    found.findIndex((line) => isBetween(line, from, to)) === index;
  return found.slice(0, MOST_LINES).filter(isFirst);
}

/** Returns the change of the lines in a step; undefined if it cannot be read. */
function asLineChange(value: unknown): LineChange | undefined {
  const sides = asAll(value, (one) => asAll(one, asLine, MOST_LINES), 2);
  const [removed, added] = sides ?? [];
  return removed && added ? [removed, added] : undefined;
}

function asTrial(value: unknown, givens: Givens): Trial | undefined {
  if (!isObject(value)) return undefined;
  return complete<Trial>({
    cell: asCell(value.cell),
    digit: asDigit(value.digit),
    before: asStates(value.before, givens),
    lines: asLines(value.lines) ?? [],
  });
}

const DIGIT_DEEDS = ['digit', 'corner', 'centre', 'candidate', 'colour'] as const;
const PLAIN_DEEDS = [
  'filled',
  'forgot-and-filled',
  'marks-cleared',
  'started-over',
  'went-back',
  'pasted',
  'hint',
  'trial-kept',
  'trial-discarded',
] as const;

function asDeed(value: unknown): Deed | undefined {
  if (!isObject(value)) return undefined;
  const plain = asOneOf(value.is, PLAIN_DEEDS);
  if (plain) return { is: plain };
  if (value.is === 'line') {
    const [from, to] = [asEnd(value.from), asEnd(value.to)];
    return from === undefined || to === undefined ? undefined : { is: 'line', from, to };
  }
  const cell = asCell(value.cell);
  if (cell === undefined) return undefined;
  if (value.is === 'cleared') return { is: 'cleared', cell };
  const digit = asDigit(value.digit);
  if (digit === undefined) return undefined;
  if (value.is === 'trial-begun') return { is: 'trial-begun', cell, digit };
  const is = asOneOf(value.is, DIGIT_DEEDS);
  return is && { is, cell, digit };
}

function asPatch(value: unknown, givens: Givens): Patch | undefined {
  if (!isObject(value)) return undefined;
  const change = (one: unknown): Patch['cells'][number] | undefined => {
    if (!Array.isArray(one) || one.length !== 3) return undefined;
    const cell = asCell(one[0]);
    const given = cell === undefined ? undefined : givens[cell];
    if (cell === undefined || !given) return undefined;
    const [before, after] = [asState(one[1], given), asState(one[2], given)];
    return before && after ? [cell, before, after] : undefined;
  };
  const [deed, cells] = [asDeed(value.deed), asAll(value.cells, change, CELLS.length)];
  if (!deed || !cells) return undefined;
  const clock_ms = asTime(value.clock_ms);
  const lines = asLineChange(value.lines);
  const patch = {
    deed,
    cells,
    ...(clock_ms !== undefined && { clock_ms }),
    ...(lines && { lines }),
  };
  if (value.trials === undefined) return patch;
  const trials = asAll(value.trials, (one) => asTrials(one, givens), 2);
  const [before, after] = trials ?? [];
  return before && after ? { ...patch, trials: [before, after] } : undefined;
}

const asTrials = (value: unknown, givens: Givens) =>
  asAll(value, (one) => asTrial(one, givens), MOST_TRIALS);

export function asHints(value: unknown): Game['hints'] | undefined {
  const counts = asAll(value, (one) => asWhole(one, 0, Number.MAX_SAFE_INTEGER), 3);
  const [first, second, third] = counts ?? [];
  return first === undefined || second === undefined || third === undefined
    ? undefined
    : [first, second, third];
}

/** Returns the fields that not every game has. Damaged ones are left out. */
function asMemory({ lines, day, list, entries, helped, techniques }: Fields): Partial<Game> {
  const read = {
    lines: asLines(lines),
    day: asDay(day),
    list: asId(list),
    entries: asAll(entries, (one) => asWhole(one, 1, 809), MOST_ENTRIES),
    helped: asCounts(helped),
    techniques: asCounts(techniques),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** Returns a game, or `undefined` if the data is not a valid one. */
export function asGame(value: unknown): Game | undefined {
  if (!isObject(value) || value.v !== 1) return undefined;
  const puzzle = asGrid(value.puzzle);
  if (puzzle === undefined) return undefined;
  const givens = CELLS.map((cell) => givenCell(puzzle, cell));
  const history = asAll(value.history, (one) => asPatch(one, givens), MOST_STEPS);
  return complete<Game>({
    v: 1,
    id: asId(value.id),
    title: asText(value.title ?? '', MOST_TITLE),
    puzzle,
    rank: orNull(value.rank ?? null, (rank) => asWhole(rank, 1, 8)),
    cells: asStates(value.cells, givens),
    auto: asFlag(value.auto),
    trials: asTrials(value.trials, givens),
    history,
    at: asWhole(value.at, 0, history?.length ?? 0),
    clock_ms: asTime(value.clock_ms),
    hints: asHints(value.hints),
    origin: asOneOf(value.origin, ORIGINS),
    created: asTime(value.created),
    changed: asTime(value.changed),
    solved: orNull(value.solved, asTime),
    ...(value.paused === true && { paused: true }),
    ...asMemory(value),
  });
}
