import type { Point } from '../files/mark-up';
import type { Job } from './job';

/** The box that signatures are drawn in, in its own units. */
export const SIGNATURE_BOX = { width: 320, height: 120 } as const;

/** A line drawn without lifting the pen. */
export type Stroke = readonly Point[];

/** The signature's fields of a job. */
export type Signature = Pick<Job, 'signature' | 'signedName' | 'signedAt'>;

export const NOT_SIGNED: Signature = { signature: '', signedName: '', signedAt: null };

/** Thins lines out further with each try until they fit, in units of the box. */
const TOLERANCES = [0, 1, 2, 3, 5, 8] as const;

/** Strokes as a short SVG path of at most `most` characters; strokes that do not fit are left out. */
export function signaturePath(strokes: readonly Stroke[], most: number): string {
  for (const tolerance of TOLERANCES) {
    const path = strokes.map((stroke) => strokePath(thinned(stroke, tolerance))).join('');
    if (path.length <= most) return path;
  }
  let path = '';
  for (const stroke of strokes) {
    const next = path + strokePath(thinned(stroke, TOLERANCES[TOLERANCES.length - 1] ?? 0));
    if (next.length > most) break;
    path = next;
  }
  return path;
}

/** A stored path if it is one that `signaturePath` writes, else '': it is drawn on screens and papers. */
export function drawnSignature(path: string): string {
  return /^(?:M-?\d+ -?\d+(?:l-?\d+ -?\d+)+)+$/.test(path) ? path : '';
}

/** A point of a stroke from a place inside a box of another size, in whole units and inside the box. */
export function signaturePoint(at: Point, size: { readonly width: number; readonly height: number }): Point {
  const inside = (part: number, whole: number, units: number) =>
    Math.max(0, Math.min(units, Math.round((part / (whole || units)) * units)));
  return {
    x: inside(at.x, size.width, SIGNATURE_BOX.width),
    y: inside(at.y, size.height, SIGNATURE_BOX.height),
  };
}

/** Without points nearer to the last one than `tolerance`, but with both ends. */
function thinned(stroke: Stroke, tolerance: number): Stroke {
  const kept: Point[] = [];
  stroke.forEach((point, index) => {
    const last = kept.at(-1);
    const isFar = !last || Math.hypot(point.x - last.x, point.y - last.y) > tolerance;
    if (isFar || index === stroke.length - 1) kept.push(point);
  });
  return kept;
}

/** "M12 30l3 4l-1 2"; a single point is a dot. */
function strokePath(stroke: Stroke): string {
  const [first, ...rest] = stroke;
  if (!first) return '';
  let last = first;
  const lines = rest.map((point) => {
    const line = `l${point.x - last.x} ${point.y - last.y}`;
    last = point;
    return line;
  });
  return `M${first.x} ${first.y}${lines.length === 0 ? 'l0 0' : lines.join('')}`;
}

/** The path of a person who cannot draw: the line below their typed name, which is their signature. */
export const TYPED_SIGNATURE = 'M16 96l288 0';
