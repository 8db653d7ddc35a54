// Written by the tests of the crate numpre-api from its JSON Schema. Do not edit.

/** A cell by its row and column, from 1: `r3c5`. */
export type Cell = string;

/** A row, column or block: `r3`, `c5`, `b7`. */
export type House = string;

/** 1 to 9. */
export type Digit = number;

/** 1 to 8. */
export type Rank = number;

/** 81 characters, row by row, `.` for a blank. */
export type Grid = string;

/** The name of a technique to programs: `hidden-single`. */
export type Technique = string;

/** The name of a symmetry: `point`, `none`, … */
export type Symmetry = string;

/** A request to the engine. */
export type Ask<K extends Kind = Kind> = {
  v: 1;
  id: number;
  ask: K;
  with: Questions[K]['with'];
  lang: string;
  deadline_ms?: number;
};

/** Its reply. */
export type Reply<K extends Kind = Kind> =
  | { id: number; ok: true; value: Questions[K]['value'] }
  | { id: number; ok: false; error: Fault };

/** The names of requests. */
export type Kind = keyof Questions;

/** The data of each request, and the value of its reply. */
export interface Questions {
  assess: { with: AssessRequest; value: AssessReply };
  next: { with: NextRequest; value: NextReply };
  all: { with: AllRequest; value: AllReply };
  explain: { with: ExplainRequest; value: ExplainReply };
  solve: { with: SolveRequest; value: SolveReply };
  count: { with: CountRequest; value: CountReply };
  rate: { with: RateRequest; value: RateReply };
  verify: { with: VerifyRequest; value: VerifyReply };
  why: { with: WhyRequest; value: WhyReply };
  link: { with: LinkRequest; value: LinkReply };
  'read-link': { with: ReadLinkRequest; value: ReadLinkReply };
  techniques: { with: TechniquesRequest; value: TechniquesReply };
  read: { with: ReadRequest; value: ReadReply };
  write: { with: WriteRequest; value: WriteReply };
  make: { with: MakeRequest; value: Generated };
  daily: { with: DailyRequest; value: Generated };
  judge: { with: JudgeRequest; value: JudgeReply };
  'rate-se': { with: RateSeRequest; value: RateSeReply };
  'rate-hodoku': { with: RateHodokuRequest; value: RateHodokuReply };
  possible: { with: PossibleRequest; value: PossibleReply };
  minimal: { with: MinimalRequest; value: MinimalReply };
  practise: { with: PractiseRequest; value: PractiseReply };
  canonical: { with: CanonicalRequest; value: CanonicalReply };
  isomorph: { with: IsomorphRequest; value: IsomorphReply };
}

/**
 * The modules of the engine: for one board; for formats, the generator and many boards; for
 * workbooks; for photos.
 */
export type EngineModule = AskedModule | 'workbook' | 'photo';

/** The modules that answer requests. */
export type AskedModule = 'desk' | 'mill';

/** The module that answers a request. */
export const moduleOf: Record<Kind, AskedModule> = {
  assess: 'desk',
  next: 'desk',
  all: 'desk',
  explain: 'desk',
  solve: 'desk',
  count: 'desk',
  rate: 'desk',
  verify: 'desk',
  why: 'desk',
  link: 'desk',
  'read-link': 'desk',
  techniques: 'desk',
  read: 'mill',
  write: 'mill',
  make: 'mill',
  daily: 'mill',
  judge: 'mill',
  'rate-se': 'mill',
  'rate-hodoku': 'mill',
  possible: 'mill',
  minimal: 'mill',
  practise: 'mill',
  canonical: 'mill',
  isomorph: 'mill',
};

/** The ranks of the daily puzzles, from Monday to Sunday. */
export const dailyRanks: readonly Rank[] = [2, 2, 3, 3, 4, 5, 7];

/** Next steps. */
export type AllReply = {
  /** True if there are more steps than the limit. */
  is_cut: boolean;
  /** The steps. */
  steps: Step[];
};

/** Asks for every next step of one technique, or of the easiest technique that finds a step. */
export type AllRequest = {
  /** The board. */
  board: Board;
  /** The order in which techniques are tried. */
  ladder?: Ladder;
  /** The maximum number of steps in the reply; 100 if it is left out. */
  limit?: number;
  /** True if the steps come with their proofs, which `judge` needs. */
  proof?: boolean;
  /** The technique. If it is left out, the easiest technique that finds a step. */
  technique?: Technique;
  /**
   * The techniques that may be used: names of techniques, or classes, which include the easier
   * classes. All techniques of the ladder if it is left out. `no-uniqueness` leaves out those
   * that hold only in a puzzle with one solution.
   */
  techniques?: Choice[];
};

/** The part of a text that is placed at its position. */
export type Anchor = 'start' | 'middle' | 'end';

/** The assessment of a board. */
export type AssessReply = {
  /**
   * The digits that occur twice in a house. They do not depend on the solution, so every level
   * has them.
   */
  clashes?: Clash[];
  /** The same in more detail. */
  condition: Condition;
  /** The mistake among the digits placed and candidates removed. */
  mistake?: Mistake;
  /** The only solution of the givens, if there is one and no level was asked for. */
  solution?: Grid;
  /** The number of solutions of the board. */
  status: Status;
  /** The wrong cells, if no level was asked for. */
  wrong?: CellSet;
};

/** Asks how many solutions a board has, and whether it has a mistake. */
export type AssessRequest = {
  /** The board. */
  board: Board;
  /**
   * How much the reply reveals of a mistake to a player. Without a level, the reply has the
   * wrong cells and the solution too.
   */
  level?: HintLevel;
};

