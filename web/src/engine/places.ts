/** The engine's names of places: `r3c5` for a cell, `r3`, `c5`, `b7` for houses. */
import { HOUSES, type House } from '../rules/houses';

const KINDS = { r: 'row', c: 'column', b: 'block' } as const;

/** Returns a cell's number from 0; −1 if the name is not a cell. */
export function cellNumber(name: string): number {
  const found = /^r([1-9])c([1-9])$/.exec(name);
  return found ? 9 * (Number(found[1]) - 1) + Number(found[2]) - 1 : -1;
}

export const cellKey = (cell: number): string => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;

/** Returns the house with this name; undefined if there is none. */
export function houseOf(name: string): House | undefined {
  const kind = KINDS[name[0] as keyof typeof KINDS];
  return HOUSES.find((house) => house.kind === kind && house.number === Number(name[1]));
}
