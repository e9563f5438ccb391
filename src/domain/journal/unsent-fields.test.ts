import { describe, expect, it } from 'vitest';
import { recordPlace } from '../navigation/record-place';
import { unsentFields } from './unsent-fields';
import { instant } from '../core/value';

describe('the fields of an unsent change', () => {
  it("show in readable words beside the server's values", () => {
    const mine = {
      name: 'Bo',
      city: 'Waco',
      appointmentTime: instant(0),
      tags: ['a', 'b'],
      statusBy: 'ann',
      updatedBy: 'ann',
      insurance: { carrier: 'Acme' },
      'insurance.deductible': 50_000,
    };
    const server: Readonly<Record<string, string | null>> = {
      name: 'Bob',
      city: 'Waco',
      appointmentTime: null,
    };
    expect(unsentFields('Customers', mine, (path) => server[path])).toEqual([
      { label: 'Name', kind: 'text', mine: 'Bo', theirs: 'Bob' },
      { label: 'Appointment', kind: 'moment', mine: '1970-01-01T00:00:00.000Z', theirs: '' },
      { label: 'Tags', kind: 'text', mine: 'a, b', theirs: '' },
      { label: 'Deductible', kind: 'money', mine: '50000', theirs: '' },
    ]);
  });

  it('show sub-statuses by their labels', () => {
    const words = { noun: 'customer', status: 'Contacted', colour: 'grey' } as const;
    const own = [{ id: 'a', label: 'Call back later', ...words }];
    expect(unsentFields('Customers', { subStatus: 'a' }, () => 'b', [], own)).toEqual([
      { label: 'Sub-status', kind: 'text', mine: 'Call back later', theirs: 'A removed sub-status' },
    ]);
  });

  it('use field names for records without a history', () => {
    expect(unsentFields('Tracking', { expiresAt: instant(0) }, () => undefined)).toEqual([
      { label: 'Expires at', kind: 'moment', mine: '1970-01-01T00:00:00.000Z', theirs: '' },
    ]);
  });
});

describe('the place of a record', () => {
  it.each<[string, Parameters<typeof recordPlace>, ReturnType<typeof recordPlace>]>([
    ['a customer', ['Customers', 'c1', { name: 'Bo' }], { address: '/app/customers/c1', title: 'Bo' }],
    [
      'a tracker',
      ['Trackers', 't1', { title: 'Roof' }],
      { address: '/app/management/trackers/t1', title: 'Roof' },
    ],
    ['a visit', ['Visits', 'v1', { jobId: 'j1' }], { address: '/app/management/jobs/j1', title: 'Visit' }],
    [
      'a note',
      ['Activity', 'a1', { customerId: 'c1', recordTitle: 'Bo' }],
      { address: '/app/customers/c1', title: 'Bo' },
    ],
    ['one’s profile', ['Users', 'ann', {}], { address: '/app/account', title: 'Your profile' }],
    ['a link nobody knows more of', ['Tracking', 'l1', {}], { address: null, title: 'Tracking link' }],
  ])('of %s', (_what, asked, place) => {
    expect(recordPlace(...asked)).toEqual(place);
  });
});