/** What is assumed: that a cell is a digit, or that it is not. */
export type Assumption = {
  cell: Cell;
  digit: Digit;
  kind: 'is' | 'is-not';
};

/** A board: the givens, the digits placed since, and the candidates if some were removed. */
export type Board = {
  /** The candidates of each cell. Those of cells with a digit are ignored. */
  candidates?: CellSets;
  /** The digits that the puzzle gives. */
  givens: Grid;
  /** The digits placed since. Digits in cells of givens are ignored. */
  placed?: Grid;
};

/** A digit of a cell. */
export type Candidate = {
  /** The cell. */
  cell: Cell;
  /** The digit. */
  digit: Digit;
};

/** A candidate with a meaning. */
export type CandidateMark = {
  /** The cell. */
  cell: Cell;
  /** The digit. */
  digit: Digit;
  /** The index of the frame in which it appears. */
  from: number;
  /** The meaning. */
  meaning: Meaning;
  /** The number of the step under the assumption that uses it, from 1. */
  order?: number;
};

/** The canonical form of a puzzle. */
export type CanonicalReply = {
  /** The canonical form: the least of all isomorphs as 81 characters, a blank counting as 0. */
  canonical: Grid;
};

/** Asks for the canonical form of a puzzle. */
export type CanonicalRequest = {
  /** The puzzle. */
  puzzle: Grid;
};

/** Cells in reading order. */
export type CellSet = Cell[];

/** A set of digits (or of colours) per cell, as nine bits, the lowest for 1. */
export type CellSets = number[];

/**
 * The name of a technique, or of a class, which includes the easier classes. `no-uniqueness`
 * leaves out the techniques that hold only in a puzzle with one solution.
 */
export type Choice = 'basic' | 'intermediate' | 'advanced' | 'extreme' | 'full-house' | 'naked-single' | 'hidden-single' | 'locked-candidates' | 'locked-pair' | 'naked-pair' | 'hidden-pair' | 'locked-triple' | 'naked-triple' | 'hidden-triple' | 'naked-quad' | 'hidden-quad' | 'x-wing' | 'swordfish' | 'finned-x-wing' | 'sashimi-x-wing' | 'remote-pair' | 'simple-colouring' | 'multi-colouring' | 'medusa' | 'unique-rectangle-1' | 'unique-rectangle-2' | 'unique-rectangle-3' | 'unique-rectangle-4' | 'unique-rectangle-5' | 'unique-rectangle-6' | 'hidden-rectangle' | 'avoidable-rectangle-1' | 'avoidable-rectangle-2' | 'unique-loop' | 'bug-plus-one' | 'bug-2' | 'bug-3' | 'bug-4' | 'jellyfish' | 'finned-swordfish' | 'sashimi-swordfish' | 'skyscraper' | 'two-string-kite' | 'turbot-fish' | 'empty-rectangle' | 'xy-wing' | 'w-wing' | 'xyz-wing' | 'wxyz-wing' | 'sue-de-coq' | 'als-xz' | 'als-xy-wing' | 'als-chain' | 'death-blossom' | 'sk-loop' | 'x-chain' | 'xy-chain' | 'aic' | 'grouped-x-chain' | 'grouped-aic' | 'finned-jellyfish' | 'sashimi-jellyfish' | 'franken-fish' | 'mutant-fish' | 'forcing-chain' | 'kraken-fish' | 'negation' | 'trial' | 'no-uniqueness';

/** A digit that occurs twice in a house. */
export type Clash = {
  /** The cells of the house that hold it. */
  cells: CellSet;
  /** The digit. */
  digit: Digit;
  /** The house. */
  house: House;
  /** A sentence for people, if texts were asked for. */
  text?: string;
};

/** A class of techniques, by how much a player has to know. */
export type Class = 'basic' | 'intermediate' | 'advanced' | 'extreme';

/** The condition of a board. */
export type Condition = 'solved' | 'proper' | 'multiple' | 'none' | 'clash' | 'wrong-digits' | 'wrong-removals';

/** What is impossible. */
export type Contradiction = {
  block?: House;
  cell?: Cell;
  cells?: CellSet;
  digit?: Digit;
  digits?: DigitSet;
  house?: House;
  kind: 'no-candidate' | 'no-place' | 'no-intersection' | 'too-few-digits' | 'too-few-places';
  line?: House;
};

/** The number of solutions. */
export type CountReply = {
  /** The number of solutions found. */
  count: number;
  /** True if these are all solutions. Otherwise there may be more. */
  is_exact: boolean;
};

/** Asks for the number of solutions. */
export type CountRequest = {
  /** The board. */
  board: Board;
  /** The maximum number of search calls; 2,000,000 if it is left out. */
  calls?: number;
  /** The maximum number of solutions counted; 100,000 if it is left out. */
  limit?: number;
};

/** Asks for the daily puzzle of a date. Each date has one, the same for everyone. */
export type DailyRequest = {
  /** The date. */
  date: Day;
};

/** The pattern of a broken line, in points. */
export type Dash = {
  /** The length of each gap. */
  off: number;
  /** The length of each dash. */
  on: number;
};

/** A date: `2026-11-23`. */
export type Day = string;

/** Digits in ascending order. */
export type DigitSet = Digit[];

/** A place in a text that another program might read differently. */
export type Doubt = {
  /** The column in characters, from 1. */
  column: number;
  /** The line, from 1. */
  line: number;
  /** A stable name for programs. */
  name: string;
  /** A sentence for people. */
  text: string;
};

