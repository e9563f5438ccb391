import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AppError } from '@/domain/core/errors';
import type { Doc } from '@/domain/core/value';
import { createMemoryServer } from '../store/memory/memory-server';
import type { MemoryServer } from '../store/memory/memory-server';
import type { Write } from '../store/port';
import { createTabs, newDevice, visit } from '../testing/journal-visit';
import type { Device } from '../testing/journal-visit';
import { FRESH } from './kept/entry';
import type { Change } from './journal-parts';
import { createWindowStorage } from './kept/journal-storage';
import type { JournalStorage } from './kept/journal-storage';

const ref = (id: string) => ({ collection: 'Customers', id });
const customer = (name: string): Doc => ({ name, createdBy: 'ann' });
const rename = (id: string, name: string): Change => ({
  name: 'editRecord',
  label: `Renamed to ${name}`,
  writes: [{ kind: 'patch', ref: ref(id), fields: { name } }],
});

const refuses = (write: Write) =>
  write.kind === 'patch' && JSON.stringify(write.fields['name']).startsWith('"no')
    ? new AppError('denied')
    : null;

const serverWith = (docs: Readonly<Record<string, Doc>>) =>
  createMemoryServer({ docs: { Customers: docs }, authorize: refuses });

describe('a change on its way', () => {
  it('is kept before it is sent, and forgotten when the server has it', async () => {
    const server = serverWith({ a: customer('Ann') });
    const device = newDevice();
    const { find, journal, entries, taken } = visit(server, device, true);
    const sent = journal.commit(rename('a', 'Bo'), 'keep');
    expect(entries()).toEqual([['Renamed to Bo', null]]);
    await vi.waitFor(async () => expect(await device.storage.load('ann')).toHaveLength(1));
    find();
    await sent;
    expect(entries()).toEqual([]);
    expect(await device.storage.load('ann')).toEqual([]);
    expect(taken).toHaveLength(1);
  });

  it('stays when the server refuses it later, to be offered again', async () => {
    const { journal, entries } = visit(serverWith({ a: customer('Ann') }), newDevice());
    await expect(journal.commit(rename('a', 'no way'), 'keep')).rejects.toMatchObject({ code: 'denied' });
    expect(entries()).toEqual([['Renamed to no way', 'denied']]);
  });

  it('does not keep it when a form still holds it', async () => {
    const { journal, entries } = visit(serverWith({ a: customer('Ann') }), newDevice());
    await expect(journal.commit(rename('a', 'no way'), 'forget')).rejects.toMatchObject({ code: 'denied' });
    expect(entries()).toEqual([]);
  });

  it('is sent in the order it was made', async () => {
    const server = serverWith({ a: customer('Ann') });
    const { journal } = visit(server, newDevice());
    await Promise.all(['Bo', 'Cy', 'Di'].map((name) => journal.commit(rename('a', name), 'keep')));
    expect(server.read(ref('a'))).toMatchObject({ name: 'Di' });
  });

  it('can be sent again, or dropped', async () => {
    const server = serverWith({});
    const { journal, entries } = visit(server, newDevice());
    await expect(journal.commit(rename('a', 'Bo'), 'keep')).rejects.toMatchObject({ code: 'not-found' });
    const first = journal.get().entries[0]?.opId ?? '';
    await expect(journal.retry(first)).rejects.toMatchObject({ code: 'not-found' });
    expect(entries()).toEqual([['Renamed to Bo', 'not-found']]);
    server.put(ref('a'), customer('Ann'));
    await journal.retry(journal.get().entries[0]?.opId ?? '');
    expect(server.read(ref('a'))).toMatchObject({ name: 'Bo' });
    expect(entries()).toEqual([]);

    await expect(journal.commit(rename('a', 'no'), 'keep')).rejects.toMatchObject({ code: 'denied' });
    await journal.discard(journal.get().entries.map((entry) => entry.opId));
    expect(entries()).toEqual([]);
  });
});

