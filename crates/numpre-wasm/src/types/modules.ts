/** The modules of the engine: for the person at the board, for what is read, made and counted in bulk, and for workbooks. */
export type EngineModule = "desk" | "mill" | "workbook";

/** Which module answers a question. */
export const moduleOf: Record<Kind, EngineModule> = {
