import { makeCustomer } from '@tests/factories/records';
import { describe, expect, it } from 'vitest';
import type { Customer } from '@/domain/customers/customer';
import { customerKeys, customerShape } from '@/domain/customers/customer';
import { PERMISSIONS } from '@/domain/access/permissions';
import { PRESETS } from '@/domain/access/presets';
import { encodeFields, parseFields } from '@/domain/core/record-codec';
import type { Viewer } from '@/domain/access/viewer';
import {
  assignSalesperson,
  changeCustomerStatus,
  createCustomer,
  customerIntents,
  editCustomer,
  rescheduleAppointment,
  setFollowUp,
} from './customer-changes';
import { noteOutcome } from './appointment-outcome';
import { logCall, reviewAppointment } from './contact-log';
import type { Intent } from '../core/intent';
import { createMemoryStore } from '../store/memory/memory-store';
import type { MemoryStore } from '../store/memory/memory-store';

const boss: Viewer = {
  uid: 'ann',
  owner: 'acme',
  isAdmin: true,
  isCompanyAdmin: true,
  permissions: new Set(PERMISSIONS),
};
const seller: Viewer = {
  ...boss,
  uid: 'marcus',
  isAdmin: false,
  isCompanyAdmin: false,
  permissions: new Set(PRESETS.Sales),
};

const spoke = { body: 'Hi.', byName: 'Ann Meyer', outcome: 'reached', callBackOn: null } as const;
const person = { name: 'Noor Al-Masri', phone: '+18175550112', email: 'noor@example.com' };
const lead = makeCustomer({
  ...person,
  ...customerKeys(person),
  uuid: 'c1',
  customerStatus: 'Contacted',
  statusAt: 1_000,
  appointmentTime: null,
  nextFollowUp: '2026-11-20',
  salesperson: 'marcus',
  assignees: ['marcus', 'elena'],
});

function storeWith(...customers: readonly Customer[]): MemoryStore {
  const docs = customers.map((one) => [one.uuid, encodeFields(customerShape.fields, one)] as const);
  return createMemoryStore({ docs: { Customers: Object.fromEntries(docs) } });
}

function stored(store: MemoryStore, id = 'c1'): Customer | null {
  const doc = store.server.read({ collection: 'Customers', id });
  const parsed = doc && parseFields(customerShape.fields, doc);
  return parsed?.ok ? parsed.value : null;
}

async function afterwards(intent: Intent, before: Customer = lead): Promise<Customer | null> {
  const store = storeWith(before);
  await store.commit(intent.writes);
  return stored(store, before.uuid);
}

const withoutStamps = (customer: Customer | null) =>
  customer && { ...customer, updatedAt: 0, updatedBy: '', createdAt: 0, createdBy: '', statusBy: '' };

describe('every change of a customer can be taken back', () => {
  const changes: [string, Intent][] = [
    [
      'edit',
      editCustomer(boss, lead, {
        name: 'Noor Masri',
        phone: '+12145550103',
        'insurance.carrier': 'Lone Star',
      }),
    ],
    ['status', changeCustomerStatus(boss, lead, 'Not Qualified', { reason: 'Price', note: 'Too dear' })],
    ['salesperson', assignSalesperson(boss, lead, { uid: 'priya', name: 'Priya Raman' })],
    ['nobody', assignSalesperson(boss, lead, null)],
    ['first appointment', rescheduleAppointment(boss, lead, 5_000, 'Appointment Set')],
    ['follow-up', setFollowUp(boss, lead, '')],
    ['archive', customerIntents.archive(boss, lead)],
    ['delete', customerIntents.remove(boss, lead)],
  ];
  it.each(changes)('%s', async (_name, intent) => {
    const store = storeWith(lead);
    await store.commit(intent.writes);
    expect(withoutStamps(stored(store))).not.toEqual(withoutStamps(lead));
    await store.commit(intent.undo ?? []);
    expect(withoutStamps(stored(store))).toEqual(withoutStamps(lead));
    // A missing field would drop the lead from lists in its order.
    expect(store.server.read({ collection: 'Customers', id: 'c1' })).toHaveProperty('appointmentTime');
  });

  const fresh = { ...lead, customerStatus: 'Open Lead' as const, statusReason: 'Came back' };
  const oneWay: [string, Intent][] = [
    ['first contact', changeCustomerStatus(boss, fresh, 'Contacted')],
    ['first appointment', rescheduleAppointment(boss, fresh, 5_000, 'Appointment Set')],
    ['first call', logCall(boss, fresh, { ...spoke, status: 'Contacted' })],
  ];
  it.each(oneWay)('%s too, though the table knows no way back', async (_name, intent) => {
    const store = storeWith(fresh);
    await store.commit(intent.writes);
    expect(stored(store)).toMatchObject({ previousStatus: 'Open Lead', statusReason: '' });
    await store.commit(intent.undo ?? []);
    expect(withoutStamps(stored(store))).toEqual(withoutStamps(fresh));
  });

  it('and an undone status keeps no step back', () => {
    const moved = { ...fresh, customerStatus: 'Contacted' as const, previousStatus: 'Open Lead' as const };
    const [back] = changeCustomerStatus(boss, moved, 'Quoted').undo ?? [];
    expect(back).toMatchObject({ fields: { customerStatus: 'Contacted', previousStatus: '' } });
  });
});

