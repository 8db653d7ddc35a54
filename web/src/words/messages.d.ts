/** The module that `messages.ts` writes when the page is built. */
declare module 'virtual:messages' {
  import type { Message } from '@fluent/bundle';

  /** The patterns to format, by the names of messages. */
  export type Messages = Readonly<Record<string, NonNullable<Message['value']>>>;
  type Part = () => Promise<{ readonly default: Messages }>;

  /**
   * For each language code, the messages that are needed first, those of the sheets of Play, and
   * the rest.
   */
  const languages: Readonly<
    Record<string, Readonly<Record<'first' | 'returning' | 'sheets' | 'rest', Part>>>
  >;
  export default languages;
}
