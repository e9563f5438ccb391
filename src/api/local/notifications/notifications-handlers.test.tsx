import { describe, expect, it } from 'vitest';
import { TEST_UID } from '@/data/testing/render-with-data';
import { makeNotification } from '@tests/factories/records';
import { markAllAsRead, markAsRead, notificationsCall, openNotification } from '../../contract/notifications';
import { localClient } from '../../testing/local-client';

const MINUTE = 60_000;
const AT = Date.UTC(2026, 10, 20, 12);

const told = (index: number, more: object = {}) =>
  makeNotification({
    uuid: `n${String(index).padStart(3, '0')}`,
    person: TEST_UID,
    owner: TEST_UID,
    title: `Title ${index}`,
    createdAt: AT - index * MINUTE,
    ...more,
  });

const many = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => told(index, more));

describe('GET /notifications', () => {
  it('answers the user’s own, newest first, as existing clients read them', async () => {
    const { send } = localClient({
      rows: {
        Notifications: [
          told(2, { readAt: AT }),
          told(1, { text: 'Customer', link: '/app/customers/c1', count: 3 }),
          told(3, { person: 'another' }),
          told(4, { owner: 'an-earlier-company' }),
        ],
      },
    });
    expect(await send(notificationsCall, {})).toEqual({
      notifications: [
        {
          id: 'n001',
          title: 'Title 1',
          description: 'Customer',
          type: 'assigned',
          createdAt: AT - MINUTE,
          isRead: false,
          count: 3,
          link: '/app/customers/c1',
        },
        expect.objectContaining({ id: 'n002', isRead: true }),
      ],
      unread: 1,
      hasMore: false,
    });
  });

  it('answers page by page, also when many came at one moment', async () => {
    const { send } = localClient({ rows: { Notifications: many(45, { createdAt: AT }) } });
    const seen: string[] = [];
    let after: string | undefined;
    for (;;) {
      const page = await send(notificationsCall, after === undefined ? {} : { after });
      expect(page.unread).toBe(45);
      seen.push(...page.notifications.map(({ id }) => id));
      after = seen.at(-1);
      if (!page.hasMore || page.notifications.length === 0) break;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(20);
  });

  it('refuses an unknown field, and answers 404 behind an unknown one', async () => {
    const { send } = localClient({ rows: { Notifications: [told(1)] } });
    const unknown: object = { page: 2 };
    await expect(send(notificationsCall, unknown)).rejects.toMatchObject({ code: 'invalid' });
    await expect(send(notificationsCall, { after: 'nothing' })).rejects.toMatchObject({
      code: 'not-found',
      message: 'This notification is not there any more.',
    });
  });
});

describe('marking as read', () => {
  const unreadIn = async ({ send }: ReturnType<typeof localClient>) =>
    (await send(notificationsCall, {})).unread;

  it('takes one, all, or the one that is opened, and can be undone', async () => {
    const client = localClient({ rows: { Notifications: many(4) } });
    await client.send(markAsRead, { notificationId: 'n001' });
    await client.send(openNotification, { notificationId: 'n002' });
    await client.send(openNotification, { notificationId: 'n002' });
    expect(await unreadIn(client)).toBe(2);
    expect(await client.send(markAllAsRead, {})).toEqual({ marked: 2 });
    expect(await client.send(markAllAsRead, {})).toEqual({ marked: 0 });
    expect(await unreadIn(client)).toBe(0);
    expect(client.intents.map(({ label }) => label)).toEqual([
      'Marked as read',
      'Marked as read',
      '2 marked as read',
    ]);
    await client.store.commit(client.intents.at(-1)?.undo ?? []);
    expect(await unreadIn(client)).toBe(2);
  });

  it('answers 404 for one that is not there', async () => {
    const { send } = localClient({ rows: { Notifications: [told(1)] } });
    for (const call of [markAsRead, openNotification]) {
      await expect(send(call, { notificationId: 'nothing' })).rejects.toMatchObject({ code: 'not-found' });
    }
  });

  it('is seen by an open bell', async () => {
    const { send, watch } = localClient({ rows: { Notifications: many(2) } });
    let changes = 0;
    const end = watch(notificationsCall, {}, () => {
      changes += 1;
    });
    await expect.poll(() => changes).toBeGreaterThan(0);
    const before = changes;
    await send(markAsRead, { notificationId: 'n001' });
    await expect.poll(() => changes).toBeGreaterThan(before);
    end();
  });
});
