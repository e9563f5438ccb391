import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { createDeviceRoom } from '../../base/device-room';
import { FRESH } from './entry';
import type { JournalEntry } from './entry';
import { AGAIN_MS, createFailoverStorage } from './failover-storage';
import { createWindowStorage } from './journal-storage';
import type { JournalStorage } from './journal-storage';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const entry = (opId: string): JournalEntry => ({
  ...FRESH,
  opId,
  uid: 'ann',
  tab: 'tab-1',
  at: 1,
  name: 'editRecord',
  label: 'Changes saved',
  writes: [],
});

/** A device whose storage works, refuses or is silent. */
function setUp() {
  const kept = createWindowStorage();
  let state: 'works' | 'refuses' | 'silent' = 'works';
  let wake = (): void => undefined;
  let putsHeld = Promise.resolve();
  const when = async <T>(act: () => Promise<T>): Promise<T> => {
    if (state === 'refuses') throw new DOMException('The connection is closing.', 'InvalidStateError');
    if (state === 'silent') await new Promise<void>((resolve) => (wake = resolve));
    return act();
  };
  const device: JournalStorage = {
    isLasting: true,
    load: (uid) => when(() => kept.load(uid)),
    put: async (one) => {
      await putsHeld;
      await when(() => kept.put(one));
    },
    amend: (opId, change) => when(() => kept.amend(opId, change)),
    remove: (opIds) => when(() => kept.remove(opIds)),
  };
  const storage = createFailoverStorage(device, createWindowStorage(), createDeviceRoom());
  const told = vi.fn();
  storage.onLasting?.(told);
  const ids = async () => (await kept.load('ann')).map(({ opId, at }) => `${opId} ${at}`);
  const become = (next: typeof state) => {
    state = next;
    wake();
  };
  const holdPuts = () => {
    let letGo = (): void => undefined;
    putsHeld = new Promise((resolve) => (letGo = resolve));
    return letGo;
  };
  return { storage, told, ids, become, holdPuts };
}

it('brings a device that refused for a while up to date, and tells of it', async () => {
  const { storage, told, ids, become } = setUp();
  await storage.put(entry('one'));
  await storage.put(entry('two'));
  become('refuses');
  await storage.put(entry('three'));
  expect(storage.isLasting).toBe(false);
  await storage.remove(['one']);
  await storage.amend('two', { at: 2 });
  expect(told).not.toHaveBeenCalled();
  become('works');
  await vi.advanceTimersByTimeAsync(AGAIN_MS);
  expect(storage.isLasting).toBe(true);
  expect(told).toHaveBeenCalledOnce();
  expect(await ids()).toEqual(['two 2', 'three 1']);
});

it('tries a device again that keeps on refusing', async () => {
  const { storage, become } = setUp();
  become('refuses');
  await storage.put(entry('one'));
  await vi.advanceTimersByTimeAsync(AGAIN_MS);
  become('works');
  expect(storage.isLasting).toBe(false);
  await vi.advanceTimersByTimeAsync(2 * AGAIN_MS);
  expect(storage.isLasting).toBe(true);
});

it('takes a late answer for a working device', async () => {
  const { storage, ids, become } = setUp();
  become('silent');
  const put = storage.put(entry('one'));
  await vi.advanceTimersByTimeAsync(2_000);
  await put;
  expect(storage.isLasting).toBe(false);
  become('works');
  await vi.advanceTimersByTimeAsync(0);
  expect(storage.isLasting).toBe(true);
  expect(await ids()).toEqual(['one 1']);
});

it('does not take the sleep of a tab for silence', async () => {
  const { storage, become } = setUp();
  become('silent');
  const put = storage.put(entry('one'));
  await vi.advanceTimersByTimeAsync(100);
  // The tab sleeps for an hour: one overdue timer runs before the storage answers.
  vi.setSystemTime(Date.now() + 3_600_000);
  await vi.advanceTimersToNextTimerAsync();
  become('works');
  await vi.advanceTimersByTimeAsync(0);
  await put;
  expect(storage.isLasting).toBe(true);
});

it('waits longer for what earlier visits left than for a place to keep a change', async () => {
  const { storage, become } = setUp();
  await storage.put(entry('left'));
  become('silent');
  const loaded = storage.load('ann');
  await vi.advanceTimersByTimeAsync(4_000);
  become('works');
  expect((await loaded).map(({ opId }) => opId)).toEqual(['left']);
});

it('does not bring back what was sent while the device caught up', async () => {
  const { storage, ids, become, holdPuts } = setUp();
  become('refuses');
  await storage.put(entry('one'));
  await storage.put(entry('two'));
  become('works');
  const letPutsGo = holdPuts();
  await vi.advanceTimersByTimeAsync(AGAIN_MS);
  await storage.remove(['two']);
  letPutsGo();
  await vi.advanceTimersByTimeAsync(0);
  expect(await ids()).toEqual(['one 1']);
});