describe('after a reload', () => {
  it('forgets changes that the server has, and offers the rest', async () => {
    const server = serverWith({ a: customer('Ann'), b: customer('Bob') });
    const device = newDevice();
    const before = visit(server, device, true);
    void before.journal.commit(rename('a', 'Al'), 'keep');
    void before.journal.commit(rename('b', 'Bea'), 'keep');
    await vi.waitFor(async () => expect(await device.storage.load('ann')).toHaveLength(2));
    await before.close();
    // The device's own queue sent one of them; the other was refused silently.
    server.put(ref('a'), customer('Al'));
    const after = visit(server, device);
    await vi.waitFor(() => expect(after.entries()).toEqual([['Renamed to Bea', 'not-taken']]));
  });

  it('does not miss the steps that a later one replaced', async () => {
    const server = serverWith({ a: customer('Ann') });
    const device = newDevice();
    const before = visit(server, device, true);
    void before.journal.commit(rename('a', 'On the way'), 'keep');
    await vi.waitFor(async () => expect(await device.storage.load('ann')).toHaveLength(1));
    const queue = before.store.unsent();
    await before.close();
    const after = visit(server, device, true, queue);
    await after.journal.refresh();
    const sent = ['Started', 'Done'].map((name) => after.journal.commit(rename('a', name), 'keep'));
    after.find();
    await Promise.all(sent);
    await vi.waitFor(() => expect(after.entries()).toEqual([]));
    expect(server.read(ref('a'))).toMatchObject({ name: 'Done' });
  });

  it('notes changes that are accepted at once on each earlier one that waits', async () => {
    const device = newDevice();
    const kept = { ...FRESH, uid: 'ann', tab: 'another', at: 1 };
    await device.storage.put({ ...kept, opId: 'one', ...rename('a', 'Al') });
    await device.storage.put({ ...kept, opId: 'two', ...rename('a', 'Bo') });
    const { journal } = visit(serverWith({ a: customer('Ann') }), device);
    await journal.refresh();
    await Promise.all(['Cy', 'Di'].map((name) => journal.commit(rename('a', name), 'keep')));
    expect(journal.get().entries.map(({ later }) => later.length)).toEqual([2, 2]);
  });

  it('drops a refusal of an earlier version of the app that the server has', async () => {
    const device = newDevice();
    const kept = { ...FRESH, uid: 'ann', tab: 'tab-0', at: 1, refusal: 'denied' } as const;
    await device.storage.put({ ...kept, opId: 'one', ...rename('a', 'Bo') });
    await device.storage.put({ ...kept, opId: 'two', ...rename('a', 'Cy') });
    const { entries } = visit(serverWith({ a: customer('Bo') }), device);
    await vi.waitFor(() => expect(entries()).toEqual([['Renamed to Cy', 'denied']]));
  });

  it('nothing is decided without signal', async () => {
    const server = serverWith({ a: customer('Ann') });
    const device = newDevice();
    const before = visit(server, device, true);
    void before.journal.commit(rename('a', 'Al'), 'keep');
    await vi.waitFor(async () => expect(await device.storage.load('ann')).toHaveLength(1));
    await before.close();
    const after = visit(server, device, true);
    await vi.waitFor(() => expect(after.entries()).toEqual([['Renamed to Al', null]]));
    server.put(ref('a'), customer('Al'));
    expect(after.entries()).toHaveLength(1);
    after.find();
    await vi.waitFor(() => expect(after.entries()).toEqual([]));
  });

  it("shows no user another user's changes", async () => {
    const device = newDevice();
    await device.storage.put({
      ...FRESH,
      opId: 'op',
      uid: 'bob',
      tab: 'tab-0',
      at: 1,
      refusal: 'denied',
      ...rename('a', 'Bo'),
    });
    const { journal, entries } = visit(serverWith({}), device);
    await journal.refresh();
    expect(entries()).toEqual([]);
  });
});

describe('with several tabs', () => {
  it("see each other's waiting changes, and take them over from closed tabs", async () => {
    const server = serverWith({ a: customer('Ann') });
    const device = newDevice();
    const one = visit(server, device, true);
    const two = visit(server, device);
    void one.journal.commit(rename('a', 'Al'), 'keep');
    await vi.waitFor(() => expect(two.entries()).toEqual([['Renamed to Al', null]]));
    await one.close();
    await vi.waitFor(() => expect(two.entries()).toEqual([['Renamed to Al', 'not-taken']]));
  });
});

