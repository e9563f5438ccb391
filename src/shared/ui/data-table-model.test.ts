import { describe, expect, it } from 'vitest';

import type { DataColumn } from './data-table-model';
import { gridTracks } from './data-table-model';

const column = (more: Partial<DataColumn<never>>): DataColumn<never> => ({
  id: 'one',
  header: 'One',
  cell: () => null,
  ...more,
});

/** In rem, with the room around it. */
const track = (pixels: number, around: number) => `${(pixels + around) / 16}rem`;

describe('the tracks of a table', () => {
  it('give a column without weight the width of its content and no more, and what is left to its text', () => {
    const columns = [
      column({ width: 120, grow: 7 }),
      column({ width: 64, most: 84 }),
      column({ width: 130 }),
      column({ width: 106 }),
    ];
    expect(gridTracks(columns, true)).toEqual({
      tracks: `${52 / 16}rem minmax(${track(120, 12)}, 7fr) minmax(${track(64, 12)}, ${track(84, 12)}) ${track(130, 12)} ${track(106, 24)}`,
      minWidth: track(52 + 120 + 64 + 130 + 106, 12 + 12 + 12 + 24),
    });
  });

  it('begin at the gutter where nothing can be selected, and let the last column grow where none does', () => {
    expect(gridTracks([column({ width: 100 }), column({ width: 100 })], false)).toEqual({
      tracks: `${track(100, 12 + 24)} minmax(${track(100, 24)}, 1fr)`,
      minWidth: track(200, 12 + 24 + 24),
    });
  });
});
