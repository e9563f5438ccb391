import { randomFrom } from '../random';
import type { Random } from '../random';
import { newCanvas } from './canvas';
import type { Canvas } from './canvas';
import type { Bitmap } from './png';

/** The subjects of photos that a client gets before the work. */
export const SITE_PICTURES = ['soft-spot', 'samples', 'driveway'] as const;
export type SitePicture = (typeof SITE_PICTURES)[number];

type Point = readonly [x: number, y: number];

const CHALK = 'f3f1ea';
const OLD_ROOF = ['8b857c', '817a71', '958f86', '77716a'] as const;
const BRICK = ['9a5546', '8c4b3d', 'a3604f'] as const;
const SAMPLES = [
  ['6d5648', '806655', '755d4e'],
  ['566067', '6b747b', '4a5258'],
  ['557060', '64806e', '4a6354'],
] as const;

/** Draws a subject at a house; the same number draws the same picture. */
export function drawSite(kind: SitePicture, house: number, width: number): Bitmap {
  const random = randomFrom(house);
  const canvas = newCanvas(width, Math.round((width * 2) / 3), '6f6a66');
  const draw = { 'soft-spot': softSpot, samples: shingleSamples, driveway }[kind];
  draw(canvas, random);
  return canvas.done();
}

/** A chalk circle on old shingles beside the chimney. */
function softSpot(canvas: Canvas, random: Random): void {
  tabs(canvas, { x: 0, y: 0, wide: 100, high: 100, rows: 9, columns: 7 }, OLD_ROOF, random);
  tabs(canvas, { x: 68, y: 0, wide: 32, high: 62, rows: 9, columns: 4 }, BRICK, random);
  canvas.area(
    [
      [62, 62],
      [100, 56],
      [100, 68],
      [60, 75],
    ],
    'b3babd',
  );
  ring(canvas, { x: 42, y: 60, wide: 17, high: 18 });
  line(canvas, [14, 26], [24, 40], CHALK);
  line(canvas, [24, 40], [23, 32], CHALK);
  line(canvas, [24, 40], [18, 38], CHALK);
}

/** Three boards of shingles on a table, a note on the chosen one in the middle. */
function shingleSamples(canvas: Canvas, random: Random): void {
  canvas.box(0, 0, 100, 100, 'b99a6b');
  for (const y of [24, 51, 78]) canvas.box(0, y, 100, 0.8, 'a5875b');
  SAMPLES.forEach((colours, index) => {
    const board = { x: 8 + index * 29.5, y: index === 1 ? 12 : 19, wide: 26, high: 62 };
    canvas.box(board.x + 1.5, board.y + 2.5, board.wide, board.high, '8f744c');
    tabs(canvas, { ...board, rows: 7, columns: 3 }, colours, random);
  });
  canvas.box(43, 58, 17, 13, CHALK);
  for (const y of [62, 66]) canvas.box(51, y, 7, 1.2, '7f8b98');
  line(canvas, [44.5, 64], [46.5, 68], '2c5a3f');
  line(canvas, [46.2, 68], [49.5, 61.5], '2c5a3f');
}

/** A driveway in front of a garage, the place for the pallets marked with chalk. */
function driveway(canvas: Canvas, random: Random): void {
  canvas.box(0, 0, 100, 46, 'bfb8a9');
  tabs(canvas, { x: 0, y: 0, wide: 100, high: 46, rows: 11, columns: 1 }, ['d9d3c6'], random);
  canvas.box(0, 46, 100, 54, '6f7d60');
  canvas.box(20, 8, 60, 38, 'f4f2ec');
  canvas.box(23, 12, 54, 34, 'e2ded4');
  for (const y of [20, 28.5, 37]) canvas.box(23, y, 54, 0.8, 'c6c0b2');
  canvas.box(6, 26, 9, 22, '2f4a63');
  canvas.box(5, 24, 11, 3, '26405a');
  canvas.area(
    [
      [18, 46],
      [82, 46],
      [104, 100],
      [-4, 100],
    ],
    '9a9b99',
  );
  canvas.box(49.5, 46, 0.8, 54, '7f807e');
  canvas.box(8, 70, 84, 0.9, '7f807e');
  const corners: readonly Point[] = [
    [32, 58],
    [58, 58],
    [62, 84],
    [28, 84],
  ];
  corners.forEach((corner, index) => line(canvas, corner, corners[(index + 1) % 4] ?? corner, CHALK, 5));
  line(canvas, [38, 64], [52, 78], CHALK);
  line(canvas, [52, 64], [38, 78], CHALK);
}

type Field = {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly rows: number;
  readonly columns: number;
};

/** Rows of tabs in changing colours: shingles, bricks and boards. */
function tabs(canvas: Canvas, field: Field, colours: readonly string[], random: Random): void {
  const { x, y, wide, high, rows, columns } = field;
  const [width, height] = [wide / columns, high / rows];
  for (let row = 0; row < rows; row += 1) {
    const shift = columns > 1 && row % 2 === 1 ? width / 2 : 0;
    for (let column = shift > 0 ? -1 : 0; column < columns; column += 1) {
      const from = Math.max(x, x + column * width + shift);
      const to = Math.min(x + wide, x + (column + 1) * width + shift);
      const hex = columns > 1 ? random.pick(colours) : (colours[row % colours.length] ?? '');
      canvas.box(from, y + row * height, to - from - (columns > 1 ? 0.5 : 0), height - 0.7, hex);
    }
  }
}

/** A ring of chalk around a middle; `wide` and `high` are its radii. */
function ring(
  canvas: Canvas,
  at: { readonly x: number; readonly y: number; wide: number; high: number },
): void {
  const circle = (share: number) =>
    Array.from({ length: 33 }, (_, index): Point => {
      const angle = (index / 32) * 2 * Math.PI;
      return [at.x + at.wide * share * Math.cos(angle), at.y + at.high * share * Math.sin(angle)];
    });
  canvas.area([...circle(1), ...circle(0.91)], CHALK);
}

/** A line between two points, in `dashes` pieces. */
function line(canvas: Canvas, [x1, y1]: Point, [x2, y2]: Point, hex: string, dashes = 1): void {
  const length = Math.hypot(x2 - x1, y2 - y1);
  // The picture is wider than high, so a hundredth of its height is the smaller one.
  const [dx, dy] = [((y1 - y2) / length) * 0.6, ((x2 - x1) / length) * 0.9];
  for (let dash = 0; dash < dashes; dash += 1) {
    const at = (share: number): Point => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
    const [[ax, ay], [bx, by]] = [at(dash / dashes), at((dash + (dashes === 1 ? 1 : 0.62)) / dashes)];
    canvas.area(
      [
        [ax + dx, ay + dy],
        [bx + dx, by + dy],
        [bx - dx, by - dy],
        [ax - dx, ay - dy],
      ],
      hex,
    );
  }
}
