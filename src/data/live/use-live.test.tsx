import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { customerShape } from '@/domain/customers/customer';
import { AppError } from '@/domain/core/errors';
import { query, recordRef } from '../core/query';
import { memoryStoreWith, renderWithData } from '../testing/render-with-data';
import { useCommit } from '../runtime/use-commit';
import { useViewer } from '../session/use-session';
import { patchRecord } from '../core/writes';
import { useCount, useLive, useLiveRecord, useOpenedRecord, usePages } from './use-live';

const openLeads = (limit = 50) =>
  query(customerShape, {
    where: [
      { field: 'owner', op: '==', value: 'person-1' },
      { field: 'listOrganizer', op: '==', value: 'Open' },
    ],
    orderBy: [{ field: 'name', direction: 'asc' }],
    limit,
  });

const customer = (uuid: string, name: string) => ({ uuid, name });
const rows = { [COLLECTIONS.customers]: [customer('c2', 'Bo'), customer('c1', 'Ann')] };

function Leads() {
  const { status, rows: leads, problems, pendingIds, error } = useLive(openLeads());
  return (
    <>
      <p role="status">{error?.message ?? status}</p>
      <ul>
        {leads.map((lead) => (
          <li key={lead.uuid}>
            {lead.name}
            {pendingIds.has(lead.uuid) && ' (waiting)'}
          </li>
        ))}
      </ul>
      {problems.map((problem) => (
        <p key={problem.id} role="alert">
          {`${problem.collection} ${problem.id}: ${problem.reason}`}
        </p>
      ))}
    </>
  );
}

function Rename() {
  const viewer = useViewer();
  const commit = useCommit();
  const rename = () =>
    commit({
      name: 'editRecord',
      label: 'Customer changed',
      writes: [patchRecord(viewer, customerShape, 'c1', { name: 'Zoe' })],
      undo: [patchRecord(viewer, customerShape, 'c1', { name: 'Ann' })],
    });
  return <button onClick={rename}>Rename</button>;
}

const names = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('useLive', () => {
  it('shows the rows in order and follows changes by others', async () => {
    const { store } = renderWithData(<Leads />, { rows });
    expect(await screen.findByText('Ann')).toBeVisible();
    expect(names()).toEqual(['Ann', 'Bo']);
    const stored = store.server.read({ collection: COLLECTIONS.customers, id: 'c2' });
    act(() =>
      store.server.put(
        { collection: COLLECTIONS.customers, id: 'c3' },
        { ...stored, uuid: 'c3', name: 'Abe' },
      ),
    );
    expect(await screen.findByText('Abe')).toBeVisible();
  });

  it('does not take nothing on the device for nothing at all', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const store = memoryStoreWith({});
    store.goOffline();
    renderWithData(<Leads />, { store });
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('status')).toHaveTextContent('loading');
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    expect(screen.getByRole('status')).toHaveTextContent(new AppError('network').message);
    act(() => store.goOnline());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('ready'));
    // The server's answer stays valid when the connection is lost.
    act(() => store.goOffline());
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(screen.getByRole('status')).toHaveTextContent('ready');
  });

  it('names an unreadable document and still shows the others', async () => {
    const store = memoryStoreWith(rows);
    const broken = { ...store.server.read({ collection: COLLECTIONS.customers, id: 'c1' }), phone: 5 };
    store.server.put({ collection: COLLECTIONS.customers, id: 'c1' }, broken);
    renderWithData(<Leads />, { store });
    expect(await screen.findByRole('alert')).toHaveTextContent('Customers c1: phone: expected text, found 5');
    expect(names()).toEqual(['Bo']);
  });

  it('reports denied reading', async () => {
    renderWithData(<Leads />, { store: memoryStoreWith(rows, { readable: () => new AppError('denied') }) });
    expect(await screen.findByText(/You do not have the right/)).toBeVisible();
  });

  it('keeps a single listener under StrictMode', async () => {
    const { store } = renderWithData(
      <StrictMode>
        <Leads />
        <Leads />
      </StrictMode>,
      { rows },
    );
    expect(await screen.findAllByText('Ann')).toHaveLength(2);
    expect(store.openWatchers()).toBe(1);
  });
});

