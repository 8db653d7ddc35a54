// Written by the tests of the crate numpre-wasm from the structures of the engine. Do not edit.

/** A cell by its row and column, from 1: `r3c5`. */
export type Cell = string;

/** A row, column or block: `r3`, `c5`, `b7`. */
export type House = string;

/** 1 to 9. */
export type Digit = number;

/** 81 characters, row by row, `.` for a blank. */
export type Grid = string;

/** The name of a technique to programs: `hidden-single`. */
export type Technique = string;

/** The name of a symmetry: `point`, `none`, … */
export type Symmetry = string;

/** A puzzle that was made. */
export type Generated = { puzzle: Grid; solution: Grid; rank: number; clues: number; seed: number; index: number; tries: number };

/** A puzzle that comes near to an order. */
export type Nearest = { puzzle: Grid; rank: number; clues: number; minimal: boolean };

/** A question to the desk. */
export type Ask<K extends Kind = Kind> = { v: 1; id: number; ask: K; with: Questions[K]["with"]; lang: string; deadline_ms?: number };

/** Its answer. */
export type Reply<K extends Kind = Kind> = { id: number; ok: true; value: Questions[K]["value"] } | { id: number; ok: false; error: Fault };

/** What can be asked. */
export type Kind = keyof Questions;

/** What comes with each question, and what is answered. */
export interface Questions {
  "assess": { with: AssessWith; value: AssessValue };
  "next": { with: NextWith; value: NextValue };
  "all": { with: AllWith; value: AllValue };
  "explain": { with: ExplainWith; value: ExplainValue };
  "solve": { with: SolveWith; value: SolveValue };
  "count": { with: CountWith; value: CountValue };
  "rate": { with: RateWith; value: RateValue };
  "verify": { with: VerifyWith; value: VerifyValue };
  "why": { with: WhyWith; value: WhyValue };
  "link": { with: LinkWith; value: LinkValue };
  "read-link": { with: ReadLinkWith; value: ReadLinkValue };
  "techniques": { with: TechniquesWith; value: TechniquesValue };
  "read": { with: ReadWith; value: ReadValue };
  "write": { with: WriteWith; value: WriteValue };
  "make": { with: MakeWith; value: Made };
  "judge": { with: JudgeWith; value: JudgeValue };
  "possible": { with: PossibleWith; value: PossibleValue };
  "minimal": { with: MinimalWith; value: MinimalValue };
  "practise": { with: PractiseWith; value: PractiseValue };
  "canonical": { with: CanonicalWith; value: CanonicalValue };
  "isomorph": { with: IsomorphWith; value: IsomorphValue };
}

/** The modules of the engine: for the person at the board, for what is read, made and counted in bulk, and for workbooks. */
export type EngineModule = AskedModule | "workbook";

/** Those that answer questions. */
export type AskedModule = "desk" | "mill";

/** Which module answers a question. */
export const moduleOf: Record<Kind, AskedModule> = {
  "assess": "desk",
  "next": "desk",
  "all": "desk",
  "explain": "desk",
  "solve": "desk",
  "count": "desk",
  "rate": "desk",
  "verify": "desk",
  "why": "desk",
  "link": "desk",
  "read-link": "desk",
  "techniques": "desk",
  "read": "mill",
  "write": "mill",
  "make": "mill",
  "judge": "mill",
  "possible": "mill",
  "minimal": "mill",
  "practise": "mill",
  "canonical": "mill",
  "isomorph": "mill",
};

export type AllValue = { steps: Array<Step>, 
/**
 * Whether there are more than the limit.
 */
is_cut: boolean, };

export type AllWith = { board: Board, 
/**
 * Whose steps; those of the easiest technique that finds one, where it is left out.
 */
technique?: Technique, ladder?: Ladder, 
/**
 * Whether steps come with their `data`, for `judge`.
 */
data?: boolean, 
/**
 * The most steps that are told; 100 where it is left out.
 */
limit?: number, };

/**
 * Which part of a text is where it is put.
 */
export type Anchor = "start" | "middle" | "end";

