import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrowHead, ellipseOf, lineWidth, markOfDrag } from './mark-up';

const point = fc.record({ x: fc.integer({ min: 0, max: 2000 }), y: fc.integer({ min: 0, max: 2000 }) });

describe('marks on a photo', () => {
  it('ignore a slip of the hand', () => {
    expect(markOfDrag('arrow', { x: 10, y: 10 }, { x: 12, y: 12 })).toBeNull();
    expect(markOfDrag('arrow', { x: 10, y: 10 }, { x: 90, y: 12 })).not.toBeNull();
  });

  it('are as strong on a large photo as on a small one', () => {
    expect(lineWidth({ width: 2000, height: 1500 })).toBe(13);
    expect(lineWidth({ width: 200, height: 150 })).toBe(3);
  });

  it('have an arrow head whose sides are equally long', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        for (const end of arrowHead(from, to, 20)) {
          expect(Math.hypot(end.x - to.x, end.y - to.y)).toBeCloseTo(20);
        }
      }),
    );
  });

  it('have a circle inside the drag, whichever way it went', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        expect(ellipseOf(from, to)).toEqual(ellipseOf(to, from));
      }),
    );
  });
});
