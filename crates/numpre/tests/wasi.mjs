// Runs a test binary that was compiled for wasm32-wasip1 under node. See batch.rs.
import { readFile } from 'node:fs/promises';
import { WASI } from 'node:wasi';

const [module, ...args] = process.argv.slice(2);
const data = process.env.NUMPRE_DATA;
const wasi = new WASI({
  version: 'preview1',
  args: [module, ...args],
  env: process.env,
  preopens: data ? { [data]: data } : {},
  returnOnExit: true,
});
const { instance } = await WebAssembly.instantiate(await readFile(module), wasi.getImportObject());
process.exitCode = wasi.start(instance);
