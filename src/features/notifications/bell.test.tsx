import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TEST_UID } from '@/data/testing/render-with-data';
import { now } from '@/data/store/port';
import type { MemoryStore } from '@/data/store/memory/memory-store';
import { encodeFields } from '@/domain/core/record-codec';
import { instant } from '@/domain/core/value';
import type { Doc } from '@/domain/core/value';
import { notificationShape } from '@/domain/notifications/notification';
import type { Notification } from '@/domain/notifications/notification';
import { makeNotification } from '@tests/factories/records';
import { openPage } from '@tests/setup/open-page';
import { stubComputerNotices } from '@tests/setup/stub-computer-notices';
import { Bell } from './bell';
import { EarlyBell } from './early-bell';

const MINUTE = 60_000;

const told = (index: number, more: Partial<Notification> = {}) =>
  makeNotification({
    uuid: `n${String(index).padStart(3, '0')}`,
    person: TEST_UID,
    owner: TEST_UID,
    title: `Title ${index}`,
    text: `Text ${index}`,
    link: `/app/customers/c${index}`,
    createdAt: Date.now() - index * MINUTE,
    ...more,
  });

const open = (notifications: readonly Notification[]) =>
  openPage(<Bell />, { rows: { Notifications: notifications } });

/** Changes notifications as functions do. */
const changeOf = ({ server }: MemoryStore) => {
  return (id: string, fields: Doc) => {
    const ref = { collection: 'Notifications', id };
    act(() => server.put(ref, { ...server.read(ref), ...fields }));
  };
};

describe('the bell', () => {
  it('counts what is unread, and announces what arrives while the app is open', async () => {
    const { store } = open([told(1), told(2, { readAt: Date.now() })]);
    expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await store.commit([
      {
        kind: 'patch',
        ref: { collection: 'Notifications', id: 'n002' },
        fields: { readAt: null, updatedAt: now() },
      },
    ]);
    expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('New notification. 2 unread'));
  });

  it('counts to 99', async () => {
    open(Array.from({ length: 120 }, (_, index) => told(index)));
    expect(await screen.findByRole('button', { name: 'Notifications, 99+ unread' })).toBeVisible();
  });
});

describe('the button of the bell', () => {
  it('opens the list when it is pressed before its code was fetched, and has the focus again after it', async () => {
    const { user } = openPage(<EarlyBell isReady={false} />, { rows: { Notifications: [told(1)] } });
    await user.click(await screen.findByRole('button', { name: 'Notifications' }));
    const list = await screen.findByRole('dialog', { name: 'Notifications' });
    expect(await within(list).findByText('Text 1')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toHaveFocus(),
    );
  });
});

describe('notices of this computer', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    localStorage.removeItem('computer-notices');
  });

  const openAway = async (notifications: readonly Notification[]) => {
    const shown = stubComputerNotices();
    localStorage.setItem('computer-notices', 'on');
    const opened = open(notifications);
    await screen.findByRole('button', { name: /^Notifications, / });
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    return { ...opened, shown };
  };

  it('tell of each new notification while the window is hidden, and lead to it', async () => {
    const { store, router, shown } = await openAway([told(1), told(2)]);
    const data = encodeFields(notificationShape.fields, told(0));
    act(() => store.server.put({ collection: 'Notifications', id: 'n000' }, data));
    await waitFor(() => expect(shown).toMatchObject([{ title: 'Title 0', body: 'Text 0' }]));
    shown[0]?.dispatchEvent(new Event('click'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/customers/c0'));
  });

  it('tell nothing while the window is visible', async () => {
    const { store, shown } = await openAway([told(1), told(2, { readAt: Date.now() })]);
    vi.restoreAllMocks();
    changeOf(store)('n002', { readAt: null, count: 2 });
    expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
    expect(shown).toEqual([]);
  });

  it('tell again of one that joins another event, and of none that is read', async () => {
    const { store, shown } = await openAway([told(1), told(2)]);
    const change = changeOf(store);
    change('n002', { readAt: instant(Date.now()), count: 2 });
    change('n001', { title: '2 changes', count: 2 });
    await waitFor(() => expect(shown).toMatchObject([{ title: '2 changes' }]));
  });
});

describe('the list under the bell', () => {
  const openList = async (notifications: readonly Notification[]) => {
    const opened = open(notifications);
    await opened.user.click(await screen.findByRole('button', { name: /^Notifications/ }));
    return { ...opened, list: within(await screen.findByRole('dialog', { name: 'Notifications' })) };
  };

  it('shows them by day, and marks one or all as read', async () => {
    const { user, list } = await openList([told(1), told(2), told(3, { readAt: Date.now() })]);
    expect(await list.findByText('Text 1')).toBeVisible();
    expect(list.getByText('2 new')).toBeVisible();
    expect(list.getAllByRole('button', { name: /^Mark as read/ })).toHaveLength(2);
    await user.click(list.getByRole('button', { name: 'Mark as read: Title 1' }));
    expect(await list.findByText('1 new')).toBeVisible();

    await user.click(list.getByRole('button', { name: 'Unread' }));
    expect(list.queryByText('Title 1')).not.toBeInTheDocument();
    expect(list.getByText('Title 2')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Mark all read' }));
    expect(await list.findByText('All read')).toBeVisible();
    expect(list.queryByRole('button', { name: 'Mark all read' })).not.toBeInTheDocument();
  });

  it('goes to the record, which marks it as read and closes the list', async () => {
    const { user, list } = await openList([told(1)]);
    const link = await list.findByRole('link', { name: 'Title 1' });
    expect(link).toHaveAttribute('href', '/app/customers/c1');
    await user.click(link);
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows older ones a page at a time', async () => {
    const { user, list } = await openList(Array.from({ length: 17 }, (_, index) => told(index)));
    expect(await list.findByText('Title 9')).toBeVisible();
    expect(list.queryByText('Title 10')).not.toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'Show older' }));
    expect(await list.findByText('Title 16')).toBeVisible();
    expect(list.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  });

  it('teaches what will be there, and leads to the choices', async () => {
    const { list } = await openList([]);
    expect(await list.findByText('Nothing yet')).toBeVisible();
    expect(list.getByRole('link', { name: 'Choose what you are told' })).toHaveAttribute(
      'href',
      '/app/account?tab=notifications',
    );
  });
});