/** A reason for doubt. */
export type DoubtReason = 'close' | 'repaired' | 'ink' | 'handwriting' | 'several' | 'none' | 'illegible' | 'finished';

/** A cell to be looked at. */
export type DoubtfulCell = {
  /** The cell. */
  cell: Cell;
  /** Other readings, the likeliest first. */
  instead: OtherReading[];
  /** The digit that was read; 0 for an empty cell. */
  read: number;
  /** The reason. */
  why: DoubtReason;
};

/** How a portion of steps ends. */
export type Ending = 'solved' | 'stuck' | 'more';

/** What a step looks at, by family of techniques. Each family has fields of its own. */
export type Evidence = {
  family: 'single' | 'locked' | 'subset' | 'fish' | 'chain' | 'colouring' | 'deadly' | 'sets' | 'cases' | 'refutation';
};

/** The next steps. */
export type ExplainReply = {
  /** The board after them, for the next portion. */
  board: Board;
  /** How the portion ends. */
  end: Ending;
  /** The steps. */
  steps: Step[];
};

/** Asks for the next steps, in portions. */
export type ExplainRequest = {
  /** The board. */
  board: Board;
  /**
   * The number of steps. Without it, a portion has at most 10 steps, and fewer if they take
   * long.
   */
  count?: number;
  /** The order in which techniques are tried. */
  ladder?: Ladder;
  /** True if the steps come with their proofs, which `judge` needs. */
  proof?: boolean;
  /**
   * The techniques that may be used: names of techniques, or classes, which include the easier
   * classes. All techniques of the ladder if it is left out. `no-uniqueness` leaves out those
   * that hold only in a puzzle with one solution.
   */
  techniques?: Choice[];
};

/** The reason why a request has no answer. */
export type Fault = {
  /** The cell of a workbook, such as `Sheet1!B4`, instead of line and column. */
  cell?: string;
  /** The kind of fault. */
  code: FaultCode;
  /** The column in characters, from 1. */
  column?: number;
  /** The line of the text that was read, from 1. */
  line?: number;
  /** A stable name for programs, such as `too-few-clues`. */
  name?: string;
  /** The closest puzzle that was found, for `not-found`. */
  nearest?: Nearest;
  /** A sentence for people. */
  text: string;
};

/** The kinds of faults. */
export type FaultCode = 'unreadable' | 'refused' | 'not-found' | 'improper' | 'timeout' | 'crashed' | 'bad-request';

/** One of the frames in which a step is shown. */
export type Frame = {
  /** True if the assumption is on the board. */
  is_assumed: boolean;
  /** The sentences for this frame, by their index in the step's `sentences`. */
  sentences: number[];
} & ({
  key: 'houses';
} | {
  key: 'cause';
} | {
  key: 'second';
} | {
  key: 'third';
} | {
  key: 'blockers';
} | {
  key: 'link';
  number: number;
} | {
  key: 'assumption';
} | {
  key: 'inside';
  number: number;
} | {
  key: 'contradiction';
} | {
  key: 'conclusion';
} | {
  key: 'reach';
});

/** A puzzle that was made. */
export type Generated = {
  clues: number;
  hodoku?: HodokuRating;
  index: number;
  puzzle: Grid;
  rank: Rank;
  se?: SeScore;
  seed: number;
  solution: Grid;
  technique?: Technique;
  tries: number;
};

/** How much a hint reveals. Each level adds to the one before it. */
export type HintLevel = 'exists' | 'where' | 'what' | 'full';

/** A level of the program HoDoKu, easiest first. */
export type HodokuLevel = 'easy' | 'medium' | 'hard' | 'unfair' | 'extreme';

/** The score and the level of the program HoDoKu. */
export type HodokuRating = {
  hardest: Technique | null;
  level: HodokuLevel;
  score: number;
  steps: number;
};

/** A colour, named by its use. */
export type Ink = 'board' | 'given' | 'placed' | 'candidate' | 'faint' | 'thin' | 'thick' | 'cause' | 'place' | 'strike' | 'second' | 'third' | 'trial' | 'conflict' | 'house-ground' | 'hatching' | 'trial-ground' | 'clash-ground' | 'difference-ground';

/** An isomorph of a board. */
export type IsomorphReply = {
  /** The isomorph. */
  board: Board;
};

/** Asks for a random isomorph of a board. */
export type IsomorphRequest = {
  /** The board. */
  board: Board;
  /** The index among the isomorphs of this seed; 0 if it is left out. */
  index?: number;
  /** The seed. The same seed and index give the same isomorph. */
  seed: number;
};

/** The judgement. */
export type JudgeReply = {
  /** True if all steps are sound. */
  is_sound: boolean;
  /** The judgement as a sentence. */
  text: string;
};

/**
 * Asks whether steps are sound. Each step is checked on the board that the steps before it leave.
 */
export type JudgeRequest = {
  /** The board before the first step. */
  board: Board;
  /**
   * The steps with their proofs, as a reply with `proof` or the command's JSON has them. Fields
   * that are only for people are ignored.
   */
  steps: StepData[];
};

/** The order in which techniques are tried. */
export type Ladder = 'player' | 's4' | 'hodoku';

/** The layer of a mark, relative to the grid and the digits of the board. */
export type Layer = 'ground' | 'under' | 'over';

/** An assumption, the steps that follow from it, and the contradiction that they end in. */
export type Line = {
  /** The assumption. */
  assume: Assumption;
  /** The contradiction in which the line ends. */
  contradiction: Contradiction;
  /** The premises of the contradiction. */
  contradiction_premises: Premises;
  /** The premises of each of the steps, in their order. */
  step_premises: Premises[];
  /** The steps under the assumption. */
  steps: StepData[];
};

