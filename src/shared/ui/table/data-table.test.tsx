import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { renderUi } from '../../testing/render-ui';
import { DataTable, type DataColumn } from './data-table';
import type { DataTableProps } from './data-table-props';

type Lead = { id: string; name: string; amount: number | null };

const LEADS: Lead[] = [
  { id: 'a', name: 'Noor', amount: 300 },
  { id: 'b', name: 'Bob', amount: null },
  { id: 'c', name: 'Tyler', amount: 100 },
];

const COLUMNS: DataColumn<Lead>[] = [
  { id: 'name', header: 'Name', cell: (lead) => lead.name, primary: true, sortValue: (lead) => lead.name },
  {
    id: 'amount',
    header: 'Amount',
    cell: (lead) => lead.amount ?? '–',
    sortValue: (lead) => lead.amount,
    align: 'end',
  },
];

const LEAD_ROW = {
  rowId: (lead: Lead) => lead.id,
  rowLabel: (lead: Lead) => lead.name,
  rowHref: (lead: Lead) => `/lead/${lead.id}`,
};

function Leads(props: Partial<DataTableProps<Lead>>) {
  const [selection, setSelection] = useState<string[]>([]);
  return (
    <DataTable
      label="Leads"
      rows={LEADS}
      columns={COLUMNS}
      {...LEAD_ROW}
      selection={selection}
      onSelectionChange={setSelection}
      {...props}
    />
  );
}

const names = () => screen.getAllByRole('link').map((link) => link.textContent);

/** A list that comes in two parts, the first while it still loads. */
function Growing({ onEndReached }: Pick<DataTableProps<Lead>, 'onEndReached'>) {
  const [count, setCount] = useState(10);
  const rows = Array.from({ length: count }, (_, at) => ({
    id: `lead-${at}`,
    name: `Lead ${at}`,
    amount: at,
  }));
  return (
    <>
      <button onClick={() => setCount(60)}>Rest</button>
      <Leads rows={rows} loading={count === 10} {...(onEndReached && { onEndReached })} />
    </>
  );
}

describe('DataTable', () => {
  it('sorts by a column when its head is pressed, and the other way when pressed again, empty values last', async () => {
    const { user } = renderUi(<Leads />);
    await user.click(screen.getByRole('button', { name: 'Amount' }));
    expect(names()).toEqual(['Tyler', 'Noor', 'Bob']);
    expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Amount' }));
    expect(names()).toEqual(['Noor', 'Tyler', 'Bob']);
  });

  it('reports the wanted order and leaves the rows alone when the caller sorts', async () => {
    const onSortChange = vi.fn();
    const columns: DataColumn<Lead>[] = [
      { id: 'name', header: 'Name', cell: (lead) => lead.name, primary: true, sortable: true },
    ];
    const { user } = renderUi(
      <Leads columns={columns} sort={{ columnId: 'name', direction: 'asc' }} onSortChange={onSortChange} />,
    );
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(onSortChange).toHaveBeenCalledWith({ columnId: 'name', direction: 'desc' });
    expect(names()).toEqual(['Noor', 'Bob', 'Tyler']);
  });

  it('moves with the arrow keys, has one row in the tab order, and opens with Enter', async () => {
    const { user, router } = renderUi(<Leads />);
    screen.getByRole('row', { name: /Noor/ }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('row', { name: /Tyler/ })).toHaveFocus();
    expect(screen.getByRole('row', { name: /Tyler/ })).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('row', { name: /Noor/ })).toHaveAttribute('tabindex', '-1');
    await user.keyboard('{Home}{Enter}');
    expect(router.state.location.pathname).toBe('/lead/a');
  });

  it('selects with Space, all with Ctrl+A, and clears with Escape', async () => {
    const { user } = renderUi(<Leads />);
    screen.getByRole('row', { name: /Noor/ }).focus();
    await user.keyboard('{ArrowDown}[Space]');
    expect(screen.getByRole('row', { name: /Bob/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('checkbox', { name: 'Select Bob' })).toBeChecked();
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('checkbox', { name: 'Select Bob' })).not.toBeChecked();
  });

  it('selects a range with Shift', async () => {
    const { user } = renderUi(<Leads />);
    await user.click(screen.getByRole('checkbox', { name: 'Select Noor' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Tyler' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByRole('checkbox', { name: 'Select Bob' })).toBeChecked();
  });

  it('opens the pressed row, but not when its checkbox is pressed', async () => {
    const onOpen = vi.fn();
    const { user } = renderUi(<Leads onOpen={onOpen} />);
    await user.click(screen.getByRole('checkbox', { name: 'Select Bob' }));
    expect(onOpen).not.toHaveBeenCalled();
    await user.click(screen.getByText('100'));
    expect(onOpen).toHaveBeenCalledWith(LEADS[2]);
  });

  it('marks rows with an unsent change, and omits hidden columns', () => {
    renderUi(<Leads isPending={(lead) => lead.id === 'b'} hidden={['amount']} />);
    expect(within(screen.getByRole('row', { name: /Bob/ })).getByText('Waiting to send')).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Amount' })).not.toBeInTheDocument();
  });

  it('renders only a screenful of 10,000 rows and gives their count', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      id: String(index),
      name: `Lead ${index}`,
      amount: index,
    }));
    renderUi(<Leads rows={rows} />);
    expect(screen.getByRole('grid', { name: 'Leads' })).toHaveAttribute('aria-rowcount', '10001');
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });

  it('does not render unchanged rows again', async () => {
    const draw = vi.fn((lead: Lead) => lead.name);
    const columns: DataColumn<Lead>[] = [{ id: 'name', header: 'Name', cell: draw, primary: true }];
    const { user } = renderUi(<Leads columns={columns} />);
    await user.click(screen.getByRole('checkbox', { name: 'Select Noor' }));
    draw.mockClear();
    await user.click(screen.getByRole('checkbox', { name: 'Select Tyler' }));
    const drawn = new Set(draw.mock.calls.map(([lead]) => lead.name));
    expect([...drawn].toSorted()).toEqual(['Noor', 'Tyler']);
  });

  it('asks for more near the end, and shows the empty state without rows', () => {
    const onEndReached = vi.fn();
    renderUi(<Leads onEndReached={onEndReached} />);
    expect(onEndReached).toHaveBeenCalledTimes(1);
  });

  it('asks for no more rows once more rows have moved the end away', async () => {
    const onEndReached = vi.fn();
    const { user } = renderUi(<Growing onEndReached={onEndReached} />);
    await user.click(screen.getByRole('button', { name: 'Rest' }));
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '61');
    expect(onEndReached).not.toHaveBeenCalled();
    renderUi(<Leads rows={[]} empty={<p>No leads yet</p>} />);
    expect(screen.getByText('No leads yet')).toBeInTheDocument();
  });

  it('is busy with placeholder rows while loading', () => {
    renderUi(<Leads rows={[]} loading empty={<p>No leads yet</p>} />);
    expect(screen.getByRole('grid', { name: 'Leads' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('No leads yet')).not.toBeInTheDocument();
  });
});

