import { beforeAll, describe, expect, it } from 'vitest';
import { createCustomer, editCustomer } from '@/data/customer-changes';
import { deletionOf } from '@/data/directory/deletion';
import { markSold } from '@/data/sold';
import { pauseLink } from '@/data/tracking';
import { now } from '@/data/store/port';
import type { Write } from '@/data/store/port';
import { directoryPart } from '@/domain/collections';
import { customerShape } from '@/domain/customer';
import type { Customer } from '@/domain/customer';
import { encodeFields } from '@/domain/record-codec';
import { foldText } from '@/domain/customer';
import type { SaleTerms } from '@/domain/sold';
import { makeCustomer, makePrice, makeTrackingLink } from '@tests/factories/records';
import { IN_2100 } from './documents';
import { startRules } from './harness';
import type { RulesWorld } from './harness';
import { ADMIN, EMPLOYEES, SOLO } from './roles';
import type { Role } from './roles';
import { people } from './world';

const { Sales, Manager } = EMPLOYEES;

/** Batches that look up their own parents stay at this many records. */
const MOST_RECORDS = 8;

const terms: SaleTerms = {
  title: 'Full replacement, 12 Elm Street',
  product: 'Full replacement',
  amount: 1_250_000,
  jobType: 'Install',
  expectedStart: '2026-11-30',
  crewLead: { uid: 'fred', name: 'Fred Hall' },
  makeLink: true,
};

let rules: RulesWorld;

beforeAll(async () => {
  rules = await startRules('batches');
  await rules.seed(people());
});

function viewerOf(role: Role) {
  if (!role.viewer) throw new Error(`${role.name} does not count as signed in.`);
  return role.viewer;
}

/** A stored lead assigned to a role. */
async function leadOf(role: Role, uuid: string): Promise<Customer> {
  const viewer = viewerOf(role);
  const customer = makeCustomer({
    uuid,
    owner: viewer.owner,
    assignees: [viewer.uid],
    salesperson: viewer.uid,
  });
  const data = encodeFields(customerShape.fields, customer);
  await rules.seed([{ kind: 'create', ref: { collection: 'Customers', id: uuid }, data }]);
  return customer;
}

const commits = (role: Role, writes: readonly Write[]) => rules.allows(role, { commit: writes });

describe('a sale', () => {
  it.each([Sales, Manager, ADMIN, SOLO])('goes through in one batch for $name', async (role) => {
    const customer = await leadOf(role, `lead-of-${role.uid}`);
    const price = makePrice({ uuid: customer.uuid, noun: 'customer', owner: customer.owner });
    const at = Date.now();
    const { intent } = markSold(viewerOf(role), { customer, price, terms, at, zone: 'America/Chicago' });
    expect(intent.writes.length).toBeLessThanOrEqual(MOST_RECORDS);
    expect(intent.writes.map((write) => write.ref.collection).toSorted()).toEqual([
      'Customers',
      'Jobs',
      'Prices',
      'Prices',
      'Trackers',
      'Tracking',
    ]);
    expect(await commits(role, intent.writes)).toBe(true);
    expect(intent.undo?.length ?? 0).toBeLessThanOrEqual(MOST_RECORDS);
    expect(await commits(role, intent.undo ?? [])).toBe(true);
  });

  it('is refused whole when one part of it is not the seller’s to write', async () => {
    const customer = await leadOf(Sales, 'lead-not-for-fred');
    const input = { customer, price: null, terms, at: Date.now(), zone: 'America/Chicago' };
    const { intent } = markSold(viewerOf(Sales), input);
    expect(await commits(EMPLOYEES.Coordinator, intent.writes)).toBe(false);
  });

  it('makes a link that its seller can pause once it is active', async () => {
    const customer = await leadOf(Sales, 'lead-with-link');
    const input = { customer, price: null, terms, at: Date.now(), zone: 'America/Chicago' };
    const { intent, trackerId } = markSold(viewerOf(Sales), input);
    expect(await commits(Sales, intent.writes)).toBe(true);
    const made = intent.writes.find((write) => write.ref.collection === 'Tracking');
    if (!made) throw new Error('The sale makes a link.');
    await rules.seed([{ kind: 'patch', ref: made.ref, fields: { state: 'active' } }]);
    const link = makeTrackingLink({ uuid: made.ref.id, trackerId, owner: 'acme', expiresAt: IN_2100 });
    expect(await commits(Sales, pauseLink(viewerOf(Sales), link).writes)).toBe(true);
  });
});

describe('an import', () => {
  it.each([Sales, ADMIN, SOLO])('writes batches of 200 customers for $name', async (role) => {
    const viewer = viewerOf(role);
    const rows = Array.from({ length: 200 }, (_, at) => `${viewer.uid}-row-${at}`);
    const created = rows.flatMap(
      (uuid) => createCustomer(viewer, { uuid, name: `Customer ${uuid}`, importId: 'import-1' }).writes,
    );
    expect(created).toHaveLength(200);
    expect(await commits(role, created)).toBe(true);

    const changed = rows.flatMap((uuid) => {
      const name = `Customer ${uuid}`;
      const before = makeCustomer({
        uuid,
        owner: viewer.owner,
        assignees: [viewer.uid],
        name,
        nameKey: foldText(name),
      });
      return editCustomer(viewer, before, { notes: 'Imported again.', city: 'Chicago' }).writes;
    });
    expect(await commits(role, changed)).toBe(true);
  });
});

describe('the mark of a deleted customer', () => {
  const markIn = (
    owner: string,
    customerId: string,
    extra: Readonly<Record<string, string>> = {},
  ): Write => ({
    kind: 'create',
    ref: { collection: directoryPart(owner, 'gone'), id: `mark-${customerId}` },
    data: { owner, customerId, at: now(), ...extra },
  });
  const deletion = (id: string): Write => ({ kind: 'delete', ref: { collection: 'Customers', id } });

  it.each([ADMIN, SOLO, Manager])('is written by $name together with the deletion', async (role) => {
    const customer = await leadOf(role, `gone-${role.uid}`);
    const writes = deletionOf(viewerOf(role), customer.uuid);
    expect(await rules.allows(role, { commit: writes })).toBe(true);
  });

  it('is refused to whoever may not delete the customer', async () => {
    const { uuid } = await leadOf(Sales, 'kept-by-sales');
    expect(await rules.allows(Sales, { commit: [markIn('acme', uuid)] })).toBe(false);
    expect(await rules.allows(Sales, { commit: deletionOf(viewerOf(Sales), uuid) })).toBe(false);
  });

  it('is refused without the deletion, for another business, or with anything else in it', async () => {
    const { uuid } = await leadOf(Manager, 'kept');
    const tries: readonly Write[][] = [
      [markIn('acme', uuid)],
      [deletion(uuid), markIn('other', uuid)],
      [deletion(uuid), markIn('acme', uuid, { note: 'x' })],
      [deletion(uuid), { ...markIn('acme', uuid, { owner: 'other' }) }],
      [deletion(uuid), markIn('acme', 'nobody')],
    ];
    for (const writes of tries) expect(await rules.allows(Manager, { commit: writes })).toBe(false);
  });
});
