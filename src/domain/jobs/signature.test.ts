import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnSignature, SIGNATURE_BOX, signaturePath, signaturePoint } from './signature';

const point = fc.record({
  x: fc.integer({ min: 0, max: SIGNATURE_BOX.width }),
  y: fc.integer({ min: 0, max: SIGNATURE_BOX.height }),
});

describe('a drawn signature', () => {
  it.each([
    [[], ''],
    [[[]], ''],
    [[[{ x: 4, y: 5 }]], 'M4 5l0 0'],
    [
      [
        [
          { x: 10, y: 20 },
          { x: 13, y: 18 },
          { x: 13, y: 30 },
        ],
        [
          { x: 1, y: 1 },
          { x: 9, y: 9 },
        ],
      ],
      'M10 20l3 -2l0 12M1 1l8 8',
    ],
  ])('is a short path', (strokes, path) => {
    expect(signaturePath(strokes, 8_000)).toBe(path);
  });

  it('always fits, and can be drawn again', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(point, { minLength: 1, maxLength: 80 }), { maxLength: 12 }),
        (strokes) => {
          const path = signaturePath(strokes, 600);
          expect(path.length).toBeLessThanOrEqual(600);
          expect(drawnSignature(path)).toBe(path);
        },
      ),
    );
  });

  it('is thinned out before any of it is left out', () => {
    const long = Array.from({ length: 400 }, (_, at) => ({ x: Math.round(at / 2), y: at % 3 }));
    const path = signaturePath([long, [{ x: 300, y: 100 }]], 800);
    expect(path).toMatch(/M300 100l0 0$/);
    expect(path.length).toBeLessThanOrEqual(800);
  });

  it.each(['', 'M1 2', 'M1 2l3 4Z', 'M1 2l3 4" onload="', 'url(x)'])('is nothing for %j', (path) => {
    expect(drawnSignature(path)).toBe('');
  });

  it.each([
    [
      { x: 80, y: 30 },
      { width: 160, height: 60 },
      { x: 160, y: 60 },
    ],
    [
      { x: -5, y: 900 },
      { width: 160, height: 60 },
      { x: 0, y: 120 },
    ],
    [
      { x: 5, y: 6 },
      { width: 0, height: 0 },
      { x: 5, y: 6 },
    ],
  ])('has its points inside its box', (at, size, expected) => {
    expect(signaturePoint(at, size)).toEqual(expected);
  });
});
