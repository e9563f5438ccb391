import { drawOnWhite } from './draw-on-white';
import type { Area } from './draw-on-white';

const QUALITIES = [0.85, 0.7, 0.55, 0.4, 0.25];

export type ShrinkOptions = {
  /** The longer side in pixels. */
  side?: number;
  /** Keeps all of the picture in its proportions, as a logo needs; otherwise its square middle. */
  isWhole?: boolean;
  /** Size limit in bytes, before base64. */
  maxBytes?: number;
};

function bytesOf(dataUrl: string): number {
  const body = dataUrl.slice(dataUrl.indexOf(',') + 1);
  return Math.floor((body.length * 3) / 4);
}

function middleOf({ width, height }: ImageBitmap): Area {
  const edge = Math.min(width, height);
  return { x: (width - edge) / 2, y: (height - edge) / 2, width: edge, height: edge };
}

/** Shrinks a picture to a JPEG data URL of at most `maxBytes` (15,000). Rejects other files. */
export async function shrinkPicture(
  file: Blob,
  { side = 160, maxBytes = 15_000, isWhole = false }: ShrinkOptions = {},
): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const area = isWhole ? { x: 0, y: 0, width: picture.width, height: picture.height } : middleOf(picture);
    const longer = Math.max(area.width, area.height);
    for (let size = side; size >= 32; size = Math.floor(size / 1.5)) {
      const pixels = (edge: number) => Math.max(1, Math.round((edge / longer) * size));
      const canvas = drawOnWhite(picture, area, { width: pixels(area.width), height: pixels(area.height) });
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
