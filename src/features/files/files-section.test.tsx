import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { memoryStoreWith, TEST_UID } from '@/data/testing/render-with-data';
import { chunksOf, COLLECTIONS } from '@/domain/core/collections';
import type { FileNoun } from '@/domain/core/noun-names';
import type { FileRecord } from '@/domain/files/file';
import { MAX_FILE_BYTES, MOST_FILES } from '@/domain/files/file';
import { instant } from '@/domain/core/value';
import type { Doc } from '@/domain/core/value';
import { makeFile } from '@tests/factories/records';
import { narrowWindow } from '@tests/setup/narrow-window';
import { renderRoutes } from '@tests/setup/render-routes';
import type { RenderRoutesOptions } from '@tests/setup/render-routes';

import { RecordFiles } from './record-files';

const mine = { owner: TEST_UID, createdBy: TEST_UID };
const record = { uuid: 'customer-1', owner: TEST_UID, assignees: [TEST_UID], filesFull: false };
const thumb = 'data:image/jpeg;base64,AAEC';
const ridge = makeFile({ ...mine, uuid: 'ridge', name: 'Ridge.jpg', thumb, createdAt: 2 });
const gutter = makeFile({ ...mine, uuid: 'gutter', name: 'Gutter.jpg', thumb, createdAt: 1 });
const page = makeFile({ ...mine, uuid: 'page', name: 'Page.html', type: 'text/html', createdAt: 0 });

