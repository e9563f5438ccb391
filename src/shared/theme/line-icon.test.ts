import { __iconData as clock } from 'lucide-react/icons/clock';
import type { LucideIconNode } from 'lucide-react/types';
import { describe, expect, it } from 'vitest';

import { linePath } from './line-icon';

const drawn = (...node: LucideIconNode[]) => linePath({ name: 'drawn', size: 24, node });

describe('linePath', () => {
  it.each<{ shape: LucideIconNode; path: string }>([
    { shape: ['path', { d: 'm9 9 5 5' }], path: 'M0 0m9 9 5 5' },
    {
      shape: ['circle', { cx: '12', cy: '12', r: '10' }],
      path: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0',
    },
    {
      shape: ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }],
      path: 'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0',
    },
    {
      shape: ['rect', { x: '3', y: '4', width: '18', height: '10', rx: '2' }],
      path: 'M5 4h14a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z',
    },
    { shape: ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }], path: 'M1 2L3 4' },
    { shape: ['polyline', { points: '1 2 3 4' }], path: 'M1 2 3 4' },
    { shape: ['polygon', { points: '1 2 3 4' }], path: 'M1 2 3 4z' },
  ])('writes $shape as a path', ({ shape, path }) => {
    expect(drawn(shape)).toBe(path);
  });

  it('draws all shapes of an icon, each from the corner of the grid', () => {
    expect(linePath(clock)).toBe('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M0 0M12 6v6l4 2');
  });

  it('refuses a shape it cannot write instead of leaving it out', () => {
    expect(() => drawn(['text', {}])).toThrow(/text/);
  });
});
