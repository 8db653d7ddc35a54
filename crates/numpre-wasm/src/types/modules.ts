/** The two modules of the engine: for the person at the board, and for what is read, made and counted in bulk. */
export type EngineModule = "desk" | "mill";

/** Which module answers a question. */
export const moduleOf: Record<Kind, EngineModule> = {
