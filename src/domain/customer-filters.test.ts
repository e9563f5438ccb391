import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerShape } from './customer';
import type { Customer } from './customer';
import {
  ALL_LEADS,
  FOLLOW_UP_FILTERS,
  LEAD_SORTS,
  UNASSIGNED,
  followUpState,
  isFiltered,
  isOrderFixed,
  matchesLeadFilters,
  readLeadFilters,
  searchKeys,
  writeLeadFilters,
} from './customer-filters';
import type { LeadFilters } from './customer-filters';
import { initialOf } from './shape';
import { CUSTOMER_STATUSES } from './statuses';

/** A Monday; its week ends on Sunday the 29th. */
const TODAY = '2026-11-23';

const lead = (changes: Partial<Customer> = {}): Customer => ({
  ...initialOf(customerShape.fields),
  uuid: 'c1',
  name: 'Noor Al-Masri',
  ...changes,
});

const anyFilters: fc.Arbitrary<LeadFilters> = fc
  .record({
    statuses: fc.subarray([...CUSTOMER_STATUSES]),
    salesperson: fc.constantFrom('', UNASSIGNED, 'uid-of-marcus'),
    source: fc.constantFrom('', 'Referral', 'Dealer / supplier', 'A&B=c'),
    followUp: fc.option(fc.constantFrom(...FOLLOW_UP_FILTERS)),
    search: fc.string({ maxLength: 20 }),
    sortBy: fc.constantFrom(...LEAD_SORTS),
    descending: fc.boolean(),
  })
  .map((filters) => (isOrderFixed(filters) ? { ...filters, sortBy: 'followUp' as const } : filters));

describe('lead filters in the address', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const address = new URLSearchParams(writeLeadFilters(filters).toString());
        expect(readLeadFilters(address)).toEqual(filters);
      }),
    );
  });

  it('leave the address empty when nothing is asked', () => {
    expect(writeLeadFilters(ALL_LEADS).toString()).toBe('');
    expect(readLeadFilters(new URLSearchParams())).toEqual(ALL_LEADS);
  });

  it('drop what nobody knows instead of refusing the address', () => {
    const address = new URLSearchParams('status=Hot&status=Quoted&followUp=never&sort=price');
    expect(readLeadFilters(address)).toEqual({ ...ALL_LEADS, statuses: ['Quoted'] });
  });

  it('read late follow-ups in the order of their days, whatever order was asked', () => {
    const filters = readLeadFilters(new URLSearchParams('followUp=late&sort=-name'));
    expect(filters).toMatchObject({ sortBy: 'followUp', descending: false });
  });
});

describe('which leads a filter lets through', () => {
  const cases: [string, Partial<LeadFilters>, Partial<Customer>, boolean][] = [
    ['everything open', {}, {}, true],
    ['no sold customer', {}, { listOrganizer: 'Sold' }, false],
    ['a status asked for', { statuses: ['Quoted'] }, { customerStatus: 'Quoted' }, true],
    ['no other status', { statuses: ['Quoted'] }, { customerStatus: 'Contacted' }, false],
    ['a salesperson’s lead', { salesperson: 'm' }, { salesperson: 'm' }, true],
    ['nobody else’s lead', { salesperson: 'm' }, { salesperson: 'p' }, false],
    ['a lead nobody has', { salesperson: UNASSIGNED }, { salesperson: '' }, true],
    ['no lead somebody has', { salesperson: UNASSIGNED }, { salesperson: 'm' }, false],
    ['a source', { source: 'Referral' }, { leadSource: 'Referral' }, true],
    ['no other source', { source: 'Referral' }, { leadSource: 'Website' }, false],
    ['yesterday as late', { followUp: 'late' }, { nextFollowUp: '2026-11-22' }, true],
    ['today not as late', { followUp: 'late' }, { nextFollowUp: TODAY }, false],
    ['no day not as late', { followUp: 'late' }, { nextFollowUp: '' }, false],
    ['today', { followUp: 'today' }, { nextFollowUp: TODAY }, true],
    ['tomorrow not as today', { followUp: 'today' }, { nextFollowUp: '2026-11-24' }, false],
    ['late ones with this week', { followUp: 'week' }, { nextFollowUp: '2026-11-20' }, true],
    ['the week’s Sunday', { followUp: 'week' }, { nextFollowUp: '2026-11-29' }, true],
    ['not the Monday after', { followUp: 'week' }, { nextFollowUp: '2026-11-30' }, false],
    ['none set', { followUp: 'none' }, { nextFollowUp: '' }, true],
    ['no set one as none', { followUp: 'none' }, { nextFollowUp: TODAY }, false],
  ];
  it.each(cases)('%s', (_name, filters, customer, expected) => {
    expect(matchesLeadFilters(lead(customer), { ...ALL_LEADS, ...filters }, TODAY)).toBe(expected);
  });

  it('knows when it leaves something out', () => {
    expect(isFiltered(ALL_LEADS)).toBe(false);
    expect(isFiltered({ ...ALL_LEADS, sortBy: 'name', search: 'no' })).toBe(false);
    expect(isFiltered({ ...ALL_LEADS, followUp: 'none' })).toBe(true);
  });
});

describe('how a follow-up stands to today', () => {
  it.each([
    ['', { kind: 'none' }],
    ['2026-11-20', { kind: 'late', days: 3 }],
    ['2026-11-23', { kind: 'today', days: 0 }],
    ['2026-12-01', { kind: 'ahead', days: 8 }],
  ])('%s', (day, expected) => {
    expect(followUpState(day, TODAY)).toEqual(expected);
  });
});

describe('what a typed search asks for', () => {
  it.each([
    ['María', { nameKey: 'maria', phoneKey: null, emailKey: 'maría' }],
    ['noor al', { nameKey: 'noor al', phoneKey: null, emailKey: null }],
    ['(817) 555', { nameKey: null, phoneKey: '817555', emailKey: null }],
    ['+1 817 555 0112', { nameKey: null, phoneKey: '8175550112', emailKey: null }],
    ['June.P@ex', { nameKey: 'june.p@ex', phoneKey: null, emailKey: 'june.p@ex' }],
    ['  ', { nameKey: null, phoneKey: null, emailKey: null }],
    ['12', { nameKey: '12', phoneKey: null, emailKey: '12' }],
  ])('%s', (text, expected) => {
    expect(searchKeys(text)).toEqual(expected);
  });
});
