import { describe, expect, it, vi } from 'vitest';
import { instant } from '@/domain/core/value';
import type { Doc } from '@/domain/core/value';
import { createMemoryServer } from '../../store/memory/memory-server';
import type { MemoryServer } from '../../store/memory/memory-server';
import { now } from '../../store/port';
import { newDevice, visit } from '../../testing/journal-visit';
import type { Change } from '../journal-parts';
import { STALL_MS } from '../compare-gate';
import { isReadable, takenAway, takeTheirs } from './theirs';
import type { JournalEntry } from '../kept/entry';

const ref = { collection: 'Customers', id: 'a' };
const stored: Doc = { name: 'Noor', phone: '1', phoneKey: 'k1', city: 'Waco', updatedBy: 'ann' };

const edit = (fields: Doc): Change => ({
  name: 'editRecord',
  label: 'Changes saved',
  writes: [{ kind: 'patch', ref, fields: { ...fields, updatedAt: now(), updatedBy: 'ann' } }],
});
const deletion: Change = { name: 'deleteRecord', label: 'Deleted', writes: [{ kind: 'delete', ref }] };
const phone = (value: string) => edit({ phone: value, phoneKey: `k${value}` });

const serverWith = (doc: Doc = stored) => createMemoryServer({ docs: { Customers: { a: doc } } });

/** Bob, online, changes the record past everything. */
const bobWrites = (server: MemoryServer, fields: Doc) =>
  server.put(ref, { ...server.read(ref), ...fields, updatedBy: 'bob' });

/** The questions to the user: field, the other's value, the other user. */
const asked = (entries: readonly JournalEntry[]) =>
  entries
    .filter((entry) => entry.isSent)
    .flatMap(({ theirs }) => theirs.filter(isReadable))
    .map(({ path, value, by }) => [path, value, by]);

async function makeOffline(one: ReturnType<typeof visit>, changes: readonly Change[]) {
  for (const change of changes) void one.journal.commit(change, 'keep').catch(() => undefined);
  await vi.waitFor(() =>
    expect(one.journal.get().entries.filter(({ known }) => Object.keys(known).length > 0)).toHaveLength(
      changes.length,
    ),
  );
}

const settled = (one: ReturnType<typeof visit>) =>
  vi.waitFor(() =>
    expect(one.journal.get().entries.filter(({ isSent, refusal }) => !isSent && refusal === null)).toEqual(
      [],
    ),
  );

