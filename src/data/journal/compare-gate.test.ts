import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/core/errors';
import { steadySignal } from '../base/signal';
import { createMemoryServer } from '../store/memory/memory-server';
import { createMemoryStore } from '../store/memory/memory-store';
import { COMPARE_PATIENCE_MS, createCompareGate } from './compare-gate';
import { FRESH } from './kept/entry';
import type { JournalEntry } from './kept/entry';

const ref = { collection: 'Customers', id: 'a' };
const waiting: JournalEntry = {
  ...FRESH,
  opId: 'one',
  uid: 'ann',
  tab: 'earlier',
  at: 0,
  name: 'editRecord',
  label: 'Changes saved',
  writes: [{ kind: 'patch', ref, fields: { phone: '2' } }],
};

/** A session whose store starts paused with a queued change, with the given comparison. */
function visitWith(parts: Partial<Pick<Parameters<typeof createCompareGate>[0], 'load' | 'inTurn'>>) {
  const server = createMemoryServer({ docs: { Customers: { a: { phone: '1' } } } });
  const store = createMemoryStore({ server });
  void store.pause();
  void store.commit(waiting.writes);
  createCompareGate({
    store,
    signal: steadySignal,
    load: async () => [waiting],
    entries: () => [],
    inTurn: (act) => act(),
    onCompared: async () => undefined,
    ...parts,
  });
  return () => server.read(ref)?.['phone'];
}

describe('changes of an earlier session', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is sent once it is compared', async () => {
    const phone = visitWith({});
    await vi.advanceTimersByTimeAsync(100);
    expect(phone()).toBe('2');
  });

  it('is sent all the same where comparing fails', async () => {
    const phone = visitWith({ inTurn: () => Promise.reject(new Error('fault')) });
    await vi.advanceTimersByTimeAsync(100);
    expect(phone()).toBe('2');
  });

  it('is sent all the same where the journal cannot be read', async () => {
    const phone = visitWith({ load: () => Promise.reject(new Error('fault')) });
    await vi.advanceTimersByTimeAsync(100);
    expect(phone()).toBe('2');
  });

  it('is sent all the same where comparing never ends', async () => {
    const phone = visitWith({ inTurn: () => new Promise(() => undefined) });
    await vi.advanceTimersByTimeAsync(COMPARE_PATIENCE_MS - 1);
    expect(phone()).toBe('1');
    await vi.advanceTimersByTimeAsync(100);
    expect(phone()).toBe('2');
  });

  it('waits for as long as the server does not answer', async () => {
    let isThere = false;
    const inTurn = (act: () => Promise<void>) => (isThere ? act() : Promise.reject(new AppError('network')));
    const phone = visitWith({ inTurn });
    await vi.advanceTimersByTimeAsync(2 * COMPARE_PATIENCE_MS);
    expect(phone()).toBe('1');
    isThere = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(phone()).toBe('2');
  });
});
