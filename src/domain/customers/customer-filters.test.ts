import fc from 'fast-check';
import { leadTest } from './fitting-leads';
import { describe, expect, it } from 'vitest';
import { customerShape } from './customer';
import type { Customer } from './customer';
import {
  ALL_LEADS,
  APPOINTMENT_FILTERS,
  EMAIL_FILTERS,
  FOLLOW_UP_FILTERS,
  LEAD_SORTS,
  UNASSIGNED,
  followUpState,
  isFiltered,
  leadList,
  readLeadFilters,
  searchKeys,
  writeLeadFilters,
} from './customer-filters';
import type { LeadFilters } from './customer-filters';
import { initialOf } from '../core/shape';
import { isNarrowedFurther, storeFilters } from './store-filters';
import { CUSTOMER_STATUSES } from '../core/statuses';
import { ownBand, ownPeriod, ownValue } from './own-filters';
import { VALUE_FILTERS } from './value-filter';
import { atWallClock } from '../time/time';

/** A Monday; its week ends on Sunday the 29th. */
const TODAY = '2026-11-23';
const ZONE = 'America/Chicago';
const at = (day: string, time = '10:00') => atWallClock(day, time, ZONE);

const lead = (changes: Partial<Customer> = {}): Customer => ({
  ...initialOf(customerShape.fields),
  uuid: 'c1',
  name: 'Noor Al-Masri',
  ...changes,
});

const anyFilters: fc.Arbitrary<LeadFilters> = fc.record({
  statuses: fc.subarray([...CUSTOMER_STATUSES]),
  salespeople: fc.subarray([UNASSIGNED, 'uid-of-marcus', 'uid-of-priya']),
  sources: fc.subarray(['Referral', 'Dealer / supplier', 'A&B=c']),
  followUp: fc.option(fc.constantFrom(...FOLLOW_UP_FILTERS)),
  search: fc.string({ maxLength: 20 }),
  sortBy: fc.constantFrom(...LEAD_SORTS),
  tags: fc.subarray(['storm', 'a&b']),
  created: fc.option(fc.constantFrom('week', 'month', 'quarter', 'year')),
  appointment: fc.option(fc.constantFrom(...APPOINTMENT_FILTERS)),
  email: fc.option(fc.constantFrom(...EMAIL_FILTERS)),
  value: fc.option(fc.constantFrom(...VALUE_FILTERS)),
  own: fc.subarray([
    ownValue('roof', 'a&b'),
    ownBand('age', { from: 1, below: 2.5 }),
    ownPeriod('on', 'week'),
  ]),
  descending: fc.boolean(),
});

describe('lead filters in the address', () => {
  it('have no own fields that the list does not show', () => {
    const address = new URLSearchParams({ own: ownValue('roofAge', '12') });
    expect(readLeadFilters(address, leadList(['roof'])).own).toEqual([]);
  });

  it('are read back as written', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const address = new URLSearchParams(writeLeadFilters(filters).toString());
        expect(readLeadFilters(address, leadList(['roof', 'age', 'on']))).toEqual(filters);
      }),
    );
  });

  it('leave the address empty without a filter', () => {
    expect(writeLeadFilters(ALL_LEADS).toString()).toBe('');
    expect(readLeadFilters(new URLSearchParams())).toEqual(ALL_LEADS);
  });

  it('are read from saved views with one value each', () => {
    const address = new URLSearchParams('salesperson=m&source=Referral&tag=storm');
    expect(readLeadFilters(address)).toEqual({
      ...ALL_LEADS,
      salespeople: ['m'],
      sources: ['Referral'],
      tags: ['storm'],
    });
    expect(writeLeadFilters(readLeadFilters(address)).toString()).toBe(address.toString());
  });

  it('drop unknown values instead of refusing the address', () => {
    const address = new URLSearchParams('status=Hot&status=Quoted&followUp=never&sort=price');
    expect(readLeadFilters(address)).toEqual({ ...ALL_LEADS, statuses: ['Quoted'] });
  });

  it('order late follow-ups by day unless the address says otherwise', () => {
    const read = (address: string) => readLeadFilters(new URLSearchParams(address));
    expect(read('followUp=late')).toMatchObject({ sortBy: 'followUp', descending: false });
    expect(read('followUp=late&sort=-name')).toMatchObject({ sortBy: 'name', descending: true });
  });
});

