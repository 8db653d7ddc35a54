/**
 * The modules of the engine: for one board; for formats, the generator and many boards; for
 * workbooks; for photos.
 */
export type EngineModule = AskedModule | 'workbook' | 'photo';

/** The modules that answer requests. */
export type AskedModule = 'desk' | 'mill';

/** The module that answers a request. */
export const moduleOf: Record<Kind, AskedModule> = {
