import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { renderUi } from '../testing/render-ui';
import { DataTable, type DataColumn } from './data-table';
import { steadyRange } from './row-slots';

type Lead = { id: string; name: string };

const LEADS: Lead[] = Array.from({ length: 1_000 }, (_, index) => ({
  id: String(index),
  name: `Lead ${index}`,
}));
const COLUMNS: DataColumn<Lead>[] = [
  { id: 'name', header: 'Name', cell: (lead) => lead.name, primary: true },
];

function Leads() {
  return (
    <>
      <DataTable
        label="Leads"
        rows={LEADS}
        columns={COLUMNS}
        rowId={(lead) => lead.id}
        rowLabel={(lead) => lead.name}
        selection={[]}
        onSelectionChange={() => undefined}
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

const directions = fc.constantFrom('forward', 'backward', null);

const grid = () => screen.getByRole('grid');
const rows = () => [...grid().querySelectorAll<HTMLElement>('.jl-row')];
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`${name}$`) });
const places = () => rows().map((one) => Number(one.getAttribute('aria-rowindex')));

/** Scrolls to the row with this index, as the wheel does. */
function scrollTo(index: number) {
  grid().scrollTop = index * 44;
  fireEvent.scroll(grid());
}

const inOrder = () =>
  waitFor(() => expect(places()).toEqual(places().toSorted((a, b) => a - b)), { interval: 20 });

describe('steadyRange', () => {
  it('draws equally many rows wherever one looks, all that are seen among them', () => {
    fc.assert(
      fc.property(
        fc.nat(500),
        fc.nat(500),
        fc.integer({ min: 1, max: 30 }),
        directions,
        (count, start, seen, direction) => {
          const startIndex = Math.min(start, Math.max(0, count - 1));
          const endIndex = Math.min(count - 1, startIndex + seen - 1);
          const range = steadyRange({ startIndex, endIndex, overscan: 4, count, lanes: 1 }, seen, direction);
          expect(range).toHaveLength(Math.min(count, seen + 8));
          for (let index = startIndex; index <= endIndex; index += 1) expect(range).toContain(index);
          expect(range).toEqual(range.map((_, place) => (range[0] ?? 0) + place));
          if (count > 0) expect(range.at(-1)).toBeLessThan(count);
        },
      ),
    );
  });
});

describe('the rows of a long list', () => {
  it('take over the elements of those that left, and stand in order once the list is still', async () => {
    renderUi(<Leads />);
    const before = new Set(rows());
    scrollTo(103);
    expect(row('Lead 103')).toBeInTheDocument();
    expect(rows().every((element) => before.has(element))).toBe(true);
    await inOrder();
    expect(rows().every((element) => before.has(element))).toBe(true);
  });

  it('leave the focus on the grid while its row is away, and take it back', async () => {
    const { user } = renderUi(<Leads />);
    act(() => row('Lead 3').focus());
    scrollTo(300);
    expect(grid()).toHaveFocus();
    scrollTo(0);
    expect(row('Lead 3')).toHaveFocus();
    scrollTo(300);
    await user.keyboard('{ArrowDown}');
    // The browser would scroll there by itself.
    scrollTo(0);
    expect(row('Lead 4')).toHaveFocus();
  });

  it('begin at the top again when something else is asked for', async () => {
    const { router } = renderUi(<Leads />);
    scrollTo(300);
    await act(() => router.navigate('?search=berg'));
    expect(grid().scrollTop).toBe(0);
  });

  it('do not take the focus from where somebody went meanwhile', async () => {
    const { user } = renderUi(<Leads />);
    act(() => row('Lead 3').focus());
    scrollTo(300);
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    scrollTo(0);
    await inOrder();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });
});
