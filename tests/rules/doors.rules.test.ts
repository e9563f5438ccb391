import { collection, getCount, limit, query, where } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { now } from '@/data/store/port';
import type { QuerySpec, Ref, Where, Write } from '@/data/store/port';
import { MOST_COUNTED, MOST_ROWS } from '@/domain/list-bounds';
import { instant } from '@/domain/value';
import type { Value } from '@/domain/value';
import { ACME } from '@tests/factories/records';
import { create, customer, patch } from './acting';
import { IN_2100 } from './documents';
import type { Data } from './documents';
import { allows, commit, read, run, startRules } from './harness';
import type { RulesWorld } from './harness';
import { ADMIN, EMPLOYEES, ROLES, SOLO } from './roles';
import type { Role } from './roles';
import { world } from './world';

const { Sales, Coordinator, Manager, 'Field worker': FieldWorker } = EMPLOYEES;
const NOBODY = ROLES[0] ?? SOLO;

let rules: RulesWorld;

beforeAll(async () => {
  rules = await startRules('doors');
});

beforeEach(async () => {
  await rules.seed(world());
});

afterAll(async () => {
  await rules.stop();
});

const may = (role: Role, ...writes: readonly Write[]) => allows(commit(rules.as(role), writes));

describe('a tracking link', () => {
  const link: Ref = { collection: 'Tracking', id: 'Tracking-assigned' };
  const copy: Ref = { collection: `Tracking/${link.id}/Public`, id: 'progress' };
  const dropCopy: Write = { kind: 'delete', ref: copy };
  const shows = () => allows(read(rules.as(NOBODY), copy));
  const set = (fields: Readonly<Record<string, Value>>) => rules.seed([{ kind: 'patch', ref: link, fields }]);

  it('shows its page to everybody while it is active and not over', async () => {
    expect(await allows(read(rules.as(NOBODY), link))).toBe(true);
    expect(await shows()).toBe(true);
    await set({ expiresAt: instant(Date.UTC(2020, 0, 1)) });
    expect(await shows()).toBe(false);
    for (const state of ['requested', 'paused', 'revoked']) {
      await set({ state, expiresAt: instant(IN_2100) });
      expect([state, await shows()]).toEqual([state, false]);
    }
    const unknown = { collection: 'Tracking', id: 'unknown' };
    expect(await read(rules.as(NOBODY), unknown)).toBe(false);
    expect(
      await allows(read(rules.as(NOBODY), { collection: 'Tracking/unknown/Public', id: 'progress' })),
    ).toBe(false);
  });

  it('starts as a request for the time to come, whoever makes it', async () => {
    const made = (change: Data) => create(Sales, 'Tracking', 'new-link', [], change);
    expect(await may(Sales, made({ state: 'active' }))).toBe(false);
    expect(await may(Sales, made({ expiresAt: instant(Date.UTC(2020, 0, 1)) }))).toBe(false);
    expect(await may(Sales, made({ trackerId: 't-unassigned' }))).toBe(false);
    expect(await may(Sales, made({}))).toBe(true);
    const activated = patch(Sales, { collection: 'Tracking', id: 'new-link' }, { state: 'active' });
    expect(await may(Sales, activated)).toBe(false);
  });

  it('loses its page in the batch that stops it, and only then', async () => {
    expect(await may(Sales, dropCopy)).toBe(false);
    expect(await may(FieldWorker, patch(FieldWorker, link, { state: 'paused' }), dropCopy)).toBe(false);
    expect(await may(Sales, patch(Sales, link, { state: 'paused' }), dropCopy)).toBe(true);
    expect(await may(Sales, patch(Sales, link, { state: 'active' }))).toBe(true);
    expect(await may(Sales, patch(Sales, link, { state: 'revoked' }), dropCopy)).toBe(true);
    expect(await may(Sales, patch(Sales, link, { state: 'active' }))).toBe(false);
  });

  it('ends together with its tracker', async () => {
    const tracker: Write = { kind: 'delete', ref: { collection: 'Trackers', id: 't-assigned' } };
    expect(await may(Manager, patch(Manager, link, { state: 'revoked' }), dropCopy, tracker)).toBe(true);
  });

  it('belongs to its tracker for good', async () => {
    expect(await may(ADMIN, patch(ADMIN, link, { trackerId: 't-unassigned' }))).toBe(false);
  });
});