export type AssessValue = { status: Status, 
/**
 * The solution of the givens, where there is one and no strength was asked for.
 */
solution?: Grid, 
/**
 * Of several solutions: two of them.
 */
two?: [Grid, Grid], 
/**
 * The digits that stand twice in a house. They need no solution, so they are always told.
 */
clashes?: Array<Clash>, 
/**
 * What has gone wrong since the givens.
 */
mistake?: Mistake, };

export type AssessWith = { board: Board, 
/**
 * How strongly a mistake is told; all and the solution, too, where it is left out.
 */
strength?: Strength, };

/**
 * A board: what was given, what was placed since, and the candidates where some were removed.
 */
export type Board = { givens: Grid, placed?: Grid, 
/**
 * Of each cell nine bits, the lowest for 1; what they say of cells with a digit is not looked at.
 */
candidates?: number[], };

/**
 * A digit of a cell.
 */
export type Candidate = { cell: Cell, digit: Digit, };

/**
 * What a candidate means.
 */
export type CandidateMark = { cell: Cell, digit: Digit, meaning: Meaning, 
/**
 * Its place in the order of the steps under an assumption, from 1.
 */
order?: number, 
/**
 * The frame in which it appears.
 */
from: number, };

export type CanonicalValue = { canonical: Grid, };

export type CanonicalWith = { puzzle: Grid, };

/**
 * Nine bits for each of the 81 cells.
 */
export type CellSets = number[];

/**
 * A digit that stands twice in a house.
 */
export type Clash = { house: House, digit: Digit, cells: Cell[], text: string, };

export type CountValue = { count: number, 
/**
 * Whether these are all; else there are at least so many.
 */
is_exact: boolean, };

export type CountWith = { board: Board, 
/**
 * The most solutions that are counted; 100,000 where it is left out.
 */
limit?: number, 
/**
 * The most calls of the search; 2,000,000 where it is left out.
 */
calls?: number, };

/**
 * How a line is broken.
 */
export type Dash = { 
/**
 * How long it is drawn.
 */
on: number, 
/**
 * How long it is not.
 */
off: number, };

/**
 * Something that another reader might have understood otherwise.
 */
export type Doubt = { name: string, line: number, column: number, text: string, };

/**
 * Where the steps of a portion end. `more`: there may be further steps.
 */
export type Ending = "solved" | "stuck" | "more";

export type ExplainValue = { steps: Array<Step>, 
/**
 * The board after them: the next portion begins from it.
 */
board: Board, end: Ending, };

export type ExplainWith = { board: Board, ladder?: Ladder, 
/**
 * Whether steps come with their `data`, for `judge`.
 */
data?: boolean, 
/**
 * How many steps. Where it is left out, at most 10, and fewer where they take long.
 */
count?: number, };

/**
 * Why there is no answer.
 */
export type Fault = { code: FaultCode, 
/**
 * What it is more exactly, by a stable name.
 */
name?: string, 
/**
 * The 1-based line of the text that was read.
 */
line?: number, 
/**
 * The 1-based column, in characters.
 */
column?: number, 
/**
 * The cell of a workbook, such as `Sheet1!B4`, in place of line and column.
 */
cell?: string, 
/**
 * A sentence for people.
 */
text: string, 
/**
 * Of `not-found`: what came nearest.
 */
nearest?: Nearest, };

/**
 * What sort of fault. `cancelled` and `unsupported` are the page's own: the engine never says them.
 */
export type FaultCode = "unreadable" | "refused" | "not-found" | "improper" | "timeout" | "crashed" | "bad-request";

/**
 * One of the pictures in which a step is shown.
 */
export type Frame = { 
/**
 * Whether the assumption holds on the board.
 */
is_assumed: boolean, 
/**
 * The sentences that are told with it: places in the step's `sentences`.
 */
sentences: Array<number>, } & ({ "key": "houses" } | { "key": "cause" } | { "key": "second" } | { "key": "third" } | { "key": "blockers" } | { "key": "link", "number": number } | { "key": "assumption" } | { "key": "inside", "number": number } | { "key": "contradiction" } | { "key": "conclusion" } | { "key": "reach" });

