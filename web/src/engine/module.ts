/** The engine as a WebAssembly module. The page and its workers load it. */
import { EngineFault, missing } from './fault';

/**
 * A WebAssembly module of one function with one vector instruction. A browser that refuses it
 * cannot run the engine.
 */
const VECTORS = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
]);

/** Fetches a module of the engine, and compiles it. Fails with `unsupported` or `missing`. */
export async function compiledModule(from: URL): Promise<WebAssembly.Module> {
  if (typeof WebAssembly === 'undefined' || !WebAssembly.validate(VECTORS)) {
    throw new EngineFault({ code: 'unsupported', text: '' });
  }
  try {
    return await fetched(from);
  } catch {
    throw missing();
  }
}

async function fetched(from: URL): Promise<WebAssembly.Module> {
  const response = await fetch(from);
  if (!response.ok) throw missing();
  try {
    return await WebAssembly.compileStreaming(response.clone());
  } catch {
    // The host does not serve the file as application/wasm, so it cannot be compiled while it
    // loads.
    return await WebAssembly.compile(await response.arrayBuffer());
  }
}
