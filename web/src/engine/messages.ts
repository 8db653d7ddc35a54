/** What is asked of the engine and what it answers. */
export * from './types/messages';
