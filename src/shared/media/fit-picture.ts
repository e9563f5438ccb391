import { drawOnWhite } from './draw-on-white';

/** JPEG quality without visible flaws in photos of roofs and documents. */
const QUALITY = 0.85;

/**
 * Shrinks a photo to at most `longest` pixels on its longer side, as JPEG: a phone's photo would take minutes over
 * mobile data. Returns small files, and those that would grow, unchanged. Rejects files that the browser cannot draw.
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
