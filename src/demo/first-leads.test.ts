import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerShape } from '@/domain/customers/customer';
import { matchKeys } from '@/domain/import/customers/match-keys';
import { encodeFields } from '@/domain/core/record-codec';
import { initialOf } from '@/domain/core/shape';
import { CUSTOMER_STATUSES } from '@/domain/core/statuses';
import { addDays, dayOf, daysBetween, wallClockOf } from '@/domain/time/time';
import { firstLeads } from './first-leads';

const ZONE = 'America/Chicago';
const seller = 'sam';
const on = (today: string, zone = ZONE) => firstLeads({ today, zone, seller });

/** Any day of two years, clock changes and leap day among them. */
const anyDay = fc.integer({ min: 0, max: 730 }).map((count) => addDays('2027-06-01', count));

describe('the leads to look around with', () => {
  it('fit their shape, and none is the twin of another', () => {
    const leads = on('2026-11-23');
    for (const lead of leads)
      encodeFields(customerShape.fields, {
        ...initialOf(customerShape.fields),
        ...lead,
        uuid: 'x',
        owner: 'x',
      });
    const keys = leads.flatMap(matchKeys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('show every status, and give a reason where required', () => {
    const leads = on('2026-11-23');
    expect(new Set(leads.map((lead) => lead.customerStatus))).toEqual(new Set(CUSTOMER_STATUSES));
    for (const { customerStatus, statusReason } of leads)
      expect(statusReason !== '').toBe(customerStatus === 'Not Qualified');
  });

  it('have appointments on working days, at office hours of the zone, from last week to the next (property)', () => {
    const zone = fc.constantFrom('America/Chicago', 'Europe/Berlin', 'Pacific/Auckland', 'Asia/Kolkata');
    fc.assert(
      fc.property(anyDay, zone, (today, where) => {
        const times = on(today, where).flatMap(({ appointmentTime }) => appointmentTime ?? []);
        for (const at of times) {
          const day = dayOf(at, where);
          expect([0, 6]).not.toContain(new Date(`${day}T00:00:00Z`).getUTCDay());
          expect(Math.abs(daysBetween(today, day))).toBeLessThanOrEqual(9);
          expect(wallClockOf(at, where) >= '09:00' && wallClockOf(at, where) <= '15:00').toBe(true);
        }
        expect(times.filter((at) => dayOf(at, where) >= today).length).toBeGreaterThanOrEqual(4);
        expect(new Set(times).size).toBe(times.length);
      }),
    );
  });

  it('have a lead to call back by today, and one later (property)', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const days = on(today).flatMap(({ nextFollowUp }) => (nextFollowUp === '' ? [] : [nextFollowUp]));
        expect(days.some((day) => day < today)).toBe(true);
        expect(days.some((day) => day > today)).toBe(true);
      }),
    );
  });
});
