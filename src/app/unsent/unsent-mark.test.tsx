import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { customerIntents, editCustomer } from '@/data/customers/customer-changes';
import { customerRef } from '@/data/customers/customers';
import { useLiveRecord } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { memoryStoreWith, renderWithData } from '@/data/testing/render-with-data';
import type { RenderWithDataOptions } from '@/data/testing/render-with-data';
import { useCommit } from '@/data/runtime/use-commit';
import type { Customer } from '@/domain/customers/customer';
import { AppError } from '@/domain/core/errors';
import { paths } from '@/domain/navigation/paths';
import { MINUTE_MS, SECOND_MS } from '@/domain/time/time';
import type { MemoryStore } from '@/data/store/memory/memory-store';
import type { Write } from '@/data/store/port';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { DeviceBars } from './device-bars';
import { UnsentMark } from './unsent-mark';

const rows = { Customers: [{ uuid: 'noor', name: 'Noor Al-Masri', city: 'Waco' }] };

function Mover() {
  const { record } = useLiveRecord(customerRef('noor'));
  return record && <MoveButton customer={record} />;
}

function MoveButton({ customer }: { readonly customer: Customer }) {
  const viewer = useViewer();
  const commit = useCommit();
  return (
    <>
      <button type="button" onClick={() => commit(editCustomer(viewer, customer, { city: 'Plano' }))}>
        Move to Plano
      </button>
      <button type="button" onClick={() => commit(customerIntents.remove(viewer, customer))}>
        Delete
      </button>
    </>
  );
}

async function setUp(
  authorize: (write: Write) => AppError | null = () => null,
  options: Pick<RenderWithDataOptions, 'user' | 'functions'> = {},
) {
  // The list is a separate chunk, which a busy machine loads slowly.
  configure({ asyncUtilTimeout: 10_000 });
  const store = memoryStoreWith(rows, { authorize });
  const user = userEvent.setup();
  renderWithData(
    <AppThemeProvider>
      <FeedbackProvider>
        <DeviceBars />
        <UnsentMark />
        <Mover />
      </FeedbackProvider>
    </AppThemeProvider>,
    { store, ...options },
  );
  const move = async () => user.click(await screen.findByRole('button', { name: 'Move to Plano' }));
  return { store, user, move };
}

const noor = { collection: 'Customers', id: 'noor' };
const cityOf = (store: MemoryStore) => store.server.read(noor)?.['city'];

/** Simulates losing and regaining the network, which the browser reports. */
function loseNetwork(store: MemoryStore) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => {
    store.goOffline();
    window.dispatchEvent(new Event('offline'));
  });
}
function findNetwork(store: MemoryStore) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => {
    store.goOnline();
    window.dispatchEvent(new Event('online'));
  });
}

afterEach(() => {
  vi.useRealTimers();
});