describe('a new lead', () => {
  it('gets its search keys, its status stamp and its salesperson among the assignees', async () => {
    const store = storeWith();
    const intent = createCustomer(boss, {
      ...person,
      uuid: 'new',
      salesperson: 'marcus',
      customerStatus: 'Open Lead',
    });
    await store.commit(intent.writes);
    const made = stored(store, 'new');
    expect(made).toMatchObject({
      owner: 'acme',
      listOrganizer: 'Open',
      nameKey: 'noor al-masri',
      phoneKey: '8175550112',
      emailKey: 'noor@example.com',
      assignees: ['marcus'],
      statusBy: 'ann',
    });
    expect(made?.statusAt).not.toBeNull();
    await store.commit(intent.undo ?? []);
    expect(stored(store, 'new')).toBeNull();
  });

  it('stays visible to an author who sees only their own leads', async () => {
    const store = storeWith();
    await store.commit(createCustomer(seller, { ...person, uuid: 'new', salesperson: 'priya' }).writes);
    expect(stored(store, 'new')?.assignees).toEqual(['marcus', 'priya']);
  });

  it('is archived by Undo where deleting is not allowed', async () => {
    const store = storeWith();
    const intent = createCustomer(seller, { ...person, uuid: 'new' });
    await store.commit(intent.writes);
    await store.commit(intent.undo ?? []);
    expect(stored(store, 'new')?.listOrganizer).toBe('Archive');
  });

  it('is refused without a name', () => {
    expect(() => createCustomer(boss, { uuid: 'new', name: '' })).toThrow('cannot be saved');
  });
});

describe('editing', () => {
  it('keeps the search keys in step and touches nothing else', () => {
    const { writes } = editCustomer(boss, lead, { email: 'Noor@New.example' });
    expect(writes[0]).toMatchObject({ kind: 'patch' });
    expect(Object.keys(writes[0]?.kind === 'patch' ? writes[0].fields : {}).toSorted()).toEqual([
      'email',
      'emailKey',
      'updatedAt',
      'updatedBy',
    ]);
  });

  it('moves the assignees along with a new salesperson', async () => {
    const after = await afterwards(editCustomer(boss, lead, { salesperson: 'priya' }));
    expect(after?.assignees).toEqual(['elena', 'priya']);
  });
});

describe('status and appointment', () => {
  it('refuses a move the table does not allow', () => {
    expect(() => changeCustomerStatus(boss, lead, 'Open Lead')).toThrow('cannot be saved');
  });

  it('records who moved it, when and why', async () => {
    const after = await afterwards(
      changeCustomerStatus(boss, lead, 'Not Qualified', { reason: 'Price', note: '' }),
    );
    expect(after).toMatchObject({ customerStatus: 'Not Qualified', statusBy: 'ann', statusReason: 'Price' });
    expect(after?.statusAt).toBeGreaterThan(1_000);
  });

  it('leaves the status alone unless the caller agreed to another', async () => {
    const after = await afterwards(rescheduleAppointment(boss, lead, 5_000));
    expect(after).toMatchObject({ appointmentTime: 5_000, customerStatus: 'Contacted' });
  });
});

describe('assigning', () => {
  it('replaces the old salesperson by the new one', async () => {
    const after = await afterwards(assignSalesperson(boss, lead, { uid: 'priya', name: 'Priya Raman' }));
    expect(after).toMatchObject({
      salesperson: 'priya',
      assignees: ['elena', 'priya'],
    });
  });

  it('does not lock out the user who hands a lead over', async () => {
    const after = await afterwards(assignSalesperson(seller, lead, { uid: 'priya', name: 'Priya Raman' }));
    expect(after?.assignees).toEqual(['elena', 'marcus', 'priya']);
  });
});

describe('archive and restore', () => {
  it('brings a sold customer back among the sold and a lead among the open', async () => {
    const archived = { ...lead, listOrganizer: 'Archive' as const, archivedAt: 9 };
    expect((await afterwards(customerIntents.restore(boss, archived), archived))?.listOrganizer).toBe('Open');
    const sold = { ...archived, soldAt: 5 };
    expect(await afterwards(customerIntents.restore(boss, sold), sold)).toMatchObject({
      listOrganizer: 'Sold',
      archivedAt: null,
    });
  });
});