describe('a device that stores nothing', () => {
  const full: JournalStorage = {
    isLasting: true,
    load: () => Promise.reject(new Error('no storage')),
    put: () => Promise.reject(new Error('no storage')),
    amend: () => Promise.reject(new Error('no storage')),
    remove: () => Promise.reject(new Error('no storage')),
  };

  it('reports it, and work continues', async () => {
    const server = serverWith({ a: customer('Ann') });
    const { journal, entries } = visit(server, { storage: full, tabs: createTabs() });
    await journal.commit(rename('a', 'Bo'), 'keep');
    expect(server.read(ref('a'))).toMatchObject({ name: 'Bo' });
    expect(journal.get().isLasting).toBe(false);
    await expect(journal.commit(rename('a', 'no'), 'keep')).rejects.toMatchObject({ code: 'denied' });
    expect(entries()).toEqual([['Renamed to no', 'denied']]);
  });

  it('tells the other tabs, with the changes that only one tab has', async () => {
    const tabs = createTabs();
    const device: Device = { storage: { ...createWindowStorage(), isLasting: true }, tabs };
    const server = serverWith({ a: customer('Ann') });
    const { journal, room, find } = visit(server, device, true);
    expect(tabs.losses).toEqual([]);
    const onDevice = journal.commit(rename('a', 'Bo'), 'keep');
    await vi.waitFor(async () => expect(await device.storage.load('ann')).toHaveLength(1));
    expect([...tabs.unsent]).toEqual([]);

    room.giveUp('failed');
    expect(journal.get()).toMatchObject({ isLasting: true, isFull: false });
    room.giveUp('full');
    expect(journal.get()).toMatchObject({ isLasting: false, isFull: true });
    expect(tabs.losses).toEqual(['tab-1: failed', 'tab-1: full']);
    expect([...tabs.unsent]).toEqual(['tab-1']);
    find();
    await onDevice;
    expect([...tabs.unsent]).toEqual([]);
  });

  it('waits only so long for a storage that never answers', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const silent = {
      ...full,
      load: () => new Promise<never>(() => undefined),
      put: () => new Promise<never>(() => undefined),
    };
    const server = serverWith({ a: customer('Ann') });
    const { journal } = visit(server, { storage: silent, tabs: createTabs() });
    const sent = journal.commit(rename('a', 'Bo'), 'keep');
    await vi.advanceTimersByTimeAsync(5_000);
    await sent;
    expect(server.read(ref('a'))).toMatchObject({ name: 'Bo' });
  });
});

/** Everything happens in microtasks here; frequent polling keeps many runs short. */
const SOON = { timeout: 2_000, interval: 2 };

describe('whatever happens', () => {
  const STEPS = [
    'take',
    'refuse',
    'takeAndReload',
    'offline',
    'online',
    'reload',
    'reloadLosingTheQueue',
  ] as const;
  type Step = (typeof STEPS)[number];

  /** Runs a random history of a device; returns the last session and the changed records. */
  async function live(server: MemoryServer, steps: readonly Step[]) {
    const device = newDevice();
    const ids: string[] = [];
    let isOffline = false;
    let now = visit(server, device);
    /** Firestore's own queue on the device, which survives a reload unless the browser clears it. */
    let queue: { id: string; name: string }[] = [];

    const sendQueue = () => {
      for (const { id, name } of queue) if (!name.startsWith('no')) server.put(ref(id), customer(name));
      queue = [];
    };
    const change = async (name: string) => {
      const id = `c${ids.length}`;
      ids.push(id);
      server.put(ref(id), customer('Ann'));
      if (isOffline) queue.push({ id, name });
      const sent = now.journal.commit(rename(id, name), 'keep').catch(() => undefined);
      await (isOffline ? now.journal.refresh() : sent);
    };
    const reload = async () => {
      await now.close();
      now = visit(server, device, isOffline);
    };
    const goOnline = () => {
      isOffline = false;
      sendQueue();
      now.find();
    };

    for (const step of steps) {
      switch (step) {
        case 'take':
          await change('Bo');
          break;
        case 'refuse':
          await change('no');
          break;
        case 'takeAndReload':
          void change('Bo');
          await reload();
          break;
        case 'offline':
          isOffline = true;
          now.lose();
          break;
        case 'online':
          goOnline();
          await now.store.drained();
          break;
        case 'reload':
          await reload();
          break;
        case 'reloadLosingTheQueue':
          queue = [];
          await reload();
      }
    }
    goOnline();
    return { visit: now, ids };
  }

  it('keeps exactly the changes that the server does not have', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { maxLength: 20 }), async (steps) => {
        const server = serverWith({});
        const { visit: last, ids } = await live(server, steps);
        await vi.waitFor(() => {
          const { entries } = last.journal.get();
          expect(entries.filter((entry) => entry.refusal === null)).toEqual([]);
          expect(entries.flatMap((entry) => entry.writes.map((write) => write.ref.id)).toSorted()).toEqual(
            ids.filter((id) => server.read(ref(id))?.['name'] === 'Ann').toSorted(),
          );
        }, SOON);
        await last.close();
      }),
      { numRuns: 60 },
    );
  });
});