const LONG = Array.from({ length: 1_000 }, (_, index) => ({
  id: String(index),
  name: `Lead ${index}`,
  amount: null,
}));

/** A scrolling list of names, and another focusable element. */
function LongList() {
  return (
    <>
      <Leads rows={LONG} columns={COLUMNS.slice(0, 1)} />
      <button type="button">Elsewhere</button>
    </>
  );
}

/** A list whose first row leaves when a row is opened. */
function Shrinking() {
  const [isOpened, setIsOpened] = useState(false);
  const left = isOpened ? LONG.slice(1) : LONG;
  return <Leads rows={left} columns={COLUMNS.slice(0, 1)} onOpen={() => setIsOpened(true)} />;
}

const grid = () => screen.getByRole('grid');
const rows = () => [...grid().querySelectorAll<HTMLElement>('.jl-row')];
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`${name}$`) });
const places = () => rows().map((one) => Number(one.getAttribute('aria-rowindex')));

function scrollTo(index: number) {
  grid().scrollTop = index * 44;
  fireEvent.scroll(grid());
}

describe('the rows of a long list', () => {
  it('are those near the visible part, in order', () => {
    renderUi(<LongList />);
    scrollTo(103);
    expect(row('Lead 103')).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /Lead 0$/ })).not.toBeInTheDocument();
    expect(places()).toEqual(places().toSorted((a, b) => a - b));
  });

  it('keep the focus while it is out of sight, and go on from there by key', async () => {
    const { user } = renderUi(<LongList />);
    act(() => row('Lead 3').focus());
    scrollTo(300);
    expect(row('Lead 3')).toHaveFocus();
    expect(places()).toEqual(places().toSorted((a, b) => a - b));
    await user.keyboard('{ArrowDown}');
    expect(row('Lead 4')).toHaveFocus();
    expect(grid().scrollTop).toBe(4 * 44);
  });

  it('move the focus by a screenful and to both ends', async () => {
    const { user } = renderUi(<LongList />);
    act(() => row('Lead 3').focus());
    await user.keyboard('{PageDown}');
    expect(row('Lead 20')).toHaveFocus();
    await user.keyboard('{PageUp}{End}');
    expect(row('Lead 999')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(row('Lead 0')).toHaveFocus();
  });

  it('leave the focus on the grid when its row leaves the list', async () => {
    const { user } = renderUi(<Shrinking />);
    act(() => row('Lead 0').focus());
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('row', { name: /Lead 0$/ })).not.toBeInTheDocument();
    expect(grid()).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(row('Lead 2')).toHaveFocus();
  });

  it('scroll to the top when the query changes', async () => {
    const { router } = renderUi(<LongList />);
    scrollTo(300);
    await act(() => router.navigate('?search=berg'));
    expect(grid().scrollTop).toBe(0);
  });

  it('do not take the focus back after it moved elsewhere', async () => {
    const { user } = renderUi(<LongList />);
    act(() => row('Lead 3').focus());
    scrollTo(300);
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    scrollTo(0);
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('heads groups, and its keys pass over the headings', async () => {
    const groupOf = ({ amount }: Lead) => (amount === null ? 'Open' : 'Priced');
    const { user } = renderUi(
      <Leads rows={[LEADS[1], LEADS[0], LEADS[2]].flatMap((one) => one ?? [])} groupOf={groupOf} />,
    );
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Open 1',
      'Priced 2',
    ]);
    const [first, second] = ['Bob', 'Noor'].map((name) =>
      screen.getByRole('row', { name: new RegExp(name) }),
    );
    first?.focus();
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
  });
});
