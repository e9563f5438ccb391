import { arrowHead, ellipseOf, lineWidth } from '@/domain/files/mark-up';
import type { Mark, Point } from '@/domain/files/mark-up';

/** A red that is seen on shingles and sky, with a white edge for both. */
const INK = '#e0241b';
const EDGE = '#ffffff';

type Size = { readonly width: number; readonly height: number };

/** Draws marks over a photo whose pixels the context has. */
export function drawMarks(context: CanvasRenderingContext2D, marks: readonly Mark[], size: Size): void {
  const width = lineWidth(size);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const mark of marks) {
    for (const [colour, extra] of [
      [EDGE, width],
      [INK, 0],
    ] as const) {
      context.strokeStyle = colour;
      context.fillStyle = colour;
      context.lineWidth = width + extra;
      drawOne(context, mark, width);
    }
  }
}

function drawOne(context: CanvasRenderingContext2D, mark: Mark, width: number): void {
  if (mark.tool === 'text') {
    context.font = `600 ${width * 7}px sans-serif`;
    context.textBaseline = 'top';
    if (context.fillStyle === INK) context.fillText(mark.text, mark.from.x, mark.from.y);
    else context.strokeText(mark.text, mark.from.x, mark.from.y);
    return;
  }
  context.beginPath();
  if (mark.tool === 'circle') {
    const { centre, radius } = ellipseOf(mark.from, mark.to);
    context.ellipse(centre.x, centre.y, radius.x, radius.y, 0, 0, 2 * Math.PI);
  } else {
    line(context, mark.from, mark.to);
    for (const end of arrowHead(mark.from, mark.to, width * 5)) line(context, mark.to, end);
  }
  context.stroke();
}

function line(context: CanvasRenderingContext2D, from: Point, to: Point): void {
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
}
