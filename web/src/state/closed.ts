/** Returns the key in `meta` that exists once a writer may no longer save a game. */
export const closedKey = (id: string, writer: string): string => `closed ${id} ${writer}`;
