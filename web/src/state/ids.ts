/** Makes an id. `crypto.randomUUID` is missing on insecure origins; `getRandomValues` is not. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
