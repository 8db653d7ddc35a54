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