describe('which leads a filter lets through', () => {
  const cases: [string, Partial<LeadFilters>, Partial<Customer>, boolean][] = [
    ['everything open', {}, {}, true],
    ['no sold customer', {}, { listOrganizer: 'Sold' }, false],
    ['a status asked for', { statuses: ['Quoted'] }, { customerStatus: 'Quoted' }, true],
    ['no other status', { statuses: ['Quoted'] }, { customerStatus: 'Contacted' }, false],
    ['a salesperson’s lead', { salespeople: ['m'] }, { salesperson: 'm' }, true],
    ['nobody else’s lead', { salespeople: ['m'] }, { salesperson: 'p' }, false],
    ['a lead nobody has', { salespeople: [UNASSIGNED] }, { salesperson: '' }, true],
    ['no lead with a salesperson', { salespeople: [UNASSIGNED] }, { salesperson: 'm' }, false],
    ['a source', { sources: ['Referral'] }, { leadSource: 'Referral' }, true],
    ['several sources', { sources: ['Website', 'Angi'] }, { leadSource: 'Angi' }, true],
    ['several people', { salespeople: [UNASSIGNED, 'm'] }, { salesperson: '' }, true],
    ['one of several tags', { tags: ['vip', 'storm'] }, { tags: ['storm'] }, true],
    ['no other source', { sources: ['Referral'] }, { leadSource: 'Website' }, false],
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
    ['a tag', { tags: ['storm'] }, { tags: ['roof', 'storm'] }, true],
    ['no other tag', { tags: ['storm'] }, { tags: ['storms'] }, false],
    ['an address', { email: 'set' }, { email: 'noor@example.com' }, true],
    ['no address as set', { email: 'set' }, { email: '' }, false],
    ['no address', { email: 'none' }, { email: '' }, true],
    ['no set address as none', { email: 'none' }, { email: 'noor@example.com' }, false],
    ['a customer who was found', { ids: ['c1', 'c2'] }, {}, true],
    ['no other', { ids: ['c2'] }, {}, false],
    ['seven days with today', { created: 'week' }, { createdAt: at('2026-11-17', '00:00') }, true],
    ['not the day before them', { created: 'week' }, { createdAt: at('2026-11-16', '23:59') }, false],
    ['an appointment', { appointment: 'set' }, { appointmentTime: at(TODAY) }, true],
    ['none as set', { appointment: 'set' }, { appointmentTime: null }, false],
    ['no appointment', { appointment: 'none' }, { appointmentTime: null }, true],
    ['yesterday’s as past', { appointment: 'past' }, { appointmentTime: at('2026-11-22', '23:59') }, true],
    ['today’s not as past', { appointment: 'past' }, { appointmentTime: at(TODAY, '00:00') }, false],
    ['today’s last minute', { appointment: 'today' }, { appointmentTime: at(TODAY, '23:59') }, true],
    ['Sunday as this week', { appointment: 'week' }, { appointmentTime: at('2026-11-29') }, true],
    ['not the Monday after this week', { appointment: 'week' }, { appointmentTime: at('2026-11-30') }, false],
  ];
  it.each([
    ['followUp', { nextFollowUp: '2026-11-28' }, true],
    ['followUp', { nextFollowUp: '2026-11-29' }, false],
    ['appointment', { appointmentTime: at('2026-11-22') }, true],
    ['appointment', { appointmentTime: at('2026-11-29') }, false],
  ] as const)(
    'in the United States a week of %s %o runs from Sunday to Saturday: %s',
    (filter, customer, expected) => {
      const inWeek = leadTest({ ...ALL_LEADS, [filter]: 'week' }, TODAY, { zone: ZONE, country: 'US' });
      expect(inWeek(lead(customer))).toBe(expected);
    },
  );

  it.each(cases)('%s', (_name, filters, customer, expected) => {
    expect(leadTest({ ...ALL_LEADS, ...filters }, TODAY, { zone: ZONE, country: 'DE' })(lead(customer))).toBe(
      expected,
    );
  });

  it('tells whether it leaves anything out', () => {
    expect(isFiltered(ALL_LEADS)).toBe(false);
    expect(isFiltered({ ...ALL_LEADS, sortBy: 'name', search: 'no' })).toBe(false);
    expect(isFiltered({ ...ALL_LEADS, followUp: 'none' })).toBe(true);
    expect(isFiltered({ ...ALL_LEADS, tags: ['storm'] })).toBe(true);
    expect(isFiltered({ ...ALL_LEADS, email: 'none' })).toBe(true);
  });
});

describe('filters the store is asked by', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`);
  it.each([
    [7, 4, 0, 4, 0],
    [7, 5, 0, 0, 0],
    [0, 5, 6, 5, 6],
    [2, 3, 6, 3, 0],
    [0, 0, 31, 0, 0],
  ])(
    '%d statuses, %d people and %d sources: people %d, sources %d',
    (statuses, people, sources, ...asked) => {
      const filters = {
        ...ALL_LEADS,
        statuses: CUSTOMER_STATUSES.slice(0, statuses),
        salespeople: many(people),
        sources: many(sources),
      };
      const found = storeFilters(filters);
      expect([found.salespeople.length, found.sources.length]).toEqual(asked);
      expect(isNarrowedFurther(filters)).toBe(people + sources > (asked[0] ?? 0) + (asked[1] ?? 0));
    },
  );
});

describe('the state of a follow-up today', () => {
  it.each([
    ['', { kind: 'none' }],
    ['2026-11-20', { kind: 'late', days: 3 }],
    ['2026-11-23', { kind: 'today', days: 0 }],
    ['2026-12-01', { kind: 'ahead', days: 8 }],
  ])('%s', (day, expected) => {
    expect(followUpState(day, TODAY)).toEqual(expected);
  });
});

describe('the keys of a typed search', () => {
  it.each([
    ['María', { nameKey: 'maria', phoneKey: null, emailKey: 'maría' }],
    ['noor al', { nameKey: 'noor al', phoneKey: null, emailKey: null }],
    ['(817) 555', { nameKey: null, phoneKey: '817555', emailKey: null }],
    ['+1 817 555 0112', { nameKey: null, phoneKey: '8175550112', emailKey: null }],
    ['0221/555', { nameKey: null, phoneKey: '221555', emailKey: null }],
    ['06 20 123', { nameKey: null, phoneKey: '620123', emailKey: null }],
    ['+36 20 123', { nameKey: null, phoneKey: '620123', emailKey: null }],
    ['June.P@ex', { nameKey: 'june.p@ex', phoneKey: null, emailKey: 'june.p@ex' }],
    ['  ', { nameKey: null, phoneKey: null, emailKey: null }],
    ['12', { nameKey: '12', phoneKey: null, emailKey: '12' }],
  ])('%s', (text, expected) => {
    expect(searchKeys(text)).toEqual(expected);
  });
});
