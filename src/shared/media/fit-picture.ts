import { drawOnWhite } from './draw-on-white';

/** JPEG quality at which photos of roofs and papers show no flaws. */
const QUALITY = 0.85;

/**
 * A photo with its longer side at most `longest` pixels, as a JPEG of a fraction of its size: a phone's
 * photo would take minutes over a truck's connection. What is small enough, or would grow, comes back as it
 * is. Rejects what this browser cannot draw.
 */
export async function fitPicture(file: Blob, longest: number): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = picture;
    const scale = longest / Math.max(width, height);
    if (scale >= 1) return file;
    const canvas = drawOnWhite(
      picture,
      { x: 0, y: 0, width, height },
      { width: Math.round(width * scale), height: Math.round(height * scale) },
    );
    const fitted = await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, 'image/jpeg', QUALITY);
    });
    return fitted && fitted.size < file.size ? fitted : file;
  } finally {
    picture.close();
  }
}
