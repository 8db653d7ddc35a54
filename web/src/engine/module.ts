/** The engine's module: fetched and compiled once, after the page has been painted, and handed to every worker. */
import { EngineFault } from './fault';

const address = new URL('./wasm/numpre_wasm_bg.wasm', import.meta.url);

let compiled: Promise<WebAssembly.Module> | undefined;

/** Vector registers, without which the engine does not run: a function that has one instruction on them. */
const VECTORS = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

async function compile(): Promise<WebAssembly.Module> {
  if (typeof WebAssembly === 'undefined' || !WebAssembly.validate(VECTORS)) {
    throw new EngineFault({ code: 'unsupported', text: '' });
  }
  const response = await fetch(address);
  if (!response.ok) throw new EngineFault({ code: 'crashed', text: '' });
  try {
    return await WebAssembly.compileStreaming(response.clone());
  } catch {
    // A host that does not know the type of the file.
    return WebAssembly.compile(await response.arrayBuffer());
  }
}

/** The module. Where fetching it failed, the next call tries again. */
export function engineModule(): Promise<WebAssembly.Module> {
  compiled ??= compile().catch((error: unknown) => {
    compiled = undefined;
    throw error;
  });
  return compiled;
}
