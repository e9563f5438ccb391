import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCustomer, makeJob, makePrice, makeTracker, makeVisit } from '@tests/factories/records';
import { activityShape } from './activity';
import { diffRecord, MAX_CHANGE_TEXT, MAX_CHANGES } from './activity-diff';
import { customerShape } from '../customers/customer';
import type { Customer } from '../customers/customer';
import { jobShape } from '../jobs/job';
import { visitShape } from '../jobs/visit';
import { priceShape } from '../money/price';
import type { Job } from '../jobs/job';
import type { Visit } from '../jobs/visit';
import type { Price } from '../money/price';
import { encodeFields } from '../core/record-codec';
import { initialOf } from '../core/shape';
import { trackerShape } from '../trackers/tracker';
import type { Tracker } from '../trackers/tracker';

const names = new Map([
  ['ann', 'Ann Meyer'],
  ['bo', 'Bo Larsen'],
]);
const nameOf = (uid: string) => names.get(uid) ?? '';

const ofCustomer = (before: Partial<Customer>, after: Partial<Customer>) =>
  diffRecord(customerShape, makeCustomer(before), makeCustomer(after), nameOf);
const ofTracker = (before: Partial<Tracker>, after: Partial<Tracker>) =>
  diffRecord(trackerShape, makeTracker(before), makeTracker(after), nameOf);
const ofJob = (before: Partial<Job>, after: Partial<Job>) =>
  diffRecord(jobShape, makeJob(before), makeJob(after), nameOf);
const ofVisit = (before: Partial<Visit>, after: Partial<Visit>) =>
  diffRecord(visitShape, makeVisit(before), makeVisit(after), nameOf);
const ofPrice = (before: Partial<Price>, after: Partial<Price>) =>
  diffRecord(priceShape, makePrice(before), makePrice(after), nameOf);

