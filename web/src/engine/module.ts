/**
 * The engine's modules, one for the person at the board, one for work in bulk and one for
 * workbooks: each is fetched and compiled once, after the page has been painted, when it is first
 * needed, and handed to every worker.
 */
import { EngineFault, missing } from './fault';
import type { EngineModule } from './messages';

const address: Readonly<Record<EngineModule, URL>> = {
  desk: new URL('./wasm/desk/numpre_wasm_bg.wasm', import.meta.url),
  mill: new URL('./wasm/mill/numpre_wasm_bg.wasm', import.meta.url),
  workbook: new URL('./wasm/workbook/numpre_wasm_bg.wasm', import.meta.url),
};

const compiled = new Map<EngineModule, Promise<WebAssembly.Module>>();

/**
 * Vector registers, without which the engine does not run: a function that has one instruction on
 * them.
 */
const VECTORS = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
]);

async function compile(name: EngineModule): Promise<WebAssembly.Module> {
  if (typeof WebAssembly === 'undefined' || !WebAssembly.validate(VECTORS)) {
    throw new EngineFault({ code: 'unsupported', text: '' });
  }
  try {
    return await fetched(address[name]);
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
    // A host that does not know the type of the file.
    return await WebAssembly.compile(await response.arrayBuffer());
  }
}

/** A module. Where fetching it failed, the next call tries again. */
export function engineModule(name: EngineModule): Promise<WebAssembly.Module> {
  const known = compiled.get(name);
  if (known) return known;
  const compiling = compile(name).catch((error: unknown) => {
    compiled.delete(name);
    throw error;
  });
  compiled.set(name, compiling);
  return compiling;
}
