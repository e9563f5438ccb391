import { drawOnWhite } from '@/shared/media/draw-on-white';

/** A logo in a format that a PDF can embed (JPEG, not WebP); '' when this browser cannot draw it. */
export async function logoOf(dataUrl: string): Promise<string> {
  if (dataUrl === '' || dataUrl.startsWith('data:image/jpeg') || dataUrl.startsWith('data:image/png')) {
    return dataUrl;
  }
  try {
    const image = new Image();
    image.src = dataUrl;
    await image.decode();
    const picture = await createImageBitmap(image);
    const { width, height } = picture;
    const canvas = drawOnWhite(picture, { x: 0, y: 0, width, height }, { width, height });
    picture.close();
    return canvas.toDataURL('image/jpeg');
  } catch {
    return '';
  }
}