/**
 * A colour by its use.
 */
export type Ink = "board" | "given" | "placed" | "candidate" | "faint" | "thin" | "thick" | "cause" | "place" | "strike" | "second" | "third" | "trial" | "conflict" | "house-ground" | "hatching" | "trial-ground" | "clash-ground" | "difference-ground";

export type IsomorphValue = { board: Board, };

export type IsomorphWith = { board: Board, seed: number, 
/**
 * Which of the rearrangements of this seed; the first where it is left out.
 */
index?: number, };

export type JudgeValue = { is_sound: boolean, 
/**
 * What the judge has to say.
 */
text: string, };

export type JudgeWith = { board: Board, 
/**
 * Steps as the `data` of a step holds them.
 */
steps: unknown[], };

/**
 * Which techniques are tried before which.
 */
export type Ladder = "player" | "s4";

/**
 * Whether a mark lies under the digits and candidates of the board, or over them.
 */
export type Layer = "ground" | "under" | "over";

/**
 * A game as a link carries it. Of marks, removed candidates and colours: nine bits a cell, the lowest for 1 or the first colour.
 */
export type LinkState = { givens: Grid, placed?: Grid, corner?: CellSets, centre?: CellSets, removed?: CellSets, colours?: CellSets, title?: string, 
/**
 * Eight bits for the page.
 */
settings?: number, };

export type LinkValue = { 
/**
 * What stands behind `#/page/` in the address.
 */
payload: string, };

export type LinkWith = { state: LinkState, };

/**
 * A puzzle that was made.
 */
export type Made = Generated;

export type MakeWith = { order: Order, 
/**
 * Which of the puzzles of this order; the first where it is left out.
 */
index?: number, };

/**
 * One mark.
 */
export type Mark = { "mark": "line", 
/**
 * Where it begins.
 */
from: Point, 
/**
 * Where it ends.
 */
to: Point, 
/**
 * How it is drawn.
 */
stroke: Stroke, } | { "mark": "rect", 
/**
 * Its upper left corner.
 */
at: Point, 
/**
 * Its width.
 */
width: number, 
/**
 * Its height.
 */
height: number, 
/**
 * Its inside.
 */
fill: Ink | null, 
/**
 * Its outline, half on either side of its edge.
 */
stroke: Stroke | null, } | { "mark": "ring", 
/**
 * Its centre.
 */
at: Point, 
/**
 * Its radius.
 */
radius: number, 
/**
 * Its inside.
 */
fill: Ink | null, 
/**
 * Its outline.
 */
stroke: Stroke | null, } | { "mark": "path", 
/**
 * Its parts.
 */
segments: Array<Segment>, 
/**
 * Its inside.
 */
fill: Ink | null, 
/**
 * Its outline.
 */
stroke: Stroke | null, } | { "mark": "text", 
/**
 * Where the anchor stands on the baseline.
 */
at: Point, 
/**
 * The size of its letters: one em.
 */
size: number, 
/**
 * How heavy.
 */
weight: Weight, 
/**
 * Whether it is slanted.
 */
is_slanted: boolean, 
/**
 * Which part of it is at `at`.
 */
anchor: Anchor, 
/**
 * Its colour.
 */
ink: Ink, 
/**
 * The text.
 */
text: string, };

