import { onTestFinished } from 'vitest';
import { createDeviceRoom } from '../base/device-room';
import { createFailoverStorage } from '../journal/kept/failover-storage';
import { createJournal } from '../journal/journal';
import { createWindowStorage } from '../journal/kept/journal-storage';
import type { JournalStorage } from '../journal/kept/journal-storage';
import type { Tab } from '../journal/tabs';
import type { Signal } from '../base/signal';
import { createLazyStore } from '../store/lazy-store';
import type { MemoryServer } from '../store/memory/memory-server';
import { createMemoryStore } from '../store/memory/memory-store';
import type { Write } from '../store/port';

/** Tabs of one device: each is open until it leaves. */
export function createTabs() {
  /** The device losses reported by tabs, and the tabs with unsent changes of their own. */
  const losses: string[] = [];
  const unsent = new Set<string>();
  const gone = new Set<string>();
  const waiting: { tab: string; run: () => void }[] = [];
  const heard = new Set<() => void>();
  let turns = Promise.resolve();
  let count = 0;
  const join = (onNews: () => void = () => undefined): Tab => {
    count += 1;
    const id = `tab-${count}`;
    heard.add(onNews);
    return {
      id,
      tell: (message) => {
        if (message === 'full' || message === 'failed') losses.push(`${id}: ${message}`);
        if (message !== 'journal') return;
        for (const tell of heard) if (tell !== onNews) tell();
      },
      whenGone: (tab, run) => {
        if (gone.has(tab)) queueMicrotask(run);
        else waiting.push({ tab, run });
      },
      alone: () => Promise.resolve(),
      holdUnsent: (isHeld) => void (isHeld ? unsent.add(id) : unsent.delete(id)),
      othersSent: async () => [...unsent].every((one) => one === id),
      inTurn: (act) => {
        const done = turns.then(act);
        turns = done.catch(() => undefined);
        return done;
      },
      leave: () => {
        gone.add(id);
        for (const one of waiting.filter(({ tab }) => tab === id)) queueMicrotask(one.run);
      },
      close: () => heard.delete(onNews),
    };
  };
  return { join, losses, unsent };
}

export type Device = { readonly storage: JournalStorage; readonly tabs: ReturnType<typeof createTabs> };

/** A session of Ann on a device; `queue` is the device's own queue. The journal opens before the store. */
export function visit(
  server: MemoryServer,
  { storage: kept, tabs }: Device,
  isOffline = false,
  queue: readonly (readonly Write[])[] = [],
) {
  const room = createDeviceRoom();
  const storage = createFailoverStorage(kept, createWindowStorage(), room);
  const store = createMemoryStore({ server });
  if (isOffline) store.goOffline();
  if (queue.length > 0) void store.pause();
  // Firestore reports a refusal to nobody after a reload.
  for (const writes of queue) store.commit(writes).catch(() => undefined);
  let isOnline = !isOffline;
  const heard = new Set<() => void>();
  const signal: Signal = {
    isOnline: () => isOnline,
    onChange: (run) => {
      heard.add(run);
      return () => heard.delete(run);
    },
  };
  /** Simulates losing and regaining the network, which the browser reports. */
  const lose = () => {
    isOnline = false;
    store.goOffline();
    for (const run of heard) run();
  };
  /** Loses the network while this many queued batches reach the server. */
  const cut = (batches: number) => {
    isOnline = false;
    store.cutOff(batches);
    for (const run of heard) run();
  };
  const find = () => {
    isOnline = true;
    store.goOnline();
    for (const run of heard) run();
  };
  const taken: Write[] = [];
  let refresh = (): void => undefined;
  const tab = tabs.join(() => refresh());
  const onTaken = (writes: readonly Write[]) => taken.push(...writes);
  const journal = createJournal({
    uid: 'ann',
    store: createLazyStore(async () => store, { hasQueue: true }),
    storage,
    room,
    tab,
    signal,
    onTaken,
  });
  refresh = () => void journal.refresh();
  const close = async () => {
    journal.close();
    tab.close();
    await store.close();
  };
  onTestFinished(close);
  const entries = () => journal.get().entries.map(({ label, refusal }) => [label, refusal]);
  return { store, journal, entries, close, taken, room, lose, cut, find };
}

/** An unused device. */
export function newDevice(): Device {
  return { storage: createWindowStorage(), tabs: createTabs() };
}
