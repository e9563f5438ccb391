import { describe, expect, it } from 'vitest';

import type { DataColumn } from './data-table-model';
import { gridTracks } from './data-table-model';

const column = (more: Partial<DataColumn<never>>): DataColumn<never> => ({
  id: 'one',
  header: 'One',
  cell: () => null,
  ...more,
});

/** In rem, with the padding around it. */
const track = (pixels: number, around: number) => `${(pixels + around) / 16}rem`;

describe('the tracks of a table', () => {
  it("give a column without weight exactly its content's width, and the rest to its text", () => {
    const columns = [
      column({ width: 120, grow: 7 }),
      column({ width: 64, most: 84 }),
      column({ width: 130 }),
      column({ width: 106 }),
    ];
    expect(gridTracks(columns, true, [])).toEqual({
      tracks: `${52 / 16}rem minmax(${track(120, 12)}, 19fr) minmax(${track(64, 12)}, ${track(84, 12)}) ${track(130, 12)} ${track(106, 24)}`,
      minWidth: track(52 + 120 + 64 + 130 + 106, 12 + 12 + 12 + 24),
    });
  });

  it('begin at the gutter where nothing can be selected, and let the last column grow where none does', () => {
    expect(gridTracks([column({ width: 100 }), column({ width: 100 })], false, [])).toEqual({
      tracks: `${track(100, 12 + 24)} minmax(${track(100, 24)}, 1fr)`,
      minWidth: track(200, 12 + 24 + 24),
    });
  });

  type Named = { name: string; street: string; source: string };
  const named: DataColumn<Named>[] = [
    {
      id: 'name',
      header: 'Name',
      width: 120,
      grow: 7,
      cell: () => null,
      primary: true,
      title: ({ name }) => name,
    },
    { id: 'street', header: 'Street', width: 120, grow: 9, cell: () => null, title: ({ street }) => street },
    { id: 'source', header: 'Source', width: 64, most: 84, cell: () => null, title: ({ source }) => source },
  ];
  const rowsOf = (count: number, source: string) =>
    Array.from({ length: count }, () => ({ name: 'x'.repeat(30), street: 'x'.repeat(20), source }));

  it('follow from how long the texts of the first rows are', () => {
    const { tracks } = gridTracks(named, true, rowsOf(60, 'x'.repeat(20)));
    expect(tracks).toContain(`minmax(${track(120, 12)}, 234fr) minmax(${track(120, 12)}, 156fr)`);
    expect(tracks).toContain(`minmax(${track(64, 24)}, ${track(84, 24)})`);
  });

  it('are as narrow as the head where a whole list has nothing in a column', () => {
    expect(gridTracks(named, true, rowsOf(50, '')).tracks).toMatch(new RegExp(` ${track(56, 24)}$`));
    expect(gridTracks(named, true, rowsOf(51, '')).tracks).toMatch(new RegExp(` ${track(64, 24)}$`));
  });

  it('leave the room of a text that no row has to the other texts', () => {
    const { tracks } = gridTracks(
      named,
      true,
      rowsOf(50, 'Web').map((row) => ({ ...row, street: '' })),
    );
    expect(tracks).toContain(` minmax(${track(120, 12)}, 234fr) ${track(56, 12)} `);
  });

  it('are as narrow as the head, too, where no row fills a column without a text', () => {
    const filled = column({ width: 154, filled: () => false });
    const rows = [{}, {}] as never[];
    expect(gridTracks([column({ grow: 1 }), filled], true, rows).tracks).toMatch(
      new RegExp(` ${track(36, 24)}$`),
    );
    expect(gridTracks([column({ grow: 1 }), { ...filled, filled: () => true }], true, rows).tracks).toMatch(
      new RegExp(` ${track(154, 24)}$`),
    );
  });

  it('ignore one text that is far longer than the others', () => {
    const rows = [...rowsOf(49, 'Web'), { name: 'x'.repeat(30), street: 'x'.repeat(300), source: 'Web' }];
    expect(gridTracks(named, true, rows).tracks).toContain('156fr');
  });
});