/**
 * What a house, a cell or a candidate means in a picture. How each is drawn, by shape first:
 *
 * | meaning | house | cell | candidate or digit |
 * |---|---|---|---|
 * | [`Cause`](Meaning::Cause) | tint | outline | ring |
 * | [`Second`](Meaning::Second) | hatching | hatching | square |
 * | [`Third`](Meaning::Third) | dotted outline | dotted outline | triangle |
 * | [`Blocker`](Meaning::Blocker) | – | dotted outline, digit underlined | – |
 * | [`Barred`](Meaning::Barred) | – | – | small cross where the candidate would stand |
 * | [`Assumption`](Meaning::Assumption), [`AssumedNot`](Meaning::AssumedNot) | – | – | double ring; with a stroke |
 * | [`Inferred`](Meaning::Inferred) | – | – | slanted, thin square, number below |
 * | [`Excluded`](Meaning::Excluded) | – | – | thin stroke, number below |
 * | [`Contradiction`](Meaning::Contradiction) | dashed outline | dashed outline, cross in the corner | – |
 * | [`Place`](Meaning::Place) | – | – | disc, digit in the board's colour |
 * | [`Remove`](Meaning::Remove) | – | – | stroke, small cross at its end |
 * | [`Differs`](Meaning::Differs) | – | tint, both digits separated by a line | – |
 * | [`Clash`](Meaning::Clash) | – | tint, wavy underline | – |
 * | [`Changed`](Meaning::Changed) | – | outline, the given struck out in the corner | – |
 * | [`Wrong`](Meaning::Wrong) | – | cross in the corner | – |
 * | [`Blank`](Meaning::Blank) | – | dotted outline | – |
 */
export type Meaning = "cause" | "second" | "third" | "blocker" | "barred" | "assumption" | "assumed-not" | "inferred" | "excluded" | "contradiction" | "place" | "remove" | "differs" | "clash" | "changed" | "wrong" | "blank";

/**
 * What is wrong with an answer.
 */
export type MillFault = { 
/**
 * A sentence in English: orders come from forms that `make` has answered before.
 */
text: string, };

export type MinimalValue = { 
/**
 * The puzzle itself, where it does not have exactly one solution.
 */
minimal: Grid, };

export type MinimalWith = { puzzle: Grid, };

/**
 * What is wrong with a board. The block is told from strength 2 on, the cells at 3.
 */
export type Mistake = { strength: Strength, block?: House, cells?: Cell[], text: string, };

/**
 * As much of the next step as the strength allows, and nothing beyond it. Every step has passed the judge.
 */
export type NextValue = { "kind": "where", block: House, text: string, } | { "kind": "which", technique: Technique, 
/**
 * What it is called.
 */
name: string, houses: House[], cells: Cell[], text: string, } | { "kind": "step", step: Step, } | { "kind": "mistake", mistake: Mistake, } | { "kind": "nothing", is_solved: boolean, text: string, };

export type NextWith = { board: Board, strength: Strength, ladder?: Ladder, 
/**
 * Whether steps come with their `data`, for `judge`.
 */
data?: boolean, };

/**
 * What puzzles should be like; what is left out is as the core's `Request` has it.
 */
export type Order = { 
/**
 * The lowest and the highest rank, 1 to 8.
 */
ranks?: [number, number], 
/**
 * The fewest and the most givens.
 */
clues?: [number, number], symmetry?: Symmetry, 
/**
 * The cells that are given.
 */
pattern?: Cell[], 
/**
 * Whether no given can be dropped.
 */
minimal?: boolean, 
/**
 * Whether it is solved without any assumption: no rank above 6.
 */
logic_only?: boolean, seed?: number, 
/**
 * After how many tries to give up.
 */
max_tries?: number, };

/**
 * A mark of an overlay, and when it is to be seen.
 */
export type OverlayMark = { 
/**
 * The mark, in units of a cell from the board's upper left corner.
 */
mark: Mark, 
/**
 * Where it lies.
 */
layer: Layer, 
/**
 * The first frame in which it is to be seen.
 */
from: number, 
/**
 * The first frame after that in which it is not; `None` where it stays.
 */
until: number | null, };

/**
 * A step drawn. The page draws the board; what lies under and over its digits is in `shapes`.
 */
export type Picture = { givens: Grid, placed: Grid, 
/**
 * Of each cell nine bits, the lowest for 1; 0 where a digit stands.
 */
candidates: Array<number>, 
/**
 * The pictures in which it is shown, one after the other.
 */
frames: Array<Frame>, 
/**
 * What candidates mean; the others step back.
 */
marks: Array<CandidateMark>, 
/**
 * In units of a cell from the board's upper left corner; later ones lie above earlier ones.
 */
shapes: OverlayMark[], 
/**
 * What is to be seen on the board, in words.
 */
legend: Array<Sign>, };