/** The link to a game. */
export type LinkReply = {
  /** The part of the address after `#/page/`. */
  payload: string;
};

/** Asks for the link to a game. */
export type LinkRequest = {
  /** The game. */
  state: LinkState;
};

/** A game in the form that a link stores. */
export type LinkState = {
  /** The marks in the centres of cells. */
  centre?: CellSets;
  /** The colours of cells, the lowest bit for the first colour. */
  colours?: CellSets;
  /** The marks in the corners of cells. */
  corner?: CellSets;
  /** The digits that the puzzle gives. */
  givens: Grid;
  /** The digits placed since. */
  placed?: Grid;
  /** The candidates that were removed. */
  removed?: CellSets;
  /** Eight bits of settings. The page defines their meaning. */
  settings?: number;
  /** The title. */
  title?: string;
};

/** Asks for a puzzle. */
export type MakeRequest = {
  /** The index among the puzzles of this order; 0 if it is left out. */
  index?: number;
  /** The requirements. */
  order: Order;
};

/** A shape or a text of a drawing. */
export type Mark = {
  /** Its start. */
  from: Point;
  mark: 'line';
  /** Its look. */
  stroke: Stroke;
  /** Its end. */
  to: Point;
} | {
  /** Its upper left corner. */
  at: Point;
  /** The colour of its inside; `None` leaves it open. */
  fill: Ink | null;
  /** Its height. */
  height: number;
  mark: 'rect';
  /** Its outline, half on either side of its edge, if it has one. */
  stroke: Stroke | null;
  /** Its width. */
  width: number;
} | {
  /** Its centre. */
  at: Point;
  /** The colour of its inside; `None` leaves it open. */
  fill: Ink | null;
  mark: 'ring';
  /** Its radius. */
  radius: number;
  /** Its outline, half on either side of its edge, if it has one. */
  stroke: Stroke | null;
} | {
  /** The colour of its inside; `None` leaves it open. */
  fill: Ink | null;
  mark: 'path';
  /** Its segments, in order. */
  segments: Segment[];
  /** Its outline, if it has one. */
  stroke: Stroke | null;
} | {
  /** The part of the text that is at `at`. */
  anchor: Anchor;
  /** The position of its anchor on the baseline. */
  at: Point;
  /** Its colour. */
  ink: Ink;
  /** True if it is slanted. */
  is_slanted: boolean;
  mark: 'text';
  /** The font size: one em, in points. */
  size: number;
  /** The text. */
  text: string;
  /** The weight of its letters. */
  weight: Weight;
};

/** Digits of cells. */
export type Marks = Array<{
  cell: Cell;
  digit: Digit;
}>;

/**
 * The meaning of a house, a cell or a candidate in a picture. Every meaning has a shape of its
 * own, so that colour is never the only sign:
 *
 * | meaning | house | cell | candidate or digit |
 * |---|---|---|---|
 * | [`Cause`](Meaning::Cause) | tint | outline | ring |
 * | [`Second`](Meaning::Second) | hatching | hatching | square |
 * | [`Third`](Meaning::Third) | dotted outline | dotted outline | triangle |
 * | [`Blocker`](Meaning::Blocker) | – | dotted outline, digit underlined | – |
 * | [`Barred`](Meaning::Barred) | – | – | small cross in the place of the candidate |
 * | [`Assumption`](Meaning::Assumption) | – | – | double ring |
 * | [`AssumedNot`](Meaning::AssumedNot) | – | – | double ring with a stroke |
 * | [`Inferred`](Meaning::Inferred) | – | – | slanted, thin square, number below |
 * | [`Excluded`](Meaning::Excluded) | – | – | thin stroke, number below |
 * | [`Contradiction`](Meaning::Contradiction) | dashed outline | the same, corner cross | – |
 * | [`Place`](Meaning::Place) | – | – | disc, digit in the board's colour |
 * | [`Remove`](Meaning::Remove) | – | – | stroke, small cross at its end |
 * | [`Differs`](Meaning::Differs) | – | tint, both digits separated by a line | – |
 * | [`Clash`](Meaning::Clash) | – | tint, wavy underline | – |
 * | [`Changed`](Meaning::Changed) | – | outline, the given struck out in the corner | – |
 * | [`Wrong`](Meaning::Wrong) | – | cross in the corner | – |
 * | [`Blank`](Meaning::Blank) | – | dotted outline | – |
 */
export type Meaning = 'cause' | 'second' | 'third' | 'blocker' | 'barred' | 'assumption' | 'assumed-not' | 'inferred' | 'excluded' | 'contradiction' | 'place' | 'remove' | 'differs' | 'clash' | 'changed' | 'wrong' | 'blank';

/** A puzzle in which every given is needed. */
export type MinimalReply = {
  /**
   * The puzzle. If the puzzle of the request does not have exactly one solution, it is returned
   * unchanged.
   */
  minimal: Grid;
};

/** Asks for a puzzle with the same solution in which every given is needed. */
export type MinimalRequest = {
  /** The puzzle. */
  puzzle: Grid;
};

/** A mistake on a board, as far as a hint of this level reveals it. */
export type Mistake = {
  /** The block of the first wrong cell, at the level `where`. */
  houses?: House[];
  /** How much is revealed. */
  level: HintLevel;
  /** A sentence for people. */
  text: string;
  /** The wrong cells, at the levels `what` and `full`. */
  wrong?: CellSet;
};

