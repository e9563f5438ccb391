import { describe, expect, it } from 'vitest';
import { makeCustomer } from '@tests/factories/records';
import { AppError } from '@/domain/core/errors';
import { encodeFields } from '@/domain/core/record-codec';
import { customerShape } from '@/domain/customers/customer';
import type { Doc } from '@/domain/core/value';
import { isMap } from '@/domain/core/value';
import { createMemoryStore } from './memory/memory-store';
import type { Write } from './port';

const stored = (uuid: string, damage: Doc): Doc => ({
  ...encodeFields(customerShape.fields, makeCustomer({ uuid })),
  ...damage,
});
const archived = (id: string): Write => ({
  kind: 'patch',
  ref: { collection: 'Customers', id },
  fields: { listOrganizer: 'Archive' },
});

/** Refuses, as the rules do, each change of a record with null in a text. */
const open = (docs: Readonly<Record<string, Doc>>) =>
  createMemoryStore({
    docs: { Customers: docs },
    authorize: (_write, _before, after) => {
      const insurance = after?.['insurance'];
      const isDamaged =
        after?.['notes'] === null || (isMap(insurance) && Reflect.get(insurance, 'carrier') === null);
      return isDamaged || after?.['name'] === 'no' ? new AppError('denied') : null;
    },
  });

describe('a change of many records of which an earlier fault left nulls in some', () => {
  const damaged = { notes: null, appointmentTime: null, insurance: { carrier: null, claimNumber: '7' } };

  it('is made, and the nulls are gone, though nobody read these records here', async () => {
    const store = open({ a: stored('a', {}), b: stored('b', damaged) });
    await store.commit([archived('a'), archived('b')]);
    const healed = store.server.read({ collection: 'Customers', id: 'b' }) ?? {};
    expect(healed).toMatchObject({ listOrganizer: 'Archive', insurance: { claimNumber: '7' } });
    expect(healed).not.toHaveProperty('notes');
    expect(healed).not.toHaveProperty('insurance.carrier');
    // Null is a value of its own where a record may have none.
    expect(healed).toMatchObject({ appointmentTime: null });
    expect(store.server.read({ collection: 'Customers', id: 'a' })).toMatchObject({
      listOrganizer: 'Archive',
      notes: makeCustomer().notes,
    });
  });

  it('keeps what the change itself sets there', async () => {
    const store = open({ b: stored('b', { insurance: { carrier: null }, notes: null }) });
    const write: Write = { ...archived('b'), kind: 'patch', fields: { 'insurance.carrier': 'State' } };
    await store.commit([write]);
    expect(store.server.read({ collection: 'Customers', id: 'b' })?.['insurance']).toEqual({
      carrier: 'State',
    });
  });

  it('is refused for any other reason, once', async () => {
    const store = open({ b: stored('b', damaged) });
    const write: Write = { ...archived('b'), kind: 'patch', fields: { name: 'no' } };
    await expect(store.commit([write])).rejects.toMatchObject({ code: 'denied' });
    expect(store.server.read({ collection: 'Customers', id: 'b' })).toMatchObject({ notes: null });
  });
});