describe('an account', () => {
  const fresh: Role = {
    ...SOLO,
    uid: 'newcomer',
    token: { ...SOLO.token, email: 'new@example.com' },
    user: null,
  };
  const ref: Ref = { collection: 'Users', id: 'newcomer' };
  const blank = (change: Data = {}) => create(fresh, 'Users', 'newcomer', [], change);
  const edit = (change: Data): Write => ({ kind: 'patch', ref, fields: { ...change, updatedAt: now() } });

  beforeEach(async () => {
    await rules.seed([{ kind: 'delete', ref }]);
  });

  it('is opened by its person, blank, with an address that is theirs', async () => {
    expect(await read(rules.as(fresh), ref)).toBe(false);
    expect(await may(fresh, blank({ userPaid: true }))).toBe(false);
    expect(await may(fresh, blank({ email: 'boss@example.com' }))).toBe(false);
    expect(await may({ ...fresh, uid: 'thief' }, blank())).toBe(false);
    const unverified = { ...fresh, token: { ...fresh.token, email_verified: false } };
    expect(await may(unverified, blank({ email: 'new@example.com' }))).toBe(false);
    expect(await may(fresh, blank({ email: 'new@example.com' }))).toBe(true);
  });

  it('takes another address only once that is verified', async () => {
    expect(await may(fresh, blank())).toBe(true);
    expect(await may(fresh, edit({ email: 'boss@example.com' }))).toBe(false);
    expect(await may(fresh, edit({ email: 'new@example.com' }))).toBe(true);
    expect(await may(fresh, edit({ onBoarded: true, phone: '555 0100' }))).toBe(true);
  });

  it('without a record opens nothing', async () => {
    expect(await allows(read(rules.as(fresh), customer))).toBe(false);
    expect(await may(fresh, create(fresh, 'Customers', 'c-early', []))).toBe(false);
  });
});

describe('questions', () => {
  const owned: Where = { field: 'owner', op: '==', value: ACME };
  const ask = (change: Partial<QuerySpec>): QuerySpec => ({
    collection: 'Customers',
    where: [owned],
    orderBy: [],
    limit: MOST_ROWS,
    ...change,
  });
  const answers = (role: Role, spec: QuerySpec) => allows(run(rules.as(role), spec));

  it.each([
    ['Customers', MOST_COUNTED],
    ['Trackers', MOST_COUNTED],
    ['Jobs', MOST_COUNTED],
    ['Visits', MOST_ROWS],
    ['Prices', MOST_ROWS],
    ['Activity', MOST_ROWS],
    ['ActivityPriced', MOST_ROWS],
    ['ClientMessages', MOST_ROWS],
    ['Imports', MOST_ROWS],
  ])('about %s reach at most %d documents', async (name, most) => {
    expect(await answers(ADMIN, ask({ collection: name, limit: most }))).toBe(true);
    expect(await answers(ADMIN, ask({ collection: name, limit: most + 1 }))).toBe(false);
  });

  it('that only count need a limit like all others', async () => {
    const everybody = query(collection(rules.as(ADMIN), 'Customers'), where('owner', '==', ACME));
    expect(await allows(getCount(query(everybody, limit(MOST_COUNTED))))).toBe(true);
    expect(await allows(getCount(everybody))).toBe(false);
  });

  it('name the business', async () => {
    expect(await answers(ADMIN, ask({ where: [] }))).toBe(false);
    expect(await answers(ADMIN, ask({ where: [{ field: 'owner', op: 'in', value: [ACME, 'other'] }] }))).toBe(
      false,
    );
  });

  it('about history name what one may see, for an employee', async () => {
    const about = (nouns: readonly string[]) =>
      ask({ collection: 'Activity', where: [owned, { field: 'noun', op: 'in', value: nouns }] });
    expect(await answers(Coordinator, about(['customer', 'tracker', 'job', 'visit']))).toBe(true);
    expect(await answers(Coordinator, ask({ collection: 'Activity' }))).toBe(false);
    const mine: Where = { field: 'assignees', op: 'array-contains', value: 'fred' };
    const field = (nouns: readonly string[]) => ({ ...about(nouns), where: [...about(nouns).where, mine] });
    expect(await answers(FieldWorker, field(['tracker', 'job', 'visit']))).toBe(true);
    expect(await answers(FieldWorker, field(['customer', 'job']))).toBe(false);
  });

  it('for a record that is not there are answered, not refused', async () => {
    for (const collection of ['Customers', 'Trackers', 'Jobs', 'Visits', 'Prices', 'Activity', 'Imports']) {
      const ref = { collection, id: 'nowhere' };
      expect([collection, await read(rules.as(FieldWorker), ref)]).toEqual([collection, false]);
      expect([collection, await allows(read(rules.as(NOBODY), ref))]).toEqual([collection, false]);
    }
  });

  it('about anything unknown are refused', async () => {
    for (const collection of ['Secrets', 'Customers/c-assigned/Secrets', 'Users/ann/Devices']) {
      expect(await allows(read(rules.as(ADMIN), { collection, id: 'x' }))).toBe(false);
      expect(await may(ADMIN, { kind: 'create', ref: { collection, id: 'x' }, data: { uuid: 'x' } })).toBe(
        false,
      );
    }
  });
});