/** A puzzle close to the requirements. */
export type Nearest = {
  clues: number;
  hodoku?: HodokuRating;
  minimal: boolean;
  puzzle: Grid;
  rank: Rank;
  se?: SeScore;
};

/**
 * The next step, as far as the level reveals it. At every level, the judge has confirmed the step.
 */
export type NextReply = {
  kind: 'exists';
} | {
  /** The block. */
  houses: House[];
  kind: 'where';
  /** A sentence for people. */
  text: string;
} | {
  /** The cells that the step uses; none for a single, whose only cell is the answer. */
  cells: CellSet;
  /** The houses that the step uses; of a naked single, its block. */
  houses: House[];
  kind: 'what';
  /** The name of the technique. */
  name: string;
  /** The technique. */
  technique: Technique;
  /** A sentence for people. */
  text: string;
} | {
  kind: 'full';
  /** The step. */
  step: Step;
} | {
  kind: 'mistake';
  /** The mistake. */
  mistake: Mistake;
} | {
  /**
   * The easiest technique of the ladder that finds a step, if the chosen techniques find
   * none.
   */
  harder?: Technique;
  /** True if the board is full. */
  is_solved: boolean;
  kind: 'nothing';
  /** A sentence for people. */
  text: string;
};

/** Asks for the next step. If the board has a mistake, the reply is the mistake. */
export type NextRequest = {
  /** The board. */
  board: Board;
  /** The order in which techniques are tried. */
  ladder?: Ladder;
  /** How much the hint reveals. */
  level?: HintLevel;
  /** True if the step comes with its proof, which `judge` needs. */
  proof?: boolean;
  /**
   * The techniques that may be used: names of techniques, or classes, which include the easier
   * classes. All techniques of the ladder if it is left out. `no-uniqueness` leaves out those
   * that hold only in a puzzle with one solution.
   */
  techniques?: Choice[];
};

/**
 * The requirements for puzzles. Defaults are those of the core's
 * [`Request`](numpre::generate::Request).
 */
export type Order = {
  /** The fewest and the most clues. */
  clues?: [number, number];
  /** The level of the program HoDoKu. */
  hodoku?: HodokuLevel;
  /** True if the puzzle must need no assumption: its rank is at most 6. */
  logic_only?: boolean;
  /** The number of tries after which the search ends. */
  max_tries?: number;
  /** True if no given may be superfluous. */
  minimal?: boolean;
  /** The cells of the givens. */
  pattern?: CellSet;
  /**
   * The lowest and the highest rank, 1 to 8. If it is left out, 1 to 3; with a technique, an ER
   * or a level, the usual ranks of such puzzles.
   */
  ranks?: [number, number];
  /** The lowest and the highest ER of Sudoku Explainer 1.2.1, in steps of 0.1 from 1.0 to 20.0. */
  se?: [SeRating, SeRating];
  /** The seed. The same seed and index give the same puzzle. */
  seed?: number;
  /** The symmetry of the givens. */
  symmetry?: Symmetry;
  /**
   * The technique that the puzzle needs: with this technique and all easier ones a player solves
   * it, without this one not.
   */
  technique?: Technique;
};

/** Another reading of a cell. */
export type OtherReading = {
  /** The digit; 0 for an empty cell. */
  digit: number;
  /** Its probability, 0 to 1. */
  p: number;
};

/** A mark of an overlay, and the frames in which it is visible. */
export type OverlayMark = {
  /** The first frame in which it is visible. */
  from: number;
  /** The layer that it belongs to. */
  layer: Layer;
  /** The mark, in units of a cell from the board's upper left corner. */
  mark: Mark;
  /** The first later frame in which it is not visible; `None` if it stays to the end. */
  until: number | null;
};

/** The boards of a picture, or the reason why there are none. */
export type PhotoReply = {
  /** From the top to the bottom and from the left to the right. */
  boards: ReadBoard[];
  found: 'boards';
} | {
  /** The rows and columns of its lattice, if that is regular and not one of 9 by 9. */
  cells: number[] | null;
  found: 'none';
  /** The corners of the most similar frame, if there is one. */
  frame: Array<number[]> | null;
  /** The share of the lines of a board that were found in it, 0 to 1. */
  lines: number;
} | {
  found: 'too-small';
  /** The shortest side that is accepted, in pixels. */
  shortest: number;
} | {
  found: 'too-large';
  /** The largest number that is accepted. */
  most: number;
} | {
  /** Their number. */
  boards: number;
  found: 'too-many';
  /** The largest number that is accepted. */
  most: number;
} | {
  found: 'wrong-length';
};

/**
 * A step as a picture. The program that shows it draws the board itself; `shapes` are what it
 * draws under and over the digits.
 */
export type Picture = {
  /** The candidates; empty for cells with a digit. */
  candidates: CellSets;
  /** The frames, in the order in which they are shown. */
  frames: Frame[];
  /** The digits that the puzzle gives. */
  givens: Grid;
  /** The meanings on the board, in words. */
  legend: Sign[];
  /** The candidates with a meaning. The others are drawn faintly. */
  marks: CandidateMark[];
  /** The digits placed since. */
  placed: Grid;
  /**
   * The shapes, in units of a cell from the upper left corner of the board. Later shapes are
   * drawn over earlier ones.
   */
  shapes: OverlayMark[];
};

/** A position on the drawing, in points from its upper left corner. */
export type Point = {
  /** The distance from the left edge. */
  x: number;
  /** The distance from the upper edge. */
  y: number;
};