describe('a logged call', () => {
  it('is one change with the resulting status', async () => {
    const store = storeWith(lead);
    const intent = logCall(boss, lead, {
      ...spoke,
      body: 'Wants tin.',
      status: 'Pre-Qualified',
    });
    await store.commit(intent.writes);
    expect(stored(store)?.customerStatus).toBe('Pre-Qualified');
    const entries = await store.page({ collection: 'Activity', where: [], orderBy: [], limit: 9 });
    expect(entries.rows.map((row) => row.data)).toMatchObject([
      {
        kind: 'call',
        body: 'Wants tin.',
        outcome: 'reached',
        customerId: 'c1',
        assignees: ['marcus', 'elena'],
      },
    ]);
    await store.commit(intent.undo ?? []);
    expect(stored(store)?.customerStatus).toBe('Contacted');
    expect((await store.page({ collection: 'Activity', where: [], orderBy: [], limit: 9 })).rows).toEqual([]);
  });

  it('that nobody answered changes status and follow-up in one write, and Undo restores both', async () => {
    const fresh = makeCustomer({ uuid: 'c1', customerStatus: 'Open Lead', nextFollowUp: '' });
    const store = storeWith(fresh);
    const intent = logCall(boss, fresh, {
      ...{ body: '', byName: 'Ann Meyer', outcome: 'voicemail' },
      ...{ status: 'Not Contacted', callBackOn: '2026-11-25' },
    });
    expect(intent.writes).toHaveLength(2);
    await store.commit(intent.writes);
    expect(stored(store)).toMatchObject({ customerStatus: 'Not Contacted', nextFollowUp: '2026-11-25' });
    await store.commit(intent.undo ?? []);
    expect(stored(store)).toMatchObject({ customerStatus: 'Open Lead', nextFollowUp: '' });
  });
});

describe('a past appointment', () => {
  const kept = makeCustomer({
    ...{ uuid: 'c1', customerStatus: 'Appointment Set', appointmentTime: 5_000 },
    ...{ appointmentOutcome: 'Kept', outcomeAt: 9_000, outcomeBy: boss.uid },
  });

  it('has an outcome with its author, which Undo takes back', async () => {
    const before = makeCustomer({ ...kept, appointmentOutcome: '', outcomeAt: null, outcomeBy: '' });
    const store = storeWith(before);
    const intent = noteOutcome(boss, before, 'No-show');
    expect(intent.label).toBe('Appointment: no-show');
    await store.commit(intent.writes);
    expect(stored(store)).toMatchObject({ appointmentOutcome: 'No-show', outcomeBy: boss.uid });
    await store.commit(intent.undo ?? []);
    expect(withoutStamps(stored(store))).toEqual(withoutStamps(before));
  });

  it.each([
    ['another time', rescheduleAppointment(boss, kept, 8_000)],
    ['no time', rescheduleAppointment(boss, kept, null)],
    ['another time in the form', editCustomer(boss, kept, { appointmentTime: 8_000 })],
  ])('loses its outcome with %s, and Undo brings it back', async (_what, intent) => {
    const store = storeWith(kept);
    await store.commit(intent.writes);
    expect(stored(store)).toMatchObject({ appointmentOutcome: '', outcomeBy: '', outcomeAt: null });
    await store.commit(intent.undo ?? []);
    expect(withoutStamps(stored(store))).toEqual(withoutStamps(kept));
  });

  it('keeps its outcome with all other changes', async () => {
    const store = storeWith(kept);
    await store.commit(editCustomer(boss, kept, { appointmentTime: 5_000, phone: '1' }).writes);
    expect(stored(store)).toMatchObject({ appointmentOutcome: 'Kept', outcomeBy: boss.uid });
  });

  it('is logged with the next step in one change, and Undo restores both', async () => {
    const due = makeCustomer({ uuid: 'c1', customerStatus: 'Appointment Set', appointmentTime: 5_000 });
    const store = storeWith(due);
    const intent = reviewAppointment(boss, due, {
      ...{ body: 'Nobody was there.', byName: 'Ann Meyer', status: null },
      ...{ followUp: '2026-11-25', outcome: null, clears: true },
    });
    await store.commit(intent.writes);
    expect(stored(store)).toMatchObject({ appointmentTime: null, nextFollowUp: '2026-11-25' });
    const entries = await store.page({ collection: 'Activity', where: [], orderBy: [], limit: 9 });
    expect(entries.rows.map((row) => row.data)).toMatchObject([{ kind: 'note', body: 'Nobody was there.' }]);
    await store.commit(intent.undo ?? []);
    expect(withoutStamps(stored(store))).toEqual(withoutStamps(due));
  });
});
