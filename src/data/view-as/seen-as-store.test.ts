import { describe, expect, it } from 'vitest';
import type { Permission } from '@/domain/access/permissions';
import { PRESETS } from '@/domain/access/presets';
import { encodeFields } from '@/domain/core/record-codec';
import { customerShape } from '@/domain/customers/customer';
import { NOUNS } from '@/domain/nouns';
import { billNoun, billShape, makeBill } from '@tests/factories/made-up-noun';
import { makeCustomer } from '@tests/factories/records';
import type { Viewer } from '@/domain/access/viewer';
import { openLeads } from '../customers/customers';
import { ALL_LEADS } from '@/domain/customers/customer-filters';
import { createMemoryStore } from '../store/memory/memory-store';
import type { DocStore, Ref } from '../store/port';
import { createSeenAsStore } from './seen-as-store';

const wanda: Viewer = {
  uid: 'wanda',
  owner: 'acme',
  isAdmin: false,
  isCompanyAdmin: false,
  permissions: new Set(PRESETS.Worker),
};
const boss: Viewer = { ...wanda, uid: 'ann', isAdmin: true, isCompanyAdmin: true };

const stored = (uuid: string, assignees: readonly string[]) =>
  encodeFields(customerShape.fields, makeCustomer({ uuid, assignees }));

function open(): DocStore {
  const store = createMemoryStore({
    docs: { Customers: { hers: stored('hers', ['wanda']), others: stored('others', ['max']) } },
  });
  return createSeenAsStore(store, wanda);
}

const [question] = openLeads(wanda, ALL_LEADS, '2026-11-23', 'US');
const [unscoped] = openLeads(boss, ALL_LEADS, '2026-11-23', 'US');

/** A listener's first result: the id, or the code of the refusal. */
const firstWord = (store: DocStore, ref: Ref) =>
  new Promise<string | null>((resolve) => {
    store.watchDoc(
      ref,
      (result) => resolve(result.row?.id ?? null),
      (error) => resolve(error.code),
    );
  });

describe('the store seen as an employee', () => {
  it('answers allowed queries and refuses the rest', async () => {
    const store = open();
    if (!question || !unscoped) throw new Error('The list asks nothing.');
    expect((await store.page(question.spec)).rows.map((row) => row.id)).toEqual(['hers']);
    expect(await store.count(question.spec)).toBe(1);
    await expect(store.page(unscoped.spec)).rejects.toMatchObject({ code: 'denied' });
    await expect(store.count(unscoped.spec)).rejects.toMatchObject({ code: 'denied' });
    const heard = await new Promise((resolve) => {
      store.watch(unscoped.spec, resolve, (error) => resolve(error.code));
    });
    expect(heard).toBe('denied');
  });

  it.each([
    ['a record of theirs', { collection: 'Customers', id: 'hers' }, 'hers'],
    ['a record of others', { collection: 'Customers', id: 'others' }, 'denied'],
    ['a record that is not there', { collection: 'Customers', id: 'none' }, null],
    ['the settings of their company', { collection: 'Settings', id: 'acme' }, null],
    ['the settings of another', { collection: 'Settings', id: 'other' }, 'denied'],
    ['an account', { collection: 'Users', id: 'wanda' }, 'denied'],
    ['the rights of everybody', { collection: 'Rights', id: 'acme' }, 'denied'],
  ])('opens %s as the rules would', async (_what, ref, expected) => {
    expect(await firstWord(open(), ref)).toBe(expected);
  });

  it('has no record with amounts inside for a person who sees none', async () => {
    const ref = { collection: billShape.collection, id: 'bill-1' };
    const docs = { [ref.collection]: { [ref.id]: encodeFields(billShape.fields, makeBill()) } };
    const seenWith = (...permissions: readonly Permission[]) =>
      createSeenAsStore(
        createMemoryStore({ docs }),
        { ...wanda, permissions: new Set<Permission>(['scope:all', ...permissions]) },
        [...NOUNS, billNoun],
      );
    const spec = {
      ...{ collection: ref.collection, orderBy: [], limit: 5 },
      where: [{ field: 'owner', op: '==', value: 'acme' }] as const,
    };
    const priced = seenWith('estimates:view', 'pricing:show');
    expect(await firstWord(priced, ref)).toBe('bill-1');
    expect((await priced.page(spec)).rows).toHaveLength(1);
    for (const store of [seenWith('estimates:view'), seenWith('pricing:show')]) {
      expect(await firstWord(store, ref)).toBe('denied');
      await expect(store.page(spec)).rejects.toMatchObject({ code: 'denied' });
    }
  });

  it('takes no change', async () => {
    const write = { kind: 'patch', ref: { collection: 'Customers', id: 'hers' }, fields: {} } as const;
    await expect(open().commit([write])).rejects.toMatchObject({
      code: 'denied',
      message: expect.stringContaining('You are viewing as another person'),
    });
  });
});