/** Some records of a file, in order. */
export type Portion = {
  /** The number of bytes of the file that have been read. */
  bytes: number;
  /** The faults of records that could not be read, each with its line. */
  faults: Fault[];
  /**
   * The formats in the order of the records: the name, and the number of consecutive records
   * with it.
   */
  formats: Array<[string, number]>;
  /** True if this is the last portion. */
  is_end: boolean;
  /**
   * The line where each puzzle begins, from 1. In a workbook, the number of the record among
   * all.
   */
  lines: number[];
  /** The records with more than givens, each with its index among the puzzles of this portion. */
  more: Array<[number, ReadRecord]>;
  /** The givens of the puzzles, 81 characters each. */
  puzzles: string;
};

/**
 * The number of solutions that each digit of each cell leads to. A digit in neither set leads to
 * no solution.
 */
export type PossibleReply = {
  /** The digits that lead to multiple solutions. */
  multiple: CellSets;
  /**
   * The givens without which there is still exactly one solution. Each is tested separately: two
   * of them may not be left out together. Empty if the puzzle does not have exactly one
   * solution.
   */
  not_needed: CellSet;
  /** The digits that lead to exactly one solution. */
  one: CellSets;
};

/** Asks how many solutions each digit of each cell leads to. */
export type PossibleRequest = {
  /** The board. */
  board: Board;
};

/** An exercise. */
export type PractiseReply = {
  /** The board before the step. */
  board: Board;
  /** The puzzle. */
  puzzle: Grid;
  /** A step of the technique; there may be others. */
  step: Step;
};

/** Asks for an exercise. */
export type PractiseRequest = {
  /** The index among the exercises of this seed; 0 if it is left out. */
  index?: number;
  /** The order in which techniques are tried. */
  ladder?: Ladder;
  /** True if the step comes with its proof, which `judge` needs. */
  proof?: boolean;
  /** The seed. The same seed and index give the same exercise. */
  seed: number;
  /** The technique. */
  technique: Technique;
};

/**
 * What a step under an assumption rests on: the assumption itself, and earlier steps by their
 * index from 0.
 */
export type Premises = {
  assumption: boolean;
  steps: number[];
};

/**
 * The score and the level of HoDoKu. They are comparable with those of that program, but not
 * always identical, because it may find other steps of the same techniques.
 */
export type RateHodokuReply = {
  /** The technique of the hardest step. */
  hardest: Technique;
  /** The level. */
  level: HodokuLevel;
  /** The name of that technique. */
  name: string;
  /** The sum of the scores of all steps. */
  score: number;
  /** The number of steps. */
  steps: number;
  /** The score and the level as a sentence. */
  text: string;
};

/**
 * Asks for the score and the level of HoDoKu. After the deadline of the request the reply has the
 * fault `timeout`.
 */
export type RateHodokuRequest = {
  /** The board. */
  board: Board;
};

/** The rank of a puzzle. */
export type RateReply = {
  /** The number of givens. */
  clues: number;
  /** The name of the rank. */
  name: string;
  /** The rank, 1 to 8. */
  rank: number;
  /** The rank in stars. */
  stars: string;
  /** How much work the puzzle is, if the request asked for it. */
  work?: Work;
};

/** Asks for the rank of a puzzle. */
export type RateRequest = {
  /** The board. */
  board: Board;
  /** The order in which techniques are tried. */
  ladder?: Ladder;
  /**
   * True if the reply should have the amount of work too, which takes as long as the whole
   * explanation.
   */
  work?: boolean;
};

/** The ratings of Sudoku Explainer 1.2.1. */
export type RateSeReply = {
  /** The rating of the first step. */
  ed: number;
  /** The highest rating up to the first digit that is placed. */
  ep: number;
  /** The rating of the hardest step. */
  er: number;
  /**
   * The technique of the hardest step. Left out if no technique solves the puzzle; `er` is 20
   * then.
   */
  hardest?: SeTechnique;
  /** The highest ER of the isomorphs, if there are any. */
  highest_er?: number;
  /** The lowest ER of the isomorphs, if there are any. */
  lowest_er?: number;
  /** The name of that technique. */
  name?: string;
  /** The arrangement that was rated. */
  rater: SeVariant;
  /** The number of steps. */
  steps: number;
  /** ER, EP and ED as other programs write them: `7.1/1.2/1.2`. */
  text: string;
};

/**
 * Asks for the ratings of Sudoku Explainer 1.2.1. They can take seconds; after the deadline of the
 * request the reply has the fault `timeout`.
 */
export type RateSeRequest = {
  /** The board. */
  board: Board;
  /** The number of random isomorphs that are rated too; 0 if it is left out. */
  isomorphs?: number;
  /** Which arrangement of the puzzle is rated. */
  rater?: SeVariant;
  /** The seed of the isomorphs; 0 if it is left out. */
  seed?: number;
};

/** A board of a picture. */
export type ReadBoard = {
  /** The probability of this reading among those with exactly one solution, 0 to 1. */
  confidence: number;
  /** The cells to be looked at, the least likely first. */
  doubtful: DoubtfulCell[];
  /** The handwritten digits, which are not givens: 81 characters, others as `.`. */
  entries: string;
  /** The givens: 81 characters, blanks as `.`. */
  givens: string;
  /** True if the board can be taken without a look at it. */
  is_sure: boolean;
  /** The places where the lines cross, row by row from the board's own top left: 10 by 10. */
  nodes: Array<number[]>;
  /** The reason for doubt; null if there is none. */
  reason: DoubtReason | null;
  /** The turn that brings the board upright. */
  turned: Turn;
};

