import { describe, expect, it } from 'vitest';
import { makeActivity, makePricedActivity } from '@tests/factories/records';
import { amountAsChange, momentOf, readableChanges } from './activity-words';

const change = (field: string) => ({ field, before: 'a', after: 'b' });

describe('readable changes', () => {
  it.each([
    ['customer', 'customerStatus', 'Status', 'status'],
    ['customer', 'appointmentTime', 'Appointment', 'moment'],
    ['customer', 'nextFollowUp', 'Follow-up', 'day'],
    ['customer', 'salesperson', 'Salesperson', 'person'],
    ['customer', 'insurance.deductible', 'Deductible', 'money'],
    ['customer', 'insurance.dateOfLoss', 'Date of loss', 'day'],
    ['customer', 'phone', 'Phone', 'phone'],
    ['customer', 'insurance.adjusterPhone', 'Adjuster’s phone', 'phone'],
    ['customer', 'notes', 'Notes', 'text'],
    ['tracker', 'expectedStart', 'Expected start', 'day'],
    ['tracker', 'hold.on', 'On hold', 'yesNo'],
    ['job', 'status', 'Status', 'status'],
    ['visit', 'start', 'Starts', 'moment'],
    ['customer', 'someOldField', 'Some old field', 'text'],
  ] as const)('%s %s reads "%s" as %s', (noun, field, label, kind) => {
    const [read] = readableChanges({ noun, changes: [change(field)] });
    expect(read).toMatchObject({ label, kind, before: 'a', after: 'b' });
  });

  it.each([
    ['US', 'State', 'ZIP code'],
    ['IE', 'County', 'Eircode'],
    ['DE', 'Region', 'Postal code'],
  ])('name the address parts as in %s', (country, state, zipcode) => {
    const read = readableChanges(
      { noun: 'customer', changes: [change('state'), change('zipcode')] },
      [],
      country,
    );
    expect(read.map(({ label }) => label)).toEqual([state, zipcode]);
  });

  it('use the labels of custom fields', () => {
    const own = [{ key: 'roofAge', label: 'Age of the roof' }];
    const entry = {
      noun: 'customer',
      changes: [change('customFields.roofAge'), change('customFields.gone')],
    };
    expect(readableChanges(entry, own).map(({ label }) => label)).toEqual(['Age of the roof', 'gone']);
  });
});

describe('entries about amounts', () => {
  it.each([
    ['created', '0', '1250000', '', '1250000'],
    ['changed', '1250000', '1300000', '1250000', '1300000'],
    ['deleted', '1300000', '0', '1300000', ''],
  ] as const)('that were %s read as a change', (kind, from, to, before, after) => {
    const entry = makePricedActivity({ kind, changes: [{ field: 'amount', before: from, after: to }] });
    expect(amountAsChange(entry)).toEqual({
      ...entry,
      kind: 'changed',
      changes: [{ field: 'amount', before, after }],
    });
  });

  it('are the only ones reworded', () => {
    const made = makeActivity({ kind: 'created', noun: 'job' });
    expect(amountAsChange(made)).toBe(made);
  });
});

describe('moments in an entry', () => {
  it.each([
    ['2026-11-24T20:00:00.000Z', 1_795_550_400_000],
    ['1795550400000', 1_795_550_400_000],
    ['', null],
    ['soon', null],
  ])('%s', (text, expected) => {
    expect(momentOf(text)).toBe(expected);
  });
});
