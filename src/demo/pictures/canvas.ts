import type { Bitmap } from './png';

type Point = readonly [x: number, y: number];

/** A drawing surface; coordinates are in hundredths of width and height. */
export type Canvas = ReturnType<typeof newCanvas>;

/** An empty picture of one colour. */
export function newCanvas(width: number, height: number, ground: string) {
  const palette: string[] = [ground];
  const dots = new Uint8Array(width * height);
  const colourOf = (hex: string) => {
    if (!palette.includes(hex)) palette.push(hex);
    return palette.indexOf(hex);
  };
  const toX = (x: number) => (x * width) / 100;
  const toY = (y: number) => (y * height) / 100;

  function area(points: readonly Point[], hex: string): void {
    const colour = colourOf(hex);
    const ys = points.map(([, y]) => toY(y));
    for (
      let y = Math.max(0, Math.floor(Math.min(...ys)));
      y < Math.min(height, Math.ceil(Math.max(...ys)));
      y += 1
    ) {
      const crossings = points
        .flatMap(([x1, y1], index) => {
          const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
          const [top, bottom] = [toY(y1), toY(y2)];
          const middle = y + 0.5;
          if (top <= middle === bottom <= middle) return [];
          return [toX(x1) + ((middle - top) / (bottom - top)) * (toX(x2) - toX(x1))];
        })
        .toSorted((a, b) => a - b);
      for (let pair = 0; pair + 1 < crossings.length; pair += 2)
        dots.fill(colour, y * width + clampX(crossings[pair]), y * width + clampX(crossings[pair + 1]));
    }
  }

  function clampX(x = 0): number {
    return Math.min(width, Math.max(0, Math.round(x)));
  }

  return {
    area,
    box: (x: number, y: number, wide: number, high: number, hex: string) =>
      area(
        [
          [x, y],
          [x + wide, y],
          [x + wide, y + high],
          [x, y + high],
        ],
        hex,
      ),
    done: (): Bitmap => ({ width, height, palette, dots }),
  };
}
