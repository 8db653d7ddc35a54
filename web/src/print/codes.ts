/** The link of a puzzle as a QR code. */
import { hashOf } from '../ui/router.svelte';
import { engine } from '../engine/questions';
import { here } from '../lists/address';

/** A code as an SVG path of modules, and how many it is wide. */
export interface Code {
  readonly size: number;
  readonly path: string;
}

/** The code of a text: of level M, better where that takes no more room. */
export async function codeOf(text: string): Promise<Code> {
  const [{ correction, generate }, { toSvgPath }] = await Promise.all([
    import('lean-qr'),
    import('lean-qr/extras/svg'),
  ]);
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { size: code.size, path: toSvgPath(code) };
}

/**
 * The code of the address at which this page lets one play a puzzle: with a checksum, and shorter
 * than its 81 characters.
 */
export async function linkCode(puzzle: string): Promise<Code> {
  const { payload } = await engine.ask('link', { state: { givens: puzzle } }, { isEach: true });
  return codeOf(here() + hashOf('play', payload));
}
