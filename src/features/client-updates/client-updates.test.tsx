import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { instant } from '@/domain/core/value';
import type { ClientUpdate } from '@/domain/client-updates/client-update';
import { makeClientUpdate, makeSettings } from '@tests/factories/records';
import { NOW, renderRoutes } from '@tests/setup/render-routes';
import { ClientUpdates } from './client-updates';

const mine = { owner: 'person-1' } as const;
const MINUTE = 60_000;

function open(updates: readonly Partial<ClientUpdate>[], mayEdit = true) {
  const routes = [{ path: '/', element: <ClientUpdates trackerId="tracker-1" mayEdit={mayEdit} /> }];
  return renderRoutes(routes, '/', {
    rows: {
      Settings: [makeSettings(mine)],
      ClientUpdates: updates.map((update, index) =>
        makeClientUpdate({ ...mine, uuid: `update-${index}`, trackerId: 'tracker-1', ...update }),
      ),
    },
  });
}

const section = async () => {
  await screen.findByRole('heading', { name: 'Mails to the client' });
  return screen;
};
const stateOf = (store: ReturnType<typeof open>['store'], id: string) =>
  store.server.read({ collection: 'ClientUpdates', id })?.['state'];

describe('the mails to the client', () => {
  it('teach where they are chosen while there is none', async () => {
    open([{ state: 'settled' }]);
    expect(await (await section()).findByText(/business settings choose/)).toBeVisible();
  });

  it('show what went, what waits and why one could not go', async () => {
    open([
      { kind: 'stage', state: 'waiting', dueAt: NOW + 10 * MINUTE },
      {
        kind: 'booked',
        state: 'sent',
        subject: 'We come on Tuesday',
        to: 'iris@client.example',
        sentAt: NOW,
      },
      { kind: 'moved', state: 'unsent', why: 'The client stopped these mails.' },
    ]);
    const list = await section();
    expect(await list.findByText('A stage is reached')).toBeVisible();
    expect(list.getByText('We come on Tuesday')).toBeVisible();
    expect(list.getByText(/^To iris@client\.example/)).toBeVisible();
    expect(list.getByText('Not sent. The client stopped these mails.')).toBeVisible();
    expect(list.getAllByRole('button', { name: 'Send now' })).toHaveLength(1);
  });

  it('are kept back, with Undo, or sent at once', async () => {
    const { user, store } = open([{ state: 'waiting', dueAt: NOW + 10 * MINUTE }]);
    const list = await section();
    await user.click(await list.findByRole('button', { name: 'Keep back' }));
    await waitFor(() => expect(stateOf(store, 'update-0')).toBe('stopped'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stateOf(store, 'update-0')).toBe('waiting'));
    await user.click(await list.findByRole('button', { name: 'Send now' }));
    const dueAt = () => store.server.read({ collection: 'ClientUpdates', id: 'update-0' })?.['dueAt'];
    await waitFor(() => expect(dueAt()).not.toEqual(instant(NOW + 10 * MINUTE)));
  });

  it('are tried again once the reason is mended', async () => {
    const why = 'The tracker has no e-mail address.';
    const { user, store } = open([{ state: 'unsent', dueAt: null, why }]);
    const list = await section();
    expect(await list.findByText(`Not sent. ${why}`)).toBeVisible();
    expect(list.queryByRole('button', { name: 'Keep back' })).toBeNull();
    await user.click(list.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(stateOf(store, 'update-0')).toBe('waiting'));
    expect(store.server.read({ collection: 'ClientUpdates', id: 'update-0' })?.['dueAt']).not.toBeNull();
  });

  it('are only read by people who may not edit trackers', async () => {
    open([{ state: 'waiting', dueAt: NOW + MINUTE }], false);
    const list = await section();
    expect(await list.findByText('A stage is reached')).toBeVisible();
    expect(list.queryByRole('button')).toBeNull();
  });
});