/** The game in a link. */
export type ReadLinkReply = {
  /** The game. */
  state: LinkState;
};

/** Asks for the game in a link. */
export type ReadLinkRequest = {
  /** A whole address, the part after its `#`, or the last part of that; or 81 characters. */
  link: string;
};

/** A puzzle that was read. */
export type ReadRecord = {
  /** The answer to the puzzle in the text. */
  answer?: Grid;
  /** The board. */
  board: Board;
  /** Further fields in the text, as names and values. */
  extra?: Array<[string, string]>;
  /** The name of the format. */
  format: string;
  /** The line where the puzzle begins, from 1. */
  line: number;
  /** The doubtful places. */
  warnings?: Doubt[];
};

/** The puzzles of a text. */
export type ReadReply = {
  /** The faults of records that could not be read, each with its line. */
  faults: Fault[];
  /** True if the text has more records than the limit. */
  is_cut: boolean;
  /** The puzzles, in the order of the text. */
  records: ReadRecord[];
};

/** Asks for the puzzles of a text. */
export type ReadRequest = {
  /** The maximum number of records and faults in the reply; 1000 if it is left out. */
  limit?: number;
  /** The text, in any format. */
  text: string;
};

/** A reason why an answer is not right. */
export type Reason = {
  /** The cells that the reason is about. */
  cells: CellSet;
  /** The digit that occurs twice. */
  digit?: Digit;
  /** The house in which a digit occurs twice. */
  house?: House;
  /** The kind of reason. */
  reason: ReasonKind;
  /** A sentence for people. Only a duplicate has one, and only if texts were asked for. */
  text?: string;
};

/** The kinds of reasons why an answer is not right. */
export type ReasonKind = 'blank' | 'given-changed' | 'duplicate';

/** A rating of Sudoku Explainer with one decimal. */
export type SeRating = number;

/** The ratings of Sudoku Explainer 1.2.1. */
export type SeScore = {
  ed: SeRating;
  ep: SeRating;
  er: SeRating;
  hardest: SeTechnique | null;
  steps: number;
};

/** The name of a technique of Sudoku Explainer. */
export type SeTechnique = 'hidden-single' | 'direct-locked-candidates' | 'direct-hidden-pair' | 'naked-single' | 'direct-hidden-triple' | 'locked-candidates' | 'naked-pair' | 'x-wing' | 'hidden-pair' | 'naked-triple' | 'swordfish' | 'hidden-triple' | 'xy-wing' | 'xyz-wing' | 'unique-rectangle-or-loop' | 'naked-quad' | 'jellyfish' | 'hidden-quad' | 'bug' | 'aligned-pair-exclusion' | 'forcing-chain-or-cycle' | 'aligned-triple-exclusion' | 'nishio' | 'multiple-forcing-chains' | 'dynamic-forcing-chains' | 'dynamic-forcing-chains-plus' | 'nested-forcing-chains' | 'nested-multiple-forcing-chains' | 'nested-dynamic-forcing-chains' | 'doubly-nested-forcing-chains';

/** Sudoku Explainer 1.2.1: the puzzle as it is, or its canonical form. */
export type SeVariant = 'se121' | 'se121c';

/** A segment of a path. */
export type Segment = Point & {
  to: 'move';
} | Point & {
  to: 'line';
} | {
  /** Its control point. */
  by: Point;
  /** Its end point. */
  end: Point;
  to: 'curve';
} | {
  to: 'close';
};

/** A sentence of an explanation. */
export type Sentence = {
  /** The number of assumptions in force. */
  depth: number;
  /** The sentence. */
  text: string;
};

/** A row of the legend. */
export type Sign = {
  /** The meaning. */
  meaning: Meaning;
  /** The name of the meaning. */
  text: string;
};

/** The solution, or two if there are multiple. */
export type SolveReply = {
  /** The cells in which the two solutions differ. */
  differences: CellSet;
  /** Another solution, if there are multiple. */
  second?: Grid;
  /** A solution, if there is one. */
  solution?: Grid;
  /** The number of solutions: none, one or multiple. */
  status: Status;
};

/** Asks for the solution. */
export type SolveRequest = {
  /** The board. */
  board: Board;
};

/** The number of solutions of a puzzle. */
export type Status = 'unique' | 'multiple' | 'none';

/** A step in the form that is shown: confirmed by the judge, with sentences and a picture. */
export type Step = {
  /** The cells that the step uses. */
  cells: CellSet;
  /** The candidates it removes, besides those that its placements remove. */
  eliminations: Marks;
  /** The evidence of the step, only if proofs were asked for. */
  evidence?: StepEvidence;
  /** The houses that the step uses. */
  houses: House[];
  /** Always true: a step that the judge does not confirm is not sent. */
  judged: boolean;
  /** The line of reasoning of a step with an assumption, only if proofs were asked for. */
  line?: Line;
  /** The name of the technique. */
  name: string;
  /** The effect of the step in shorthand: `r9c79<>2`. */
  notation: string;
  /** The step as a picture. */
  picture: Picture;
  /** The digits it places. */
  placements: Candidate[];
  /**
   * The rank of puzzles that need the technique, 1 to 8. Left out if the technique has no rank.
   */
  rank?: number;
  /**
   * The candidates that must have been removed for the step to hold, only if proofs were asked
   * for.
   */
  rests_on?: Marks;
  /** The step in words, one entry per line. */
  sentences: Sentence[];
  /** The technique. */
  technique: Technique;
  /** The step in words, as one text. */
  text: string;
};