let handed: Blob[] = [];
beforeEach(() => {
  handed = [];
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) handed.push(blob);
    return `blob:${handed.length}`;
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

function open(
  files: readonly FileRecord[],
  person: RenderRoutesOptions['user'] = {},
  noun: FileNoun = 'customer',
  filesFull = false,
) {
  const store = memoryStoreWith({ [COLLECTIONS.files]: files });
  for (const { uuid } of files) {
    store.server.put({ collection: chunksOf(uuid), id: '0' }, { content: btoa(uuid) });
  }
  const element = <RecordFiles noun={noun} record={{ ...record, filesFull }} />;
  return renderRoutes([{ path: '/', element }], '/', { store, user: person });
}

const stored = (store: ReturnType<typeof open>['store']) =>
  [...store.server.rows(COLLECTIONS.files).values()].map(({ data }) => [data['name'], data['state']]);
const chooser = () => screen.findByLabelText('Photos or files to add');
describe('photos and files of a record', () => {
  // Loads the section's chunk once, outside the timeouts of single tests.
  beforeAll(async () => {
    await import('./files-section');
  }, 60_000);

  it('are sent part by part, and failed ones stay with the reason', async () => {
    const { store, user } = open([]);
    expect(await screen.findByText('No photos or files yet')).toBeVisible();
    const contract = new File([new Uint8Array(700_000)], 'Contract.pdf', { type: 'application/pdf' });
    const empty = new File([], 'Empty.txt');
    const video = new File([new Uint8Array(MAX_FILE_BYTES + 1)], 'Flight.mp4', { type: 'video/mp4' });
    await user.upload(await chooser(), [contract, empty, video]);

    expect(
      await screen.findByText('This file is larger than 10 MB. Make it smaller, then add it.'),
    ).toBeVisible();
    expect(screen.getByText('This file is empty.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Open Contract.pdf' })).toBeVisible();
    expect(stored(store)).toEqual([['Contract.pdf', 'ready']]);
    const [id = ''] = store.server.rows(COLLECTIONS.files).keys();
    expect([...store.server.rows(chunksOf(id)).keys()]).toEqual(['0', '1']);
    await user.click(screen.getByRole('button', { name: 'Remove Empty.txt' }));
    await user.click(screen.getByRole('button', { name: 'Remove Flight.mp4' }));
    expect(screen.queryByRole('list', { name: 'Not sent yet' })).toBeNull();

    store.goOffline();
    await user.upload(await chooser(), [new File(['x'], 'Permit.txt', { type: 'text/plain' })]);
    expect(await screen.findByText('Waits for a connection while this page is open')).toBeVisible();
    store.goOnline();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('button', { name: 'Save Permit.txt' })).toBeVisible();
    // A file that could run in the browser is saved as plain bytes, never opened.
    expect(screen.queryByRole('button', { name: 'Open Permit.txt' })).toBeNull();
  });

  it('show how far they are, and stop when they are cancelled', async () => {
    const { store, user } = open([]);
    const read = FileReader.prototype.readAsDataURL;
    let goOn = () => {};
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementationOnce(function wait(
      this: FileReader,
      part,
    ) {
      goOn = () => read.call(this, part);
    });
    await user.upload(await chooser(), [new File(['x'], 'First.txt', { type: 'text/plain' })]);
    expect(await screen.findByText('50 %')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel First.txt' }));
    goOn();
    await waitFor(() => expect(stored(store)).toEqual([]));
    expect(screen.queryByText('First.txt')).toBeNull();
  });

  const hundred = Array.from({ length: MOST_FILES }, (_, at) => makeFile({ ...mine, uuid: `f${at}` }));

  it.each([
    ['that holds as many as it may', hundred, false],
    ['that says so, whatever of them is read yet', [ridge], true],
  ])('are not added to a record %s', async (_what, files, filesFull) => {
    open(files, {}, 'customer', filesFull);
    expect(
      await screen.findByText('There are 100 files here already. Delete one to make room.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add photos or files' })).toBeDisabled();
    expect(await chooser()).toBeDisabled();
  });

  it('are refused when they call themselves a photo and are none', async () => {
    vi.stubGlobal('createImageBitmap', () =>
      Promise.reject(new DOMException('The source image could not be decoded.', 'InvalidStateError')),
    );
    const { store, user } = open([]);
    await user.upload(await chooser(), [new File(['x'], 'Roof.jpg', { type: 'image/jpeg' })]);
    expect(await screen.findByText(/^This is no picture, whatever its name says/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(stored(store)).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('are refused as empty when nothing is in them, whatever their type', async () => {
    const { user } = open([]);
    await user.upload(await chooser(), [new File([], 'Roof.jpg', { type: 'image/jpeg' })]);
    expect(await screen.findByText('This file is empty.')).toBeVisible();
  });

  it('are stored without the position that the camera wrote into them', async () => {
    const { store, user } = open([]);
    const drone = '<x:xmpmeta><rdf drone-dji:GpsLatitude="+46.78"/></x:xmpmeta>';
    await user.upload(await chooser(), [new File([drone], 'Ridge.heic', { type: 'image/heic' })]);
    expect(await screen.findByRole('button', { name: 'Save Ridge.heic' })).toBeVisible();
    const [id = ''] = store.server.rows(COLLECTIONS.files).keys();
    const content = store.server.read({ collection: chunksOf(id), id: '0' })?.['content'];
    expect(atob(typeof content === 'string' ? content : '')).toBe(drone.replace('+46.78', '      '));
  });

  it('keep every word when they are no photos', async () => {
    const { store, user } = open([]);
    const log = 'Flight from +46.7867-092.1005/ to the roof';
    await user.upload(await chooser(), [new File([log], 'Flight.log')]);
    expect(await screen.findByRole('button', { name: 'Save Flight.log' })).toBeVisible();
    const [id = ''] = store.server.rows(COLLECTIONS.files).keys();
    expect(store.server.read({ collection: chunksOf(id), id: '0' })?.['content']).toBe(btoa(log));
  });

  it('are sent as they are when this browser cannot draw their type', async () => {
    vi.stubGlobal('createImageBitmap', () =>
      Promise.reject(new DOMException('The source image could not be decoded.', 'InvalidStateError')),
    );
    const { store, user } = open([]);
    await user.upload(await chooser(), [new File(['x'], 'Ridge.heic', { type: 'image/heic' })]);
    expect(await screen.findByRole('button', { name: 'Save Ridge.heic' })).toBeVisible();
    expect(screen.getByText(/^Browsers cannot show this format/)).toBeVisible();
    expect(stored(store)).toEqual([['Ridge.heic', 'ready']]);
    vi.unstubAllGlobals();
  });

  it('say that a full device does not keep them', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('No room.', 'QuotaExceededError');
      },
    });
    const { store, user } = open([]);
    const input = await chooser();
    store.goOffline();
    await user.upload(input, [new File(['x'], 'Permit.txt', { type: 'text/plain' })]);
    expect(await screen.findByText(/this device has no room to keep it/)).toBeVisible();
  });

  it('are taken with the camera on a phone', async () => {
    narrowWindow();
    open([]);
    expect(await screen.findByRole('button', { name: 'Take photo' })).toBeEnabled();
    expect(screen.getByLabelText('Photo to take')).toHaveAttribute('capture', 'environment');
    expect(screen.getByLabelText('Photo to take')).toHaveAttribute('accept', 'image/*');
  });

  it('are not sent when the user removes them before their turn', async () => {
    const { store, user } = open([]);
    const read = FileReader.prototype.readAsDataURL;
    let goOn = () => {};
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementationOnce(function wait(
      this: FileReader,
      part,
    ) {
      goOn = () => read.call(this, part);
    });
    const named = (name: string) => new File(['x'], name, { type: 'text/plain' });
    await user.upload(await chooser(), [named('First.txt'), named('Second.txt'), named('Third.txt')]);
    expect(await screen.findByText('50 %')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Remove Second.txt' }));
    goOn();
    expect(await screen.findByRole('button', { name: 'Save Third.txt' })).toBeVisible();
    expect(stored(store)).toEqual([
      ['First.txt', 'ready'],
      ['Third.txt', 'ready'],
    ]);
  });

  it('open large one after the other, are saved, and deleted for good', async () => {
    const { store, user } = open([ridge, gutter, page]);
    await user.click(await screen.findByRole('button', { name: 'Open Ridge.jpg' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ridge.jpg' });
    expect(await within(dialog).findByRole('img', { name: 'Ridge.jpg' })).toBeVisible();
    expect(handed[0]?.type).toBe('image/jpeg');
    expect(handed[0]?.size).toBe('ridge'.length);
    await user.keyboard('{ArrowRight}');
    const next = await screen.findByRole('dialog', { name: 'Gutter.jpg' });
    expect(within(next).getByText('2 of 2')).toBeVisible();
    expect(within(next).getByRole('button', { name: 'Next photo' })).toBeDisabled();
    await user.click(within(next).getByRole('button', { name: 'Delete' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Delete Gutter.jpg?' })).getByRole('button', {
        name: 'Delete',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored(store)).toEqual([
      ['Ridge.jpg', 'ready'],
      ['Page.html', 'ready'],
    ]);

    await user.click(screen.getByRole('button', { name: 'Save Page.html' }));
    await waitFor(() => expect(handed.at(-1)?.type).toBe('application/octet-stream'));
  });

  const TAKEN = Date.UTC(2026, 10, 20, 15);

  it('of work get the tag that is chosen for the next ones', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('No canvas here.')));
    const { store, user } = open([], {}, 'job');
    const tags = within(await screen.findByRole('group', { name: 'New photos are' }));
    await user.click(tags.getByRole('button', { name: 'Before' }));
    await user.upload(await chooser(), [
      new File(['x'], 'Ridge.jpg', { type: 'image/jpeg', lastModified: TAKEN }),
      new File(['x'], 'Permit.txt', { type: 'text/plain' }),
    ]);
    expect(await screen.findByRole('button', { name: 'Save Permit.txt' })).toBeVisible();
    const tagOf = ([...rows]: Iterable<{ readonly data: Doc }>, name: string) =>
      rows.find(({ data }) => data['name'] === name)?.data['tag'];
    const rows = store.server.rows(COLLECTIONS.files);
    expect([tagOf(rows.values(), 'Ridge.jpg'), tagOf(rows.values(), 'Permit.txt')]).toEqual(['Before', '']);
    expect([...rows.values()].map(({ data }) => data['takenAt'])).toEqual([instant(TAKEN), null]);
  });

  it('are described, and shown to the client, by people who may edit their record', async () => {
    const roof = makeFile({ ...mine, uuid: 'roof', noun: 'job', name: 'Roof.jpg', thumb });
    const { store, user } = open([roof], {}, 'job');
    await user.click(await screen.findByRole('button', { name: 'Open Roof.jpg' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Roof.jpg' }));
    await user.click(dialog.getByRole('button', { name: 'After' }));
    await user.click(dialog.getByRole('switch', { name: /The client may see it/ }));
    await waitFor(() =>
      expect(store.server.read({ collection: COLLECTIONS.files, id: 'roof' })).toMatchObject({
        tag: 'After',
        clientVisible: true,
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Client sees it')).toBeVisible();
  });

  it('are under a heading for each day when they are of several', async () => {
    const today = makeFile({
      ...mine,
      uuid: 'today',
      name: 'Today.jpg',
      thumb,
      createdAt: Date.UTC(2026, 10, 23, 15),
    });
    const before = makeFile({
      ...mine,
      uuid: 'before',
      name: 'Before.jpg',
      thumb,
      // It waited for a signal over the weekend.
      takenAt: Date.UTC(2026, 10, 20, 15),
      createdAt: Date.UTC(2026, 10, 23, 16),
    });
    open([today, before]);
    expect(await screen.findByRole('heading', { name: 'Mon, Nov 23' })).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'Photos of Fri, Nov 20' })).getAllByRole('button'),
    ).toHaveLength(1);
  });

  it('stay when the company has disabled adding, and report files that are not on the device', async () => {
    const half = { ...ridge, chunks: 2 };
    const { store, user } = open([half], { hasAttach: false });
    expect(await screen.findByText('Your company has switched off adding photos and files.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add photos or files' })).toBeNull();
    store.goOffline();
    await user.click(await screen.findByRole('button', { name: 'Open Ridge.jpg' }));
    expect(await screen.findByText(/^This file is not on this device/)).toBeVisible();
    store.goOnline();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/content of this file is not there any more/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled();
  });

  it('are added by the crew of a job, and deleted only by the uploader', async () => {
    const theirs = makeFile({ ...mine, noun: 'job', assignees: [TEST_UID], name: 'Mine.txt', type: '' });
    const others = { ...theirs, uuid: 'others', createdBy: 'tom', name: 'Office.txt' };
    open([theirs, others], { isAdmin: false, permissionLevel: ['jobs:view'] }, 'job');
    expect(await screen.findByRole('button', { name: 'Add photos or files' })).toBeEnabled();
    expect(await screen.findByRole('button', { name: 'Delete Mine.txt' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete Office.txt' })).toBeNull();
  });
});
