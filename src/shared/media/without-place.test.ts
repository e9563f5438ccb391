import { describe, expect, it } from 'vitest';
import { withoutPlace } from './without-place';

const ORIENTATION = 6;
const [LATITUDE, ALTITUDE] = [46, 214];

/** EXIF data as a TIFF: how the photo is turned, and a position of two facts. */
function exif(isLittle: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(96));
  const set16 = (at: number, value: number) => view.setUint16(at, value, isLittle);
  const set32 = (at: number, value: number) => view.setUint32(at, value, isLittle);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    set16(at, tag);
    set16(at + 2, type);
    set32(at + 4, count);
    set32(at + 8, value);
  };
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  set16(2, 42);
  set32(4, 8);
  set16(8, 2);
  entry(10, 0x0112, 4, 1, ORIENTATION);
  entry(22, 0x8825, 4, 1, 40);
  set16(40, 2);
  entry(42, 2, 5, 1, 72);
  entry(54, 6, 4, 1, ALTITUDE);
  set32(72, LATITUDE);
  set32(76, 1);
  return new Uint8Array(view.buffer);
}

/** A picture of these parts, with image data around them. */
const picture = (...parts: readonly BlobPart[]) =>
  new Blob([new Uint8Array([0xff, 0xd8, 0x4d, 0x49, 0x49]), ...parts, new Uint8Array(50).fill(0x4d)], {
    type: 'image/jpeg',
  });

function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.readAsArrayBuffer(blob);
  });
}
const textOf = async (blob: Blob) => new TextDecoder('latin1').decode(await bytesOf(blob));

describe('the position in a photo', () => {
  it.each([true, false])(
    'is blanked, and nothing else of its EXIF data (little endian: %s)',
    async (isLittle) => {
      const photo = picture(exif(isLittle));
      const cleaned = await withoutPlace(photo);
      expect(cleaned.type).toBe('image/jpeg');
      const [before, after] = [await bytesOf(photo), await bytesOf(cleaned)];
      expect(after.length).toBe(before.length);
      const start = 5;
      const changed = [...before.keys()].filter((at) => before[at] !== after[at]).map((at) => at - start);
      expect(changed.every((at) => at >= 40 && at < 80)).toBe(true);
      const view = new DataView(after.buffer, start);
      expect(view.getUint32(18, isLittle)).toBe(ORIENTATION);
      expect([
        view.getUint16(40, isLittle),
        view.getUint32(62, isLittle),
        view.getUint32(72, isLittle),
      ]).toEqual([0, 0, 0]);
    },
  );

  it('is blanked in the words of a drone and of an editor', async () => {
    const packet = (inner: string) => `<x:xmpmeta xmlns:x="adobe:ns:meta/">${inner}</x:xmpmeta>`;
    const said = packet(
      '<rdf drone-dji:GpsLatitude="+46.78" exif:GPSLongitude="92,6W" tiff:Make="DJI"><exif:GPSAltitude>214/1</exif:GPSAltitude></rdf>',
    );
    const text = await textOf(await withoutPlace(picture(said)));
    expect(text).toContain('tiff:Make="DJI"');
    expect(text).not.toMatch(/46\.78|92,6W|214/);
  });

  it('is blanked in a video', async () => {
    const video = new Blob(['\u0000xyz+46.7867-092.1005+214.000/ moov'], { type: 'video/mp4' });
    const text = await textOf(await withoutPlace(video));
    expect(text).not.toMatch(/46\.7|92\.1/);
    expect(text).toContain('moov');
  });

  it.each([
    ['without a position', picture('nothing', '46.7 -92.1')],
    ['whose EXIF data is cut off', picture(exif(true).slice(0, 30))],
    ['whose position lies outside of it', new Blob([exif(true).slice(0, 39)])],
    ['with nothing in it', new Blob([])],
  ])('leaves a file %s as it is', async (_what, file) => {
    expect(await withoutPlace(file)).toBe(file);
  });
});
