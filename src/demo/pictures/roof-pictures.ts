import { randomFrom } from '../random';
import type { Random } from '../random';
import { newCanvas } from './canvas';
import type { Canvas } from './canvas';
import type { Bitmap } from './png';

/** The subjects of the photos. */
export const ROOF_PICTURES = ['before', 'damage', 'chimney', 'stripped', 'half', 'done'] as const;
export type RoofPicture = (typeof ROOF_PICTURES)[number];

const SKIES = ['bcd7ec', 'cfdbe3', 'dfe3e2', 'aecbe6'] as const;
const WALLS = ['e9e2d3', 'd7dde0', 'c9b79c', 'a8b8a2', 'e3d3c4'] as const;
const SHINGLES = [
  { even: '4b5158', odd: '42474d' },
  { even: '6b5a4c', odd: '5f5044' },
  { even: '5a6b62', odd: '4f5f57' },
  { even: '7a6e64', odd: '6d6259' },
] as const;
const OLD = { even: '8b857c', odd: '817a71' } as const;
const BOARD = { even: 'cfa878', odd: 'c2996a' } as const;
const GRASS = '7f9b62';
const MOSS = '6f7f4a';
const HOLE = '2c2622';

type Look = {
  readonly sky: string;
  readonly wall: string;
  readonly shingle: { readonly even: string; readonly odd: string };
};

/** Draws the roof of a house; the same number draws the same house in every picture. */
export function drawRoof(kind: RoofPicture, house: number, width: number): Bitmap {
  const random = randomFrom(house);
  const look: Look = { sky: random.pick(SKIES), wall: random.pick(WALLS), shingle: random.pick(SHINGLES) };
  const canvas = newCanvas(width, Math.round((width * 2) / 3), look.sky);
  if (kind === 'chimney' || kind === 'damage') closeUp(canvas, kind, look, random);
  else wholeHouse(canvas, kind, look, random);
  return canvas.done();
}

function wholeHouse(
  canvas: Canvas,
  kind: Exclude<RoofPicture, 'chimney' | 'damage'>,
  look: Look,
  random: Random,
): void {
  const ridge = random.whole(14, 20);
  const eaves = random.whole(50, 56);
  const lean = random.whole(10, 16);
  canvas.box(0, 84, 100, 16, GRASS);
  canvas.box(12, eaves, 76, 88 - eaves, look.wall);
  for (const x of [22, 44, 66]) {
    canvas.box(x, 62, 12, 14, 'f4f1ea');
    canvas.box(x + 1, 63.5, 10, 11, '5e7689');
  }
  const bands = { before: OLD, stripped: BOARD, half: look.shingle, done: look.shingle }[kind];
  slope(canvas, { ridge, eaves, lean, from: 0, to: 1 }, bands, kind === 'stripped' ? 9 : 14);
  if (kind === 'half') slope(canvas, { ridge, eaves, lean, from: 0.52, to: 1 }, BOARD, 9);
  if (kind === 'before') {
    for (let patch = 0; patch < 7; patch += 1)
      canvas.box(
        random.whole(20, 72),
        random.whole(ridge + 6, eaves - 8),
        random.whole(3, 8),
        2.4,
        random.pick([MOSS, HOLE, '6c655d']),
      );
  }
  if (kind !== 'stripped')
    canvas.box(lean + 6, ridge - 1.2, 88 - 2 * lean, 2, kind === 'done' ? '33383d' : '7c756c');
  const chimney = random.whole(62, 72);
  canvas.box(chimney, ridge - 9, 7, 16, '9a5546');
  canvas.box(chimney - 0.8, ridge - 10.5, 8.6, 2.2, '7a4337');
  canvas.box(7, eaves, 86, 1.8, 'f2f2ef');
  if (kind === 'stripped' || kind === 'half') ladder(canvas, eaves);
  else canvas.box(89, eaves + 1, 1.6, 30, 'f2f2ef');
}

type Slope = {
  readonly ridge: number;
  readonly eaves: number;
  readonly lean: number;
  readonly from: number;
  readonly to: number;
};

/** The roof in rows from the ridge to the eaves; `from` and `to` are fractions of its width. */
function slope(
  canvas: Canvas,
  { ridge, eaves, lean, from, to }: Slope,
  { even, odd }: Look['shingle'],
  rows: number,
): void {
  for (let row = 0; row < rows; row += 1) {
    const [top, bottom] = [row / rows, (row + 1) / rows];
    const edge = (part: number) => 6 + lean * (1 - part);
    const x = (part: number, share: number) => edge(part) + share * (100 - 2 * edge(part));
    const y = (part: number) => ridge + part * (eaves - ridge);
    canvas.area(
      [
        [x(top, from), y(top)],
        [x(top, to), y(top)],
        [x(bottom, to), y(bottom)],
        [x(bottom, from), y(bottom)],
      ],
      row % 2 === 0 ? even : odd,
    );
  }
}

function ladder(canvas: Canvas, eaves: number): void {
  for (const x of [78, 84]) canvas.box(x, eaves - 6, 1, 90 - eaves, 'd8a02a');
  for (let y = eaves - 3; y < 84; y += 5) canvas.box(78, y, 7, 1, 'd8a02a');
}

/** The roof from the ladder: a chimney with its flashing, or missing shingles. */
function closeUp(canvas: Canvas, kind: 'chimney' | 'damage', { shingle }: Look, random: Random): void {
  const { even, odd } = kind === 'damage' ? OLD : shingle;
  for (let row = 0; row < 12; row += 1) {
    canvas.box(0, 18 + row * 7, 100, 7, row % 2 === 0 ? even : odd);
    for (let tab = (row % 2) * 7; tab < 100; tab += 14)
      canvas.box(tab, 18 + row * 7, 0.7, 7, row % 2 === 0 ? odd : even);
  }
  if (kind === 'chimney') {
    const x = random.whole(30, 42);
    for (let row = 0; row < 7; row += 1)
      canvas.box(x, 2 + row * 8, 28, 7.2, row % 2 === 0 ? '9a5546' : '8c4b3d');
    canvas.area(
      [
        [x - 4, 52],
        [x + 32, 52],
        [x + 36, 66],
        [x - 8, 66],
      ],
      'c4cacd',
    );
    canvas.area(
      [
        [x - 4, 52],
        [x, 34],
        [x, 52],
      ],
      'b3babd',
    );
    canvas.area(
      [
        [x + 32, 52],
        [x + 28, 34],
        [x + 28, 52],
      ],
      'b3babd',
    );
    return;
  }
  const [x, y] = [random.whole(28, 48), random.whole(34, 46)];
  canvas.area(
    [
      [x, y],
      [x + 14, y - 6],
      [x + 30, y + 3],
      [x + 27, y + 19],
      [x + 9, y + 24],
      [x - 3, y + 12],
    ],
    BOARD.odd,
  );
  canvas.area(
    [
      [x + 7, y + 4],
      [x + 16, y],
      [x + 23, y + 8],
      [x + 17, y + 16],
      [x + 8, y + 14],
    ],
    HOLE,
  );
}
