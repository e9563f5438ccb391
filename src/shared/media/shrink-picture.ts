const QUALITIES = [0.85, 0.7, 0.55, 0.4, 0.25];

export type ShrinkOptions = {
  /** Width and height in pixels. */
  side?: number;
  /** Largest picture in bytes, before its encoding as text. */
  maxBytes?: number;
};

/** Bytes of a base64 data URL. */
function bytesOf(dataUrl: string): number {
  const body = dataUrl.slice(dataUrl.indexOf(',') + 1);
  return Math.floor((body.length * 3) / 4);
}

function drawSquare(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Pictures cannot be drawn in this browser.');
  // JPEG knows no transparency: a logo stands on white, not on black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  const edge = Math.min(picture.width, picture.height);
  context.drawImage(
    picture,
    (picture.width - edge) / 2,
    (picture.height - edge) / 2,
    edge,
    edge,
    0,
    0,
    side,
    side,
  );
  return canvas;
}

/**
 * Cuts a picture to a square and makes it small enough to be kept inside a record: a JPEG data URL of at most
 * `maxBytes` (15,000). Rejects what is not a picture.
 */
export async function shrinkPicture(
  file: Blob,
  { side = 160, maxBytes = 15_000 }: ShrinkOptions = {},
): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    for (let size = side; size >= 32; size = Math.floor(size / 1.5)) {
      const canvas = drawSquare(picture, size);
      for (const quality of QUALITIES) {
        const dataUrl = canvas.toDataURL('image/jpeg', quality);
        if (bytesOf(dataUrl) <= maxBytes) return dataUrl;
      }
    }
  } finally {
    picture.close();
  }
  throw new Error('The picture could not be made small enough.');
}