/**
 * A place on the drawing in points, from its upper left corner.
 */
export type Point = { 
/**
 * To the right.
 */
x: number, 
/**
 * Downwards.
 */
y: number, };

/**
 * Some records of a file, in order.
 */
export type Portion = { 
/**
 * The givens of the puzzles, 81 characters each, one after the other.
 */
puzzles: string, 
/**
 * The 1-based line where each begins; in a workbook, its place among all.
 */
lines: Array<number>, 
/**
 * Their notations: the name, and how many in a row are written in it.
 */
formats: Array<[string, number]>, 
/**
 * Those that are more than givens, with their place among the puzzles of this portion, from 0.
 */
more: Array<[number, ReadRecord]>, 
/**
 * What could not be read, in its place.
 */
faults: Array<Fault>, 
/**
 * How much of the file has been read, in bytes.
 */
bytes: number, 
/**
 * Whether that is all of it.
 */
is_end: boolean, };

/**
 * Of each cell nine bits, the lowest for 1; a digit in neither set leads to no solution.
 */
export type PossibleValue = { 
/**
 * With these there is one solution.
 */
one: Array<number>, 
/**
 * With these there are several.
 */
several: Array<number>, 
/**
 * The givens of a puzzle with one solution that could be left out, each by itself.
 */
not_needed: Cell[], };

export type PossibleWith = { board: Board, };

export type PractiseValue = { puzzle: Grid, 
/**
 * The board at the moment of the step.
 */
board: Board, 
/**
 * The step: one of those that count.
 */
step: Step, };

export type PractiseWith = { technique: Technique, ladder?: Ladder, seed: number, 
/**
 * Which of the exercises of this seed; the first where it is left out.
 */
index?: number, };

export type RateValue = { 
/**
 * 1 to 8.
 */
rank: number, 
/**
 * What the rank is called.
 */
name: string, 
/**
 * The rank in stars.
 */
stars: string, 
/**
 * How many digits are given.
 */
clues: number, work?: Work, };

export type RateWith = { board: Board, 
/**
 * Whether it is told how much work it is, too: that takes as long as the whole explanation.
 */
work?: boolean, ladder?: Ladder, };

export type ReadLinkValue = { state: LinkState, };

export type ReadLinkWith = { 
/**
 * A whole address, what stands behind its `#`, or the last part of that; 81 characters will do, too.
 */
link: string, };

/**
 * A puzzle that was read.
 */
export type ReadRecord = { 
/**
 * The 1-based line where it begins.
 */
line: number, 
/**
 * The notation.
 */
format: string, board: Board, 
/**
 * The answer that stood beside it.
 */
answer?: Grid, 
/**
 * What else stood beside it, name and value.
 */
extra?: Array<[string, string]>, 
/**
 * What was doubtful about the reading.
 */
warnings?: Array<Doubt>, };

export type ReadValue = { records: Array<ReadRecord>, 
/**
 * What could not be read, in its place.
 */
faults: Array<Fault>, 
/**
 * Whether the text has more than the limit.
 */
is_cut: boolean, };

export type ReadWith = { text: string, 
/**
 * The most records and faults that are told; 1000 where it is left out.
 */
limit?: number, };

/**
 * A part of a path.
 */
export type Segment = { "to": "move" } & Point | { "to": "line" } & Point | { "to": "curve", 
/**
 * The point that it bends towards.
 */
by: Point, 
/**
 * Its end.
 */
end: Point, } | { "to": "close" };

/**
 * A sentence of an explanation.
 */
export type Sentence = { 
/**
 * How many assumptions it stands under.
 */
depth: number, text: string, };

/**
 * A row of the legend.
 */
export type Sign = { meaning: Meaning, text: string, };

/**
 * None of the two: no solution; the first alone: it is the only one.
 */
export type SolveValue = { first?: Grid, second?: Grid, 
/**
 * Where both differ.
 */
differences: Cell[], };

export type SolveWith = { board: Board, };

/**
 * What a board amounts to. `wrong-digits` and `wrong-removals` went wrong since the givens.
 */