describe('useCommit', () => {
  it('shows a change at once as waiting, hands out its undo, and takes it back', async () => {
    const user = userEvent.setup();
    const onAccepted = vi.fn();
    const { store } = renderWithData(
      <>
        <Leads />
        <Rename />
      </>,
      { rows, onAccepted },
    );
    await screen.findByText('Ann');
    act(() => store.goOffline());
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('Zoe (waiting)')).toBeVisible();
    act(() => store.goOnline());
    expect(await screen.findByText('Zoe')).toBeVisible();
    const undo: unknown = onAccepted.mock.calls[0]?.[1];
    act(() => {
      if (typeof undo === 'function') undo();
    });
    expect(await screen.findByText('Ann')).toBeVisible();
  });

  it('shows the old state again and notifies the app when the server refuses', async () => {
    const user = userEvent.setup();
    const onRefused = vi.fn();
    const store = memoryStoreWith(rows, { authorize: () => new AppError('denied') });
    renderWithData(
      <>
        <Leads />
        <Rename />
      </>,
      { store, onRefused },
    );
    await screen.findByText('Ann');
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('Ann')).toBeVisible();
    await vi.waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
    expect(onRefused.mock.calls[0]?.[1]).toMatchObject({ code: 'denied' });
  });
});

describe('useLiveRecord', () => {
  function Name({ id }: { readonly id: string | null }) {
    const { status, record } = useLiveRecord(id === null ? null : recordRef(customerShape, id));
    return <p>{record?.name ?? status}</p>;
  }

  it.each([
    ['c1', 'Ann'],
    ['gone', 'missing'],
    [null, 'idle'],
  ])('reads %s as %s', async (id, shown) => {
    renderWithData(<Name id={id} />, { rows });
    expect(await screen.findByText(shown)).toBeVisible();
  });

  it('stays loading while only this device has reported the record missing', async () => {
    const store = memoryStoreWith(rows);
    store.goOffline();
    renderWithData(<Name id="gone" />, { store });
    expect(await screen.findByText('loading')).toBeVisible();
    act(() => store.goOnline());
    expect(await screen.findByText('missing')).toBeVisible();
  });
});

describe('useOpenedRecord', () => {
  function Opened({ id }: { readonly id: string }) {
    const { status, record, error } = useOpenedRecord(recordRef(customerShape, id));
    return <p role="status">{record?.name ?? error?.message ?? status}</p>;
  }
  const noConnection = new AppError('network').message;

  it('reports a missing connection after a while, and shows the record when it is back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const store = memoryStoreWith({});
    store.goOffline();
    renderWithData(<Opened id="c1" />, { store });
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('status')).toHaveTextContent('loading');
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(screen.getByRole('status')).toHaveTextContent(noConnection);
    act(() => store.goOnline());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('missing'));
    act(() => store.goOffline());
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.getByRole('status')).toHaveTextContent('missing');
  });
});

describe('usePages and useCount', () => {
  const many = {
    [COLLECTIONS.customers]: ['A', 'B', 'C', 'D', 'E'].map((name) => customer(`id-${name}`, name)),
  };

  function Paged() {
    const { rows: leads, hasMore, loadMore, loadingMore } = usePages(openLeads(2));
    const { value } = useCount(openLeads(1000));
    return (
      <>
        <p>{leads.map((lead) => lead.name).join('')}</p>
        <p>{`of ${String(value)}`}</p>
        {loadingMore && <p>more to come</p>}
        {hasMore && <button onClick={loadMore}>More</button>}
      </>
    );
  }

  it('loads page after page until there is no more', async () => {
    const user = userEvent.setup();
    renderWithData(<Paged />, { rows: many });
    expect(await screen.findByText('AB')).toBeVisible();
    expect(await screen.findByText('of 5')).toBeVisible();
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('ABCDE')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('more to come')).toBeNull();
  });

  it('reports that more may come while only this device has answered', async () => {
    const { store } = renderWithData(<Paged />, { rows: many });
    expect(await screen.findByText('AB')).toBeVisible();
    act(() => store.goOffline());
    expect(await screen.findByText('more to come')).toBeVisible();
    act(() => store.goOnline());
    await waitFor(() => expect(screen.queryByText('more to come')).toBeNull());
  });
});