describe('changes that the server does not have', () => {
  it('are counted and listed while there is no connection, and gone once they are sent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { store, user, move } = await setUp();
    await screen.findByRole('button', { name: 'Move to Plano' });
    loseNetwork(store);
    expect(await screen.findByText(/^No connection\./)).toBeVisible();
    await move();
    // A busy device may be silent for a moment.
    await act(() => vi.advanceTimersByTimeAsync(SECOND_MS));
    expect(screen.queryByText(/^This browser does not keep/)).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(10 * SECOND_MS));
    // A window that stores nothing is not reported as a full device.
    expect(await screen.findByText(/^This browser does not keep your changes/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '1 change waiting to send' }));
    const item = await screen.findByRole('listitem', { name: 'Changes saved: Noor Al-Masri' });
    expect(item).toHaveTextContent('CityPlano');
    expect(within(item).getByRole('link', { name: 'Noor Al-Masri' })).toHaveAttribute(
      'href',
      paths.customer('noor'),
    );
    findNetwork(store);
    expect(await screen.findByText('Everything is sent.')).toBeVisible();
    expect(cityOf(store)).toBe('Plano');
  });

  it('ask which value stays when another user changed the same field meanwhile', async () => {
    const { store, user, move } = await setUp();
    await screen.findByRole('button', { name: 'Move to Plano' });
    loseNetwork(store);
    await move();
    await screen.findByRole('button', { name: '1 change waiting to send' });
    const others = { ...store.server.read(noor), city: 'Tyler', updatedBy: 'priya' };
    act(() => store.server.put(noor, others));
    findNetwork(store);
    const item = await screen.findByRole('listitem', { name: 'Changes saved: Noor Al-Masri' });
    expect(item).toHaveTextContent('City: Someone changed this to “Tyler” while you changed it to “Plano”.');
    await waitFor(() => expect(cityOf(store)).toBe('Plano'));
    await user.click(within(item).getByRole('button', { name: 'Take theirs' }));
    expect(await screen.findByText('Everything is sent.')).toBeVisible();
    expect(cityOf(store)).toBe('Tyler');
  });

  it('let users keep their own', async () => {
    const { store, user, move } = await setUp();
    await screen.findByRole('button', { name: 'Move to Plano' });
    loseNetwork(store);
    await move();
    await screen.findByRole('button', { name: '1 change waiting to send' });
    act(() => store.server.put(noor, { ...store.server.read(noor), city: 'Tyler' }));
    findNetwork(store);
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Everything is sent.')).toBeVisible();
    expect(cityOf(store)).toBe('Plano');
  });

  it.each([
    ['Bring back', 'Tyler'],
    ['Keep deleted', undefined],
    ['Undo', 'Waco'],
  ])('ask whether a customer stays deleted whom another user changed meanwhile: %s', async (answer, city) => {
    const { store, user } = await setUp();
    await screen.findByRole('button', { name: 'Delete' });
    const before = store.server.read(noor);
    loseNetwork(store);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('button', { name: '1 change waiting to send' });
    act(() => store.server.put(noor, { ...store.server.read(noor), city: 'Tyler', updatedBy: 'priya' }));
    findNetwork(store);
    const item = await screen.findByRole('listitem', { name: 'Customer deleted: Noor Al-Masri' });
    expect(item).toHaveTextContent('Someone changed this customer while you deleted it.City: “Tyler”');
    expect(item).not.toHaveTextContent('other record');
    await waitFor(() => expect(store.server.read(noor)).toBeNull());
    if (answer === 'Undo') {
      act(() => store.server.put(noor, before));
      expect(await within(item).findByText(/Undo brought them back without this\.$/)).toBeVisible();
      expect(within(item).queryByRole('button', { name: 'Bring back' })).not.toBeInTheDocument();
      await user.click(within(item).getByRole('button', { name: 'Noted' }));
    } else await user.click(within(item).getByRole('button', { name: answer }));
    expect(await screen.findByText('Everything is sent.')).toBeVisible();
    await waitFor(() => expect(cityOf(store)).toBe(city));
  });

  it('are offered again when the server refuses them, beside its values', async () => {
    let refusal: AppError | null = new AppError('denied');
    const { store, user, move } = await setUp(() => refusal);
    await move();
    await user.click(await screen.findByRole('button', { name: '1 change not saved' }));
    const item = await screen.findByRole('listitem', { name: 'Changes saved: Noor Al-Masri' });
    expect(item).toHaveTextContent('Yours: Plano');
    expect(item).toHaveTextContent('On the server: Waco');
    expect(item).toHaveTextContent('The record does not allow this change as it is now.');
    refusal = null;
    await user.click(within(item).getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Everything is sent.')).toBeVisible();
    expect(cityOf(store)).toBe('Plano');
  });

  it('are not sent again to a record that was deleted meanwhile', async () => {
    const { store, user, move } = await setUp(() => new AppError('denied'));
    await move();
    act(() => store.server.put(noor, null));
    await user.click(await screen.findByRole('button', { name: '1 change not saved' }));
    expect(await screen.findByText(/^This record was deleted meanwhile\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Everything is sent.')).toBeVisible();
  });

  it('can be copied and dropped', async () => {
    const { store, user, move } = await setUp(() => new AppError('denied'));
    await move();
    await user.click(await screen.findByRole('button', { name: '1 change not saved' }));
    await user.click(await screen.findByRole('button', { name: 'Copy text' }));
    expect(await navigator.clipboard.readText()).toBe('Changes saved: Noor Al-Masri\nCity: Plano');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Everything is sent.')).toBeVisible();
    expect(cityOf(store)).toBe('Waco');
  });

  it('of an employee are told to the office after a minute, and again when none is left', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const reported: unknown[] = [];
    const reportRefused = (input: unknown) => reported.push(input);
    const { user, move } = await setUp(() => new AppError('denied'), {
      user: { companyUser: true, companyUuid: 'hollis', isAdmin: false, isCompanyAdmin: false },
      functions: { reportRefused },
    });
    await move();
    await user.click(await screen.findByRole('button', { name: '1 change not saved' }));
    await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
    const records = [{ collection: 'Customers', id: 'noor' }];
    expect(reported).toEqual([{ count: 1, records }]);
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Everything is sent.')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
    expect(reported).toEqual([
      { count: 1, records },
      { count: 0, records: [] },
    ]);
    await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
    expect(reported).toHaveLength(2);
  });

  it('of an administrator are told to nobody else', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const reportRefused = vi.fn();
    const { move } = await setUp(() => new AppError('denied'), {
      user: { companyUser: true, companyUuid: 'hollis', isAdmin: true, isCompanyAdmin: true },
      functions: { reportRefused },
    });
    await move();
    await screen.findByRole('button', { name: '1 change not saved' });
    await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE_MS));
    expect(reportRefused).not.toHaveBeenCalled();
  });
});
