import { getFirestore } from 'firebase-admin/firestore';
import { initializeApp } from 'firebase-admin/app';
import { expect, it, vi } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { foundBy } from '@/domain/search/find';
import { keepFound } from './found';

const fields = {
  number: 12,
  numberPrefix: 'J-',
  title: 'Roof',
  customerName: 'Iris Vale',
  phone: '',
  streetAddress: '',
  city: '',
};
const before = { ...fields, number: 0 };

it.each([
  ['reads no record whose words came with its number', { ...fields, ...foundBy(fields) }, 0],
  ['reads a record whose words are of an earlier number', { ...fields, ...foundBy(before) }, 1],
  ['reads a record without words', fields, 1],
])('%s', async (_, after, times) => {
  const db = getFirestore(initializeApp({ projectId: 'demo-found' }, `found-${times}-${'find' in after}`));
  const read = vi.spyOn(db, 'runTransaction').mockResolvedValue(false);
  const change = { eventId: 'event', at: 0, id: 'job', before, after };
  await keepFound(COLLECTIONS.jobs)(db, change);
  expect(read).toHaveBeenCalledTimes(times);
});
