import type { LucideIcon, LucideIconData } from 'lucide-react/types';

/** A line icon as one path on a grid of 24 units. */
export type LinePath = `M${string}`;

/** A line icon: imported by its path from lucide-react, or one path where an element's icon changes. */
export type LineIcon = LucideIcon | LinePath;

type Attributes = Readonly<Record<string, unknown>>;

const number = (attributes: Attributes, name: string, otherwise = 0) => Number(attributes[name] ?? otherwise);

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
}

function rectangle(of: Attributes): string {
  const [x, y, width, height] = [number(of, 'x'), number(of, 'y'), number(of, 'width'), number(of, 'height')];
  const r = number(of, 'rx', number(of, 'ry'));
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}` +
    `h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`
  );
}

/** Converts a shape to path data after its first "M" (SVG 2, section 10 gives the equivalents). */
function shapePath(shape: string, of: Attributes): string {
  switch (shape) {
    // A path may begin with a relative step, which counts from the end of the previous path.
    case 'path':
      return `0 0${String(of['d'])}`;
    case 'circle':
      return ellipse(number(of, 'cx'), number(of, 'cy'), number(of, 'r'), number(of, 'r'));
    case 'ellipse':
      return ellipse(number(of, 'cx'), number(of, 'cy'), number(of, 'rx'), number(of, 'ry'));
    case 'rect':
      return rectangle(of);
    case 'line':
      return `${number(of, 'x1')} ${number(of, 'y1')}L${number(of, 'x2')} ${number(of, 'y2')}`;
    case 'polyline':
      return String(of['points']);
    case 'polygon':
      return `${String(of['points'])}z`;
    default:
      throw new Error(`A line icon has a shape that cannot be written as a path: ${shape}.`);
  }
}

/** All shapes of a lucide-react icon as one path. */
export function linePath({ node }: LucideIconData): LinePath {
  return `M${node.map(([shape, attributes]) => shapePath(shape, attributes)).join('M')}`;
}
