/**
 * Returns a new random id. Browsers have no `crypto.randomUUID` on pages over plain http, but they
 * have `getRandomValues`.
 */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