export type Status = "solved" | "proper" | "several" | "none" | "clash" | "wrong-digits" | "wrong-removals";

/**
 * A step, judged, told and drawn.
 */
export type Step = { technique: Technique, 
/**
 * What the technique is called.
 */
name: string, 
/**
 * The rank of puzzles that need it, 1 to 8, where it has one.
 */
rank?: number, 
/**
 * What it does, in the field's shorthand: `r9c79<>2`.
 */
notation: string, placements: Array<Candidate>, eliminations: Candidate[], houses: House[], cells: Cell[], 
/**
 * What it says, a sentence a line.
 */
sentences: Array<Sentence>, picture: Picture, 
/**
 * The whole step as data, for `judge`; only where it was asked for.
 */
data?: unknown, 
/**
 * That the independent judge has confirmed it; what it does not confirm is never sent.
 */
judged: boolean, };

/**
 * How strongly a hint, or a mistake, is told.
 */
export type Strength = 1 | 2 | 3;

/**
 * How a line is drawn.
 */
export type Stroke = { 
/**
 * Its colour.
 */
ink: Ink, 
/**
 * Its width in points.
 */
width: number, 
/**
 * How it is broken, if it is.
 */
dash: Dash | null, 
/**
 * Whether its ends are round; dashes of no length are dots then.
 */
is_round: boolean, };

/**
 * How often a technique is used.
 */
export type TechniqueCount = { technique: Technique, 
/**
 * What it is called.
 */
name: string, count: number, };

/**
 * A technique of the ladder.
 */
export type TechniqueRow = { technique: Technique, 
/**
 * What it is called.
 */
name: string, 
/**
 * The rank of puzzles that need it, 1 to 8, where it has one.
 */
rank?: number, };

export type TechniquesValue = { techniques: Array<TechniqueRow>, };

export type TechniquesWith = { ladder?: Ladder, };

export type VerifyValue = { is_correct: boolean, 
/**
 * The cells that the answer leaves blank.
 */
blank: Cell[], 
/**
 * The cells in which another digit than the given one stands, or none.
 */
changed: Cell[], 
/**
 * The digits that stand twice in a house.
 */
clashes: Array<Clash>, };

export type VerifyWith = { puzzle: Grid, answer: Grid, };

/**
 * How heavy letters are.
 */
export type Weight = "regular" | "bold";

/**
 * `gives_away` says whether the whole answer tells which digit the cell holds, so that the
 * page asks before it shows any of it. Otherwise `brief` can be
 * shown at once: it names no other digit and no other cell.
 */
export type WhyValue = { "kind": "peer", peer: Candidate, text: string, } | { "kind": "step", gives_away: boolean, brief: string, step: Step, } | { "kind": "refutation", gives_away: boolean, brief: string, step: Step, } | { "kind": "it-is", gives_away: boolean, text: string, } | { "kind": "solution", gives_away: boolean, solution: Grid, text: string, } | { "kind": "mistake", mistake: Mistake, };

export type WhyWith = { board: Board, cell: Cell, digit: Digit, ladder?: Ladder, };

/**
 * How much work a puzzle is.
 */
export type Work = { 
/**
 * How many steps there are.
 */
steps: number, 
/**
 * How often each technique is used.
 */
techniques: Array<TechniqueCount>, 
/**
 * The steps of the longest refutation, and of all together.
 */
longest_refutation: number, refutation_steps: number, 
/**
 * How often only the hardest technique goes on, and at how few places at the narrowest.
 */
hardest_moments: number, narrowest: number, 
/**
 * The same in sentences.
 */
lines: Array<string>, };

export type WriteValue = { text: string, 
/**
 * The records, from 0, of which the notation does not say all: digits placed stand as givens, or candidates are left out.
 */
incomplete: Array<number>, };

export type WriteWith = { 
/**
 * The notation's name.
 */
format: string, records: Array<Written>, };

/**
 * A board to be written.
 */
export type Written = { board: Board, 
/**
 * Its answer, for notations that have a place for it.
 */
answer?: Grid, 
/**
 * What else belongs to it, name and value.
 */
extra?: Array<[string, string]>, };
