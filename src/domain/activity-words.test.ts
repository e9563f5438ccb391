import { describe, expect, it } from 'vitest';
import { fieldLabel, momentOf, readableChanges } from './activity-words';

const change = (field: string) => ({ field, before: 'a', after: 'b' });

describe('changes in people’s words', () => {
  it.each([
    ['customer', 'customerStatus', 'Status', 'status'],
    ['customer', 'appointmentTime', 'Appointment', 'moment'],
    ['customer', 'nextFollowUp', 'Follow-up', 'day'],
    ['customer', 'salesperson', 'Salesperson', 'person'],
    ['customer', 'insurance.deductible', 'Deductible', 'money'],
    ['customer', 'insurance.dateOfLoss', 'Date of loss', 'day'],
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

  it('leave out what only repeats another change', () => {
    const changes = ['customerStatus', 'statusAt', 'statusBy', 'nameKey', 'updatedAt', 'assignees'].map(
      change,
    );
    expect(readableChanges({ noun: 'customer', changes }).map((read) => read.field)).toEqual([
      'customerStatus',
    ]);
  });

  it('call the business’s own fields by their labels', () => {
    const own = [{ key: 'roofAge', label: 'Age of the roof' }];
    expect(fieldLabel('customFields.roofAge', own)).toBe('Age of the roof');
    expect(fieldLabel('customFields.gone', own)).toBe('gone');
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
