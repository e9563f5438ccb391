import { newCanvas } from './canvas';
import { pngOf } from './png';

/** Side of the logo in pixels: sharp at 40 CSS pixels on every screen. */
const SIDE = 160;
const INK = 'ffffff';
const ROOF = 'd9e5dc';

/** The logo of Hollis & Daughter Roofing as a data URL: a roof over the initials H and D. */
export function exampleLogo(): string {
  const canvas = newCanvas(SIDE, SIDE, '2b4a3f');
  canvas.area(
    [
      [50, 20],
      [86, 40],
      [83, 46],
      [50, 28],
      [17, 46],
      [14, 40],
    ],
    ROOF,
  );
  for (const x of [21, 38]) canvas.box(x, 54, 7, 28, INK);
  canvas.box(28, 65, 10, 6, INK);
  // The D is a box with its corners cut, and a smaller one inside it.
  const letter = (left: number, top: number, right: number, cut: number, hex: string) =>
    canvas.area(
      [
        [left, top],
        [right - cut, top],
        [right, top + cut],
        [right, 136 - top - cut],
        [right - cut, 136 - top],
        [left, 136 - top],
      ],
      hex,
    );
  letter(55, 54, 79, 9, INK);
  letter(62, 60, 72, 5, '2b4a3f');
  return `data:image/png;base64,${pngOf(canvas.done()).toString('base64')}`;
}