describe('what changed in a record', () => {
  it.each([
    [
      'a status',
      { customerStatus: 'Quoted' },
      { field: 'customerStatus', before: 'Open Lead', after: 'Quoted' },
    ],
    [
      'a moment',
      { appointmentTime: 0 },
      { field: 'appointmentTime', before: '', after: '1970-01-01T00:00:00.000Z' },
    ],
    ['a day', { nextFollowUp: '2026-12-01' }, { field: 'nextFollowUp', before: '', after: '2026-12-01' }],
    ['a list', { tags: ['a', 'b'] }, { field: 'tags', before: '', after: 'a, b' }],
    ['a salesperson', { salesperson: 'ann' }, { field: 'salesperson', before: '', after: 'Ann Meyer' }],
    [
      'a field of the business’s own',
      { customFields: { roofAge: '12' } },
      { field: 'customFields.roofAge', before: '', after: '12' },
    ],
  ] as const)('covers %s', (_, after, change) => {
    expect(ofCustomer({}, after)).toEqual({ plain: [change], priced: [] });
  });

  it('keeps an amount inside a record apart', () => {
    const insurance = { ...makeCustomer().insurance, carrier: 'Oak Mutual', deductible: 100_000 };
    expect(ofCustomer({}, { insurance })).toEqual({
      plain: [{ field: 'insurance.carrier', before: '', after: 'Oak Mutual' }],
      priced: [{ field: 'insurance.deductible', before: '', after: '100000' }],
    });
  });

  it('shows an undone status as the move it is, without the remembered status', () => {
    const moved = { customerStatus: 'Contacted', previousStatus: 'Open Lead' } as const;
    const back = { customerStatus: 'Open Lead', previousStatus: '' } as const;
    expect(ofCustomer(moved, back).plain).toEqual([
      { field: 'customerStatus', before: 'Contacted', after: 'Open Lead' },
    ]);
  });

  it('leaves bookkeeping out', () => {
    const diff = ofTracker(
      {},
      {
        updatedAt: 9,
        updatedBy: 'bo',
        assignees: ['bo'],
        number: 7,
        unreadSince: 9,
        statusAt: 9,
        stageAt: { ...makeTracker().stageAt, permits: 9 },
        customerName: 'Marta O.',
      },
    );
    expect(diff).toEqual({ plain: [], priced: [] });
    expect(ofJob({}, { plannedStart: 1, plannedEnd: 2 }).plain).toEqual([]);
  });

  it('shows the reason of a hold while it is on, even the first of the list', () => {
    const off = { on: false, reason: 'Weather', note: '', since: null, resumesOn: '' } as const;
    const on = { ...off, on: true, note: 'Rain until Friday', since: 1, resumesOn: '' };
    expect(ofTracker({ hold: off }, { hold: on }).plain).toEqual([
      { field: 'hold.on', before: 'false', after: 'true' },
      { field: 'hold.reason', before: '', after: 'Weather' },
      { field: 'hold.note', before: '', after: 'Rain until Friday' },
    ]);
    expect(ofTracker({ hold: off }, { hold: { ...off, reason: 'Permit' } }).plain).toEqual([]);
  });

  it('shows what the client may see', () => {
    const clientVisible = { ...makeTracker().clientVisible, crew: true };
    expect(ofTracker({}, { clientVisible }).plain).toEqual([
      { field: 'clientVisible.crew', before: 'false', after: 'true' },
    ]);
  });

  it('shows only the end of a tracking link', () => {
    expect(ofTracker({}, { linkId: 'abcdefghijklmnop' }).plain).toEqual([
      { field: 'linkId', before: '', after: '…mnop' },
    ]);
  });

  it('names a crew by the roster, and strangers not at all', () => {
    expect(ofVisit({ crew: ['ann'] }, { crew: ['ann', 'bo', 'stranger'] }).plain).toEqual([
      { field: 'crew', before: 'Ann Meyer', after: 'Ann Meyer, Bo Larsen, Someone' },
    ]);
    expect(ofVisit({ crew: ['x'] }, { crew: ['y'] }).plain).toHaveLength(1);
  });

  it('shows each step of a checklist', () => {
    const strip = { id: 'a', text: 'Strip shingles' };
    const clean = { id: 'b', text: 'Clean up' };
    const before = { checklist: [strip], stepsDone: ['b'] };
    expect(ofJob(before, { checklist: [clean, strip], stepsDone: ['a'] }).plain).toEqual([
      { field: 'checklist', before: '', after: 'Clean up' },
      { field: 'checklist', before: '☑ Clean up', after: '☐ Clean up' },
      { field: 'checklist', before: '☐ Strip shingles', after: '☑ Strip shingles' },
    ]);
  });

  it('keeps everything of a price apart', () => {
    const line = { name: 'Shingles', description: 'slate grey', quantity: 250, unit: 'sq', unitPrice: 4_500 };
    expect(ofPrice({}, { amount: 1_300_000, lines: [line] })).toEqual({
      plain: [],
      priced: [
        { field: 'amount', before: '1250000', after: '1300000' },
        { field: 'lines', before: '', after: '2.5 sq Shingles at 45.00 (slate grey)' },
      ],
    });
  });

  it('shows a long text around its first difference', () => {
    const notes = 'x'.repeat(2_000);
    const [change] = ofCustomer({ notes }, { notes: `${notes}y` }).plain;
    expect(change?.after).toMatch(/^…x+y$/);
    expect(change?.before).toMatch(/^…x+$/);
  });

  it('is empty for equal records, and never too large to store', () => {
    const texts = fc.string({ maxLength: 500, unit: 'binary' });
    const record = fc.record({
      notes: texts,
      name: texts,
      tags: fc.array(texts, { maxLength: 30 }),
      customFields: fc.dictionary(fc.string({ minLength: 1, maxLength: 40 }), texts, { maxKeys: 80 }),
    });
    fc.assert(
      fc.property(record, record, (before, after) => {
        expect(ofCustomer(before, before)).toEqual({ plain: [], priced: [] });
        const { plain } = ofCustomer(before, after);
        expect(plain.length).toBeLessThanOrEqual(MAX_CHANGES);
        for (const change of plain) {
          expect(change.before.length).toBeLessThanOrEqual(MAX_CHANGE_TEXT);
          expect(change.after.length).toBeLessThanOrEqual(MAX_CHANGE_TEXT);
        }
        const entry = {
          ...initialOf(activityShape.fields),
          uuid: 'a',
          owner: 'b',
          recordId: 'c',
          changes: plain,
        };
        expect(() => encodeFields(activityShape.fields, entry)).not.toThrow();
      }),
    );
  });
});
