/** A point of a photo in its own pixels. */
export type Point = { readonly x: number; readonly y: number };

export const MARK_TOOLS = ['arrow', 'circle', 'text'] as const;
export type MarkTool = (typeof MARK_TOOLS)[number];

/** Something drawn over a photo. */
export type Mark =
  | { readonly tool: 'arrow' | 'circle'; readonly from: Point; readonly to: Point }
  | { readonly tool: 'text'; readonly from: Point; readonly text: string };

export const MAX_MARK_TEXT = 60;
/** A shorter drag is a slip: nothing is drawn. In pixels of the photo. */
const LEAST_DRAG = 8;

/** The mark of a drag from one point to another; null for a slip. */
export function markOfDrag(tool: 'arrow' | 'circle', from: Point, to: Point): Mark | null {
  return Math.hypot(to.x - from.x, to.y - from.y) < LEAST_DRAG ? null : { tool, from, to };
}

/** Width of a line for a photo of this size, so that it is as strong on every screen. */
export function lineWidth({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.max(3, Math.round(Math.max(width, height) / 160));
}

/** The two short sides of an arrow's head, which end at its tip. */
export function arrowHead(from: Point, to: Point, size: number): readonly [Point, Point] {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const side = (turn: number): Point => ({
    x: to.x - size * Math.cos(angle + turn),
    y: to.y - size * Math.sin(angle + turn),
  });
  return [side(Math.PI / 6), side(-Math.PI / 6)];
}

/** The ellipse inside a drag's rectangle. */
export function ellipseOf(from: Point, to: Point) {
  return {
    centre: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    radius: { x: Math.abs(to.x - from.x) / 2, y: Math.abs(to.y - from.y) / 2 },
  };
}
