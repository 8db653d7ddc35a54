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

/** Returns the size of a picture. The browser reads only the beginning of the file for it. */
async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  try {
    await new Promise((loaded, failed) => {
      image.onload = loaded;
      image.onerror = failed;
      image.src = address;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Rejects a picture that is too small to be legible, or larger than the limit. */
function checkSize({ width, height }: { width: number; height: number }): void {
  const shortest = Math.min(width, height);
  if (shortest < SHORTEST) throw new PictureFault({ name: 'small', shortest, least: SHORTEST });
  if (width * height <= MOST_PIXELS) return;
  const [pixels, most] = [millions(width * height), millions(MOST_PIXELS)];
  throw new PictureFault({ name: 'large', pixels, most });
}

/**
 * Decodes a picture, turned as its camera has noted. An `Image` would be decoded once more when it
 * is drawn. Chromium makes no bitmap of a file without its end; Firefox makes one of the rest.
 */
async function bitmapOf(file: Blob): Promise<ImageBitmap> {
  try {
    checkSize(await sizeOf(file));
    return await createImageBitmap(file);
  } catch (error) {
    if (error instanceof PictureFault) throw error;
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
  const bitmap = await bitmapOf(file);
  try {
    const canvas = document.createElement('canvas');
    const { width, height } = fittedSize(bitmap.width, bitmap.height);
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new PictureFault({ name: 'unreadable' });
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    return canvas;
  } finally {
    bitmap.close();
  }
}

/** Returns the pixels of a canvas. */
export function pixelsOf(canvas: HTMLCanvasElement): ImageData {
  const context = canvas.getContext('2d');
  if (!context) throw new PictureFault({ name: 'unreadable' });
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
