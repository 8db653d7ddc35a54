/** Decodes a picture, and makes it small enough to be read. */

/** The longer side of a decoded picture: 40 pixels a cell for a page of twelve boards. */
const LONGEST = 2048;
/** The most bytes of a file, and the most pixels of a picture. */
const MOST_BYTES = 64_000_000;
const MOST_PIXELS = 64_000_000;
/** The shortest side that can hold a legible board, in pixels. */
const SHORTEST = 60;

/** The reasons why a picture cannot be read. */
export type PictureProblem =
  | { readonly name: 'unreadable' | 'heic' }
  | { readonly name: 'size'; readonly size: number; readonly most: number }
  | { readonly name: 'large'; readonly pixels: number; readonly most: number }
  | { readonly name: 'boards'; readonly boards: number; readonly most: number }
  | { readonly name: 'small'; readonly shortest: number; readonly least: number };

export class PictureFault extends Error {
  constructor(readonly problem: PictureProblem) {
    super(problem.name);
  }
}

/** The size that a picture gets: its longer side at most `LONGEST`, and never enlarged. */
export function fittedSize(width: number, height: number): { width: number; height: number } {
  const part = Math.min(1, LONGEST / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * part)),
    height: Math.max(1, Math.round(height * part)),
  };
}

const isHeic = (file: Blob): boolean =>
  /heic|heif/i.test(file.type) || (file instanceof File && /\.hei[cf]$/i.test(file.name));

const millions = (count: number): number => Math.round(count / 100_000) / 10;

/** Loads a picture far enough to know its size. The browser turns it as its camera has noted. */
async function loaded(file: Blob): Promise<{ image: HTMLImageElement; address: string }> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return { image, address };
  } catch {
    URL.revokeObjectURL(address);
    throw new PictureFault({ name: isHeic(file) ? 'heic' : 'unreadable' });
  }
}

/**
 * Returns a canvas with the picture, at most 2048 pixels wide or high. A larger canvas may fail on
 * a phone.
 */
export async function decoded(file: Blob): Promise<HTMLCanvasElement> {
  if (file.size > MOST_BYTES) {
    const [size, most] = [millions(file.size), millions(MOST_BYTES)];
    throw new PictureFault({ name: 'size', size, most });
  }
  const { image, address } = await loaded(file);
  try {
    const { naturalWidth, naturalHeight } = image;
    const shortest = Math.min(naturalWidth, naturalHeight);
    if (shortest < SHORTEST) throw new PictureFault({ name: 'small', shortest, least: SHORTEST });
    const pixels = naturalWidth * naturalHeight;
    if (pixels > MOST_PIXELS)
      throw new PictureFault({
        name: 'large',
        pixels: millions(pixels),
        most: millions(MOST_PIXELS),
      });
    const { width, height } = fittedSize(naturalWidth, naturalHeight);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new PictureFault({ name: 'unreadable' });
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Returns the pixels of a canvas. */
export function pixelsOf(canvas: HTMLCanvasElement): ImageData {
  const context = canvas.getContext('2d');
  if (!context) throw new PictureFault({ name: 'unreadable' });
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
