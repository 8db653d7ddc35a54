/** Links to puzzles as QR codes. */
import { hashOf } from '../ui/router.svelte';
import { engine } from '../engine/questions';
import { here } from '../lists/address';

/** A code as an SVG path, with its width in modules. */
export interface Code {
  readonly size: number;
  readonly path: string;
}

/**
 * Returns the code of a text, with error correction of level M, or of a better level if that takes
 * no more room.
 */
export async function codeOf(text: string): Promise<Code> {
  const [{ correction, generate }, { toSvgPath }] = await Promise.all([
    import('lean-qr'),
    import('lean-qr/extras/svg'),
  ]);
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { size: code.size, path: toSvgPath(code) };
}

/**
 * Returns the code of the link that opens a puzzle in this app. The link has a checksum, and is
 * shorter than the puzzle's 81 characters.
 */
export async function linkCode(puzzle: string): Promise<Code> {
  const { payload } = await engine.ask('link', { state: { givens: puzzle } }, { isEach: true });
  return codeOf(here() + hashOf('play', payload));
}