describe('an offline change over a newer one of another user', () => {
  it('is sent, and the overwritten value is offered; taking it is a separate change', async () => {
    const server = serverWith();
    const one = visit(server, newDevice());
    one.lose();
    await makeOffline(one, [phone('2')]);
    bobWrites(server, { phone: '3', phoneKey: 'k3', city: 'Plano' });
    one.find();
    await settled(one);
    expect(server.read(ref)).toMatchObject({ phone: '2', city: 'Plano' });
    expect(asked(one.journal.get().entries)).toEqual([['phone', '3', 'bob']]);

    const [entry] = one.journal.get().entries;
    const decided = entry?.theirs.find(({ path }) => path === 'phone');
    if (!entry || !decided) throw new Error('Nothing is asked.');
    const intent = takeTheirs(entry, decided);
    await one.journal.decide(entry.opId, decided);
    await one.journal.commit(intent, 'keep');
    expect(server.read(ref)).toMatchObject({ phone: '3', phoneKey: 'k3', city: 'Plano', updatedBy: 'ann' });
    expect(one.journal.get().entries).toEqual([]);
    await one.journal.commit({ ...intent, writes: intent.undo ?? [] }, 'keep');
    expect(server.read(ref)).toMatchObject({ phone: '2', phoneKey: 'k2' });
    expect(one.journal.get().entries).toEqual([]);
  });

  it.each<[string, readonly Change[], Doc]>([
    ['another field', [phone('2')], { city: 'Plano' }],
    ['the same value', [phone('2')], { phone: '2', phoneKey: 'k2' }],
    ['a mark that nobody reads', [edit({ importId: 'b' })], { importId: 'c' }],
    ['nothing', [phone('2')], {}],
    ['nothing, with several changes of one field', [phone('2'), phone('4'), phone('5')], {}],
    ['nothing, with a change that was taken back', [phone('2'), phone('1')], {}],
    ['to the value of a later change here', [phone('2'), phone('4')], { phone: '4', phoneKey: 'k4' }],
    [
      'to a value between two changes here',
      [phone('2'), phone('4'), phone('2')],
      { phone: '4', phoneKey: 'k4' },
    ],
  ])('asks nothing where the other user changed %s', async (_what, changes, theirs) => {
    const server = serverWith();
    const one = visit(server, newDevice());
    one.lose();
    await makeOffline(one, changes);
    bobWrites(server, theirs);
    one.find();
    await settled(one);
    expect(one.journal.get().entries).toEqual([]);
  });

  it('asks once for several changes of one field, about the last of them', async () => {
    const server = serverWith();
    const one = visit(server, newDevice());
    one.lose();
    await makeOffline(one, [phone('2'), edit({ city: 'Austin' }), phone('4')]);
    bobWrites(server, { phone: '3', phoneKey: 'k3' });
    one.find();
    await settled(one);
    expect(server.read(ref)).toMatchObject({ phone: '4', city: 'Austin' });
    await vi.waitFor(() => expect(one.journal.get().entries).toHaveLength(1));
    expect(asked(one.journal.get().entries)).toEqual([['phone', '3', 'bob']]);
  });

  it('compares the fields of groups that are written as a whole', async () => {
    const server = serverWith({ hold: { on: false, reason: '', note: '' } });
    const one = visit(server, newDevice());
    one.lose();
    await makeOffline(one, [edit({ hold: { on: true, reason: 'Weather', note: '' } })]);
    bobWrites(server, { hold: { on: true, reason: 'Permit', note: '' } });
    one.find();
    await settled(one);
    expect(asked(one.journal.get().entries)).toEqual([['hold.reason', 'Permit', 'bob']]);
  });

  it('is noticed after a reload, with and without signal in between', async () => {
    const server = serverWith();
    const device = newDevice();
    const before = visit(server, device, true);
    await makeOffline(before, [phone('2')]);
    await before.close();
    bobWrites(server, { phone: '3', phoneKey: 'k3' });
    const between = visit(server, device, true);
    await vi.waitFor(() => expect(between.journal.get().entries).toHaveLength(1));
    await between.close();

    const after = visit(server, device, false, [phone('2').writes]);
    await vi.waitFor(() => expect(asked(after.journal.get().entries)).toEqual([['phone', '3', 'bob']]));
    expect(server.read(ref)).toMatchObject({ phone: '2' });
  });

  it('keeps the ticks of both where they ticked different steps of a list', async () => {
    const steps = (...done: readonly boolean[]) =>
      ['a', 'b', 'c'].map((id, at) => ({ id, text: id, done: done[at] ?? false }));
    const tick = (...done: readonly boolean[]) => edit({ checklist: steps(...done) });
    const server = serverWith({ checklist: steps() });
    const one = visit(server, newDevice());
    one.lose();
    await makeOffline(one, [tick(true), tick(true, false, true)]);
    bobWrites(server, { checklist: steps(false, true) });
    one.find();
    await vi.waitFor(() =>
      expect(server.read(ref)).toMatchObject({ checklist: steps(true, true, true), updatedBy: 'ann' }),
    );
    await vi.waitFor(() => expect(one.journal.get().entries).toEqual([]));
  });

  it("asks about the whole record when it deleted another user's change", async () => {
    const server = serverWith();
    const one = visit(server, newDevice());
    one.lose();
    await makeOffline(one, [edit({ city: 'Austin' }), deletion]);
    bobWrites(server, { phone: '3', phoneKey: 'k3' });
    one.find();
    await settled(one);
    expect(server.read(ref)).toBeNull();
    const [entry] = one.journal.get().entries;
    expect(one.journal.get().entries).toHaveLength(1);
    expect(entry && takenAway(entry)).toMatchObject({
      decided: { by: 'bob' },
      doc: { name: 'Noor', phone: '3', city: 'Waco' },
    });
    const [decided] = entry?.theirs ?? [];
    if (entry && decided) await one.journal.decide(entry.opId, decided);
    expect(one.journal.get().entries).toEqual([]);
  });

  it('asks about the deletion alone when an earlier edit conflicts, too', async () => {
    const server = serverWith();
    const one = visit(server, newDevice());
    one.lose();
    await makeOffline(one, [phone('2'), deletion]);
    bobWrites(server, { phone: '3', phoneKey: 'k3' });
    one.find();
    await settled(one);
    expect(one.journal.get().entries.map(({ name }) => name)).toEqual(['deleteRecord']);
  });

  it.each<[string, Doc]>([
    ['nothing', {}],
    ['what people do not read', { updatedAt: instant(5), assignees: ['bob'] }],
    ['what was changed here before', { phone: '2', phoneKey: 'k2' }],
  ])('asks nothing about a deletion where the other user changed %s', async (_what, theirs) => {
    const server = serverWith();
    const one = visit(server, newDevice());
    one.lose();
    await makeOffline(one, [phone('2'), deletion]);
    bobWrites(server, theirs);
    one.find();
    await settled(one);
    expect(server.read(ref)).toBeNull();
    expect(one.journal.get().entries).toEqual([]);
  });

  it('asks until it is decided, in every session', async () => {
    const server = serverWith();
    const device = newDevice();
    const one = visit(server, device);
    one.lose();
    await makeOffline(one, [phone('2')]);
    bobWrites(server, { phone: '3', phoneKey: 'k3' });
    one.find();
    await settled(one);
    await one.close();
    const two = visit(server, device);
    await vi.waitFor(() => expect(asked(two.journal.get().entries)).toEqual([['phone', '3', 'bob']]));
    const [entry] = two.journal.get().entries;
    if (entry?.theirs[0]) await two.journal.decide(entry.opId, entry.theirs[0]);
    expect(await device.storage.load('ann')).toEqual([]);
  });

  it('is noticed with two tabs, of which either may send', async () => {
    const server = serverWith();
    const device = newDevice();
    const one = visit(server, device);
    const two = visit(server, device);
    one.lose();
    two.lose();
    await makeOffline(one, [phone('2')]);
    await vi.waitFor(() => expect(two.journal.get().entries).toHaveLength(1));
    bobWrites(server, { phone: '3', phoneKey: 'k3' });
    two.find();
    // The second tab has compared for both before the first one notices the network.
    await vi.waitFor(async () => expect((await device.storage.load('ann'))[0]?.comparedAt).not.toBeNull());
    server.put(ref, { ...server.read(ref), phone: '2', phoneKey: 'k2', updatedBy: 'ann' });
    one.find();
    await settled(one);
    expect(asked(one.journal.get().entries)).toEqual([['phone', '3', 'bob']]);
  });

  it('is noticed when the browser reports no lost network', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    try {
      const server = serverWith();
      const one = visit(server, newDevice());
      one.store.goOffline();
      const sent = one.journal.commit(phone('2'), 'keep');
      await vi.advanceTimersByTimeAsync(STALL_MS + 100);
      bobWrites(server, { phone: '3', phoneKey: 'k3' });
      one.store.goOnline();
      await vi.advanceTimersByTimeAsync(10_000);
      await sent;
      expect(asked(one.journal.get().entries)).toEqual([['phone', '3', 'bob']]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps only the refusal of a change that the server refuses', async () => {
    const server = createMemoryServer({ docs: { Customers: { a: stored } } });
    const one = visit(server, newDevice());
    one.lose();
    await makeOffline(one, [phone('2')]);
    server.put(ref, null);
    one.find();
    await settled(one);
    expect(one.entries()).toEqual([['Changes saved', 'not-found']]);
  });
});
