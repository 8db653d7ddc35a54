/** Written by `messages.ts` when the page is built. */
declare module 'virtual:messages' {
  import type { Message } from '@fluent/bundle';

  /** What is formatted, by the names of messages. */
  export type Messages = Readonly<Record<string, NonNullable<Message['value']>>>;
  type Part = () => Promise<{ readonly default: Messages }>;

  /**
   * By the code of a language: what is needed first, what the sheets of Play need, and the rest.
   */
  const languages: Readonly<Record<string, Readonly<Record<'first' | 'sheets' | 'rest', Part>>>>;
  export default languages;
}
