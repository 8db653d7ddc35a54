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
