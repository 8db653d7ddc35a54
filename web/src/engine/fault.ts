import type { Fault } from './types/messages';

/** The codes of a fault: those of the engine, and those that the page adds. */
export type Code = Fault['code'] | 'cancelled' | 'unsupported' | 'missing';

/** The error of a question or job that gets no answer. */
export class EngineFault extends Error {
  readonly fault: Omit<Fault, 'code'> & { readonly code: Code };

  constructor(fault: Omit<Fault, 'code'> & { readonly code: Code }) {
    super(fault.code);
    this.name = 'EngineFault';
    this.fault = fault;
  }
}

/** Returns the fault for engine files that could not be loaded. */
export const missing = (): EngineFault => new EngineFault({ code: 'missing', text: '' });

export const cancelled = (): EngineFault => new EngineFault({ code: 'cancelled', text: '' });

/** Returns the code of anything that was thrown; undefined if it is not an `EngineFault`. */
export const codeOf = (error: unknown): Code | undefined =>
  error instanceof EngineFault ? error.fault.code : undefined;
