import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { FilesBeside } from '@/data/files/files';
import { memoryStoreWith, TEST_UID } from '@/data/testing/render-with-data';
import { chunksOf, COLLECTIONS } from '@/domain/core/collections';
import type { FileRecord } from '@/domain/files/file';
import { makeFile } from '@tests/factories/records';
import { renderRoutes } from '@tests/setup/render-routes';
import type { RenderRoutesOptions } from '@tests/setup/render-routes';

import { AttachButton, Attachments, SentFiles, useAttaching } from './public';

const place: FilesBeside = {
  holder: 'thread',
  recordId: 'thread-1',
  partId: 'message-1',
  owner: TEST_UID,
  assignees: [TEST_UID, 'bo'],
};

function Composer({ at }: { readonly at: FilesBeside }) {
  const attaching = useAttaching(at);
  return (
    <div {...attaching.areaProps} aria-label="Composer" role="group">
      <AttachButton attaching={attaching} isIcon />
      <Attachments attaching={attaching} />
      <button type="button" disabled={attaching.isPending}>
        Send {attaching.files.length}
      </button>
      <button type="button" onClick={attaching.discard}>
        Give up
      </button>
    </div>
  );
}

function open(files: readonly FileRecord[] = [], at = place, user: RenderRoutesOptions['user'] = {}) {
  const store = memoryStoreWith({ [COLLECTIONS.files]: files });
  return renderRoutes([{ path: '/', element: <Composer at={at} /> }], '/', { store, user });
}

const stored = (store: ReturnType<typeof open>['store']) =>
  [...store.server.rows(COLLECTIONS.files).values()].map(({ data }) => data);
const text = (name: string) => new File(['x'], name, { type: 'text/plain' });

describe('files of a card, message, mail or post', () => {
  beforeAll(async () => {
    await import('./stored-files');
  }, 60_000);
  beforeEach(() => sessionStorage.clear());

  it('are chosen, pasted and dropped, and are for the readers of their place', async () => {
    const { store, user } = open();
    await user.upload(await screen.findByLabelText('Photos or files to add'), [text('Permit.txt')]);
    const composer = screen.getByRole('group', { name: 'Composer' });
    fireEvent.paste(composer, { clipboardData: { files: [text('Pasted.txt')], getData: () => '' } });
    fireEvent.drop(composer, { dataTransfer: { types: ['Files'], files: [text('Dropped.txt')] } });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send 3' })).toBeEnabled());
    expect(stored(store).map((data) => [data['name'], data['state']])).toEqual([
      ['Permit.txt', 'ready'],
      ['Pasted.txt', 'ready'],
      ['Dropped.txt', 'ready'],
    ]);
    expect(stored(store)[0]).toMatchObject({
      noun: 'thread',
      recordId: 'thread-1',
      partId: 'message-1',
      owner: TEST_UID,
      assignees: [TEST_UID, 'bo'],
    });
    await user.click(screen.getByRole('button', { name: 'Give up' }));
    await waitFor(() => expect(stored(store)).toEqual([]));
  });

  it('leave pasted text and dragged cards to others', async () => {
    open();
    const composer = await screen.findByRole('group', { name: 'Composer' });
    const paste = createEvent.paste(composer, { clipboardData: { files: [], getData: () => 'Text' } });
    const drop = createEvent.drop(composer, { dataTransfer: { types: ['text/plain'], files: [] } });
    fireEvent(composer, paste);
    fireEvent(composer, drop);
    expect([paste.defaultPrevented, drop.defaultPrevented]).toEqual([false, false]);
  });

  it('of a chat between connections have no owner', async () => {
    const { store, user } = open([], { ...place, owner: '' });
    await user.upload(await screen.findByLabelText('Photos or files to add'), [text('Permit.txt')]);
    await waitFor(() => expect(stored(store).map((data) => data['owner'])).toEqual(['']));
  });

  it('wait for a connection and are tried again', async () => {
    const { store, user } = open();
    const input = await screen.findByLabelText('Photos or files to add');
    await waitFor(() => expect(input).toBeEnabled());
    store.goOffline();
    await user.upload(input, [text('Permit.txt')]);
    expect(await screen.findByText(/^No connection. The file waits here/)).toBeVisible();
    store.goOnline();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send 1' })).toBeEnabled());
  });

  const mine = { owner: TEST_UID, createdBy: TEST_UID, assignees: [TEST_UID] };
  const inMessage = { ...mine, noun: 'thread' as const, recordId: 'thread-1', partId: 'message-1' };
  const ten = Array.from({ length: 10 }, (_, at) => makeFile({ ...inMessage, uuid: `f${at}` }));

  it.each([
    ['there are ten', ten, {}, 'There are 10 files here already. Delete one to make room.'],
    ['the company has switched it off', [], { hasAttach: false }, /^Your company has switched off/],
    ['the place is of another business', [], { owner: 'other' }, /^You cannot add/],
  ])('are not added when %s', async (_what, files, user, sentence) => {
    open(files, place, user);
    expect(await screen.findByLabelText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add photos or files' })).toBeDisabled();
  });

  it('are read without a way to change them', async () => {
    const permit = makeFile({ ...inMessage, uuid: 'permit', name: 'Permit.pdf', type: 'application/pdf' });
    const photo = makeFile({ ...inMessage, uuid: 'photo', name: 'Ridge.jpg' });
    const store = memoryStoreWith({ [COLLECTIONS.files]: [permit, photo] });
    store.server.put({ collection: chunksOf('photo'), id: '0' }, { content: btoa('photo') });
    const element = <SentFiles files={[permit, photo]} />;
    const { user } = renderRoutes([{ path: '/', element }], '/', { store });
    expect(await screen.findByRole('button', { name: 'Save Permit.pdf' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open Ridge.jpg' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ridge.jpg' });
    expect(within(dialog).queryByRole('button', { name: 'Delete' })).toBeNull();
  });
});
