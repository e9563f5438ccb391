export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Draws part of a picture on white (in px), as JPEG has no transparency. Throws without a canvas. */
export function drawOnWhite(
  picture: ImageBitmap,
  from: Area,
  { width, height }: Pick<Area, 'width' | 'height'>,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Pictures cannot be drawn in this browser.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, from.x, from.y, from.width, from.height, 0, 0, width, height);
  return canvas;
}