/** A step as data. The command writes these fields, and `judge` reads them. */
export type StepData = {
  /** The candidates it removes, besides those that its placements remove. */
  eliminations: Marks;
  /** The evidence of the step, only if proofs were asked for. */
  evidence?: StepEvidence;
  /** The line of reasoning of a step with an assumption, only if proofs were asked for. */
  line?: Line;
  /** The digits it places. */
  placements: Candidate[];
  /**
   * The candidates that must have been removed for the step to hold, only if proofs were asked
   * for.
   */
  rests_on?: Marks;
  /** The technique. */
  technique: Technique;
  /** The step in words, as one text. */
  text: string;
};

/**
 * What a step looks at. The family `refutation` has the candidates of the assumption's cell; the
 * rest is in `line`.
 */
export type StepEvidence = Evidence & {
  candidates?: DigitSet;
};

/** The look of a line. */
export type Stroke = {
  /** Its dashes; `None` if it is unbroken. */
  dash: Dash | null;
  /** Its colour. */
  ink: Ink;
  /** True if its ends are round. Dashes of length zero then appear as dots. */
  is_round: boolean;
  /** Its width in points. */
  width: number;
};

/** A technique and how often it is used. */
export type TechniqueCount = {
  /** The number of times that it is used. */
  count: number;
  /** The name of the technique. */
  name: string;
  /** The technique. */
  technique: Technique;
};

/** A technique of a ladder. */
export type TechniqueRow = {
  /** Other names of the technique. Left out if it has none. */
  also?: string;
  /** The class of the technique. */
  class: Class;
  /** The name of the technique. */
  name: string;
  /** The rank of puzzles that need it, 1 to 8. Left out if the technique has no rank. */
  rank?: number;
  /** The technique. */
  technique: Technique;
};

/** The techniques of a ladder. */
export type TechniquesReply = {
  /** The techniques in the order in which they are tried. */
  techniques: TechniqueRow[];
};

/** Asks for the techniques of a ladder. */
export type TechniquesRequest = {
  /** The ladder. */
  ladder?: Ladder;
};

/** The turn that brings a board upright. */
export type Turn = 'none' | 'left' | 'half' | 'right';

/** The verification of an answer. */
export type VerifyReply = {
  /** True if the answer is right. */
  correct: boolean;
  /** The reasons why it is not right. */
  reasons: Reason[];
};

/** Asks whether an answer is right. */
export type VerifyRequest = {
  /** The answer. */
  answer: Grid;
  /** The puzzle. */
  puzzle: Grid;
};

/** The weight of a typeface. */
export type Weight = 'regular' | 'bold';

/**
 * The reason why a cell cannot hold a digit, or the answer that it does or may hold it.
 *
 * If `gives_away` is true, the answer reveals the digit of the cell, and a page should ask before
 * it shows any of it. Otherwise it can show `brief`, which names no other digit and no other cell.
 */
export type WhyReply = {
  kind: 'peer';
  /** The cell itself with another digit, or a peer with this one. */
  peer: Candidate;
  /** A sentence for people. */
  text: string;
} | {
  /** A sentence that reveals the kind of reason only. */
  brief: string;
  /** True if the step reveals the digit of the cell. */
  gives_away: boolean;
  kind: 'step';
  /** The step. */
  step: Step;
} | {
  /** A sentence that reveals the kind of reason only. */
  brief: string;
  /** True if the step reveals the digit of the cell. */
  gives_away: boolean;
  kind: 'refutation';
  /** The step. */
  step: Step;
} | {
  /** Always true. */
  gives_away: boolean;
  kind: 'it-is';
  /** A sentence for people. */
  text: string;
} | {
  /** True if every solution has it there. */
  gives_away: boolean;
  kind: 'solution';
  /** The solution. */
  solution: Grid;
  /** A sentence for people. */
  text: string;
} | {
  kind: 'mistake';
  /** The mistake. */
  mistake: Mistake;
};

/** Asks why a cell cannot hold a digit. */
export type WhyRequest = {
  /** The board. */
  board: Board;
  /** The cell. */
  cell: Cell;
  /** The digit. */
  digit: Digit;
  /** The order in which techniques are tried. */
  ladder?: Ladder;
  /**
   * The techniques that may be used: names of techniques, or classes, which include the easier
   * classes. All techniques of the ladder if it is left out. `no-uniqueness` leaves out those
   * that hold only in a puzzle with one solution.
   */
  techniques?: Choice[];
};

/** How much work a puzzle is. */
export type Work = {
  /** The number of moments at which only the hardest technique finds a step. */
  hardest_moments: number;
  /** The same facts as sentences. */
  lines: string[];
  /** The number of steps in the longest refutation. */
  longest_refutation: number;
  /** The smallest number of such steps at one of these moments. */
  narrowest: number;
  /** The number of steps in all refutations together. */
  refutation_steps: number;
  /** The number of steps. */
  steps: number;
  /** The number of times that each technique is used. */
  techniques: TechniqueCount[];
};

/** Boards as a text. */
export type WriteReply = {
  /**
   * The records, counted from 0, that the format cannot hold completely: placed digits become
   * givens, or candidates are left out.
   */
  incomplete: number[];
  /** The text. */
  text: string;
};

/** Asks for boards as a text. */
export type WriteRequest = {
  /** The name of the format. */
  format: string;
  /** The boards. */
  records: Written[];
};

/** A board to be written. */
export type Written = {
  /** Its answer, for formats that have a place for it. */
  answer?: Grid;
  /** The board. */
  board: Board;
  /** Further fields, name and value. */
  extra?: Array<[string, string]>;
};
