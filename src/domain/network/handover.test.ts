import { describe, expect, it } from 'vitest';
import { makeTracker } from '@tests/factories/records';
import { customerShape } from '../customers/customer';
import { copyForPartner, HANDOVER_PARTS } from './handover';
import type { HandoverPart } from './handover';
import { encodeFields } from '../core/record-codec';
import { trackerShape } from '../trackers/tracker';

const tracker = makeTracker({
  title: 'Gutters, 12 Oak St',
  customerName: 'Iris Vale',
  phone: '+18175550100',
  email: 'iris@example.com',
  streetAddress: '12 Oak St',
  city: 'Duluth',
  state: 'MN',
  zipcode: '55802',
  notes: 'Dog in the yard.',
  clientSummary: 'We come on Monday.',
});
const to = { owner: 'cole', uid: 'bo', name: 'Bo Cole', customerId: 'c-copy', trackerId: 't-copy' };
const copy = (parts: readonly HandoverPart[]) =>
  copyForPartner({ tracker, product: 'Gutters', business: 'Adler Roofs' }, to, parts, 1_000);

const HELD: Readonly<Record<HandoverPart, RegExp>> = {
  name: /Iris Vale/,
  contact: /5550100|iris@/,
  address: /Oak|Duluth|MN|55802/,
  notes: /Dog/,
};

describe('the copy of a tracker', () => {
  it.each(HANDOVER_PARTS)('holds %s only when it was chosen', (part) => {
    const others = HANDOVER_PARTS.filter((one) => one !== part);
    expect(JSON.stringify(copy([part]))).toMatch(HELD[part]);
    expect(JSON.stringify(copy(others))).not.toMatch(HELD[part]);
  });

  it('is a valid customer and tracker of its new owner that belong together', () => {
    const { customer, tracker: made } = copy(HANDOVER_PARTS);
    encodeFields(customerShape.fields, customer);
    encodeFields(trackerShape.fields, made);
    expect(customer).toMatchObject({
      owner: 'cole',
      uuid: 'c-copy',
      trackerId: 't-copy',
      listOrganizer: 'Sold',
    });
    expect(made).toMatchObject({ owner: 'cole', uuid: 't-copy', customerId: 'c-copy', status: 'Sold' });
    expect([customer.assignees, made.assignees]).toEqual([['bo'], ['bo']]);
    expect(JSON.stringify(made)).not.toContain('We come on Monday');
  });
});
