import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TEST_UID } from '@/data/testing/render-with-data';
import { now } from '@/data/store/port';
import { paths } from '@/domain/navigation/paths';
import type { Notification } from '@/domain/notifications/notification';
import { makeMail, makeNotification } from '@tests/factories/records';
import { openPage } from '@tests/setup/open-page';
import { ChatMark, MailMark } from './unread-mark';

const told = (uuid: string, more: Partial<Notification>) =>
  makeNotification({ uuid, person: TEST_UID, owner: TEST_UID, createdAt: Date.now(), ...more });

it('counts the conversations with something new until they are looked at', async () => {
  const crew = paths.chatThread('crew');
  const { store } = openPage(<ChatMark />, {
    rows: {
      Notifications: [
        told('a', { link: crew }),
        told('b', { link: crew }),
        told('c', { link: paths.chatThread('max') }),
        told('d', { link: paths.chatThread('eve'), readAt: Date.now() }),
        told('e', { link: '/app/customers/c1' }),
      ],
    },
  });
  expect(await screen.findByTitle('2 conversations with something new')).toHaveTextContent('2 new in Chat');
  const read = (id: string) =>
    ({
      kind: 'patch',
      ref: { collection: 'Notifications', id },
      fields: { readAt: now(), updatedAt: now() },
    }) as const;
  await store.commit([read('a'), read('b')]);
  expect(await screen.findByTitle('1 conversation with something new')).toBeVisible();
  await store.commit([read('c')]);
  await waitFor(() => expect(screen.queryByTitle(/something new/)).not.toBeInTheDocument());
});

describe('the mark beside Mail', () => {
  const mail = (uuid: string, more: object = {}) =>
    makeMail({
      uuid,
      person: TEST_UID,
      owner: TEST_UID,
      isReceived: true,
      box: 'inbox',
      state: 'sent',
      isUnread: true,
      lists: ['inbox', 'all'],
      ...more,
    });

  it('counts the unread mails of the inbox', async () => {
    const elsewhere = [mail('read', { isUnread: false }), mail('spam', { box: 'spam', lists: ['spam'] })];
    openPage(<MailMark />, { rows: { Mail: [mail('a'), mail('b'), ...elsewhere] } });
    expect(await screen.findByTitle('Unread mails')).toHaveTextContent('2 unread in Mail');
  });

  it('writes a plus from where counting stops', async () => {
    openPage(<MailMark />, { rows: { Mail: Array.from({ length: 14 }, (_, at) => mail(`m${at}`)) } });
    expect(await screen.findByTitle('Unread mails')).toHaveTextContent('9+ unread in Mail');
  });
});
