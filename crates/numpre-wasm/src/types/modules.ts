/** The modules of the engine: for the person at the board, for what is read, made and counted in bulk, and for workbooks. */
export type EngineModule = AskedModule | "workbook";

/** Those that answer questions. */
export type AskedModule = "desk" | "mill";

/** Which module answers a question. */
export const moduleOf: Record<Kind, AskedModule> = {
