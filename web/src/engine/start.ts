/** Starts the engine before its first question, without waiting for it. */
export const startEngine = (): void =>
  void import('./questions').then(
    ({ engine }) => engine.prepare(),
    () => undefined,
  );
