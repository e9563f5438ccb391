import { expect, it } from 'vitest';
import { derivedByServer, defineShape, requiredText, serverOnly, text } from '@/domain/core/shape';
import { encodeFields } from '@/domain/core/record-codec';
import type { Value } from '@/domain/core/value';
import { billShape, makeBill } from '@tests/factories/made-up-noun';
import type { Tag, Write } from '../port';
import { createMemoryStore } from './memory-store';
import { keepingServerFields } from './server-fields';

const notes = defineShape('Notes', {
  body: text(10),
  key: derivedByServer(text(10)),
  from: serverOnly(requiredText(10)),
});
const ref = { collection: billShape.collection, id: 'bill-1' };
const standing = encodeFields(billShape.fields, makeBill({ total: 470_400 }));
const lines = [{ id: 'l1', name: 'Ridge vent', quantity: 4_000, unitPrice: 3_150 }];

const open = () =>
  createMemoryStore({
    docs: { [ref.collection]: { [ref.id]: standing } },
    authorize: keepingServerFields([billShape, notes]),
  });

const patch = (fields: Readonly<Record<string, Value | Tag>>): Write => ({ kind: 'patch', ref, fields });
const create = (fields: Readonly<Record<string, Value>>): Write => ({
  kind: 'create',
  ref: { ...ref, id: 'bill-2' },
  data: { ...encodeFields(billShape.fields, makeBill({ uuid: 'bill-2' })), ...fields },
});
const note = (data: Readonly<Record<string, Value>>): Write => ({
  kind: 'create',
  ref: { collection: notes.collection, id: 'n' },
  data,
});

// The same cases as under the rules, in tests/rules/amounts-inside.rules.test.ts.
it.each([
  ['the lines of a bill', patch({ lines })],
  ['the lines and the same total', patch({ lines, total: 470_400 })],
  ['a bill without totals', create({ lines })],
  ['a bill with empty totals', create({ total: 0, sums: { net: 0, tax: 0 }, rates: [] })],
  ['no bill any more', { kind: 'delete', ref } satisfies Write],
  ['a note', note({ body: 'Hi' })],
  [
    'of another collection',
    { ...note({ key: 'k' }), ref: { collection: 'Others', id: 'o' } } satisfies Write,
  ],
])('takes from a client: %s', async (_what, write) => {
  await expect(open().commit([write])).resolves.toBeUndefined();
});

it.each([
  ['a total', patch({ lines, total: 1 })],
  ['no total', patch({ total: 0 })],
  ['a total in steps', patch({ total: { $tag: 'inc', by: 1 } })],
  ['sums by a path', patch({ 'sums.net': 1 })],
  ['rates', patch({ rates: [{ name: 'State', tax: 1 }] })],
  ['a number', patch({ number: 7 })],
  ['a new bill with a total', create({ total: 1 })],
  ['a new bill with half of its sums', create({ sums: { net: 0 } })],
  ['a new bill with a number', create({ number: 7 })],
  ['a required field', note({ body: 'Hi', from: 'me' })],
  ['a derived field, even empty', note({ body: 'Hi', key: '' })],
])('refuses a client: %s', async (_what, write) => {
  const store = open();
  await expect(store.commit([write])).rejects.toMatchObject({ code: 'denied' });
  expect(store.server.read(ref)).toEqual(standing);
});

it('takes all of it from functions', () => {
  const { server } = open();
  server.put(ref, { ...standing, total: 1, number: 7 });
  expect(server.read(ref)).toMatchObject({ total: 1, number: 7 });
});
