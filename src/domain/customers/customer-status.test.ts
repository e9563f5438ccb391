import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerShape } from './customer';
import type { Customer } from './customer';
import { customerLane, laneIndex, nextAction, statusAfterAppointment, statusMoves } from './customer-status';
import { initialOf } from '../core/shape';
import { HOUR_MS } from '../time/time';
import { canMove, CUSTOMER_MOVES, CUSTOMER_STATUSES } from '../core/statuses';

const NOW = Date.UTC(2026, 10, 23, 15, 40);
const blank = initialOf(customerShape.fields);
const anyStatus = fc.constantFrom(...CUSTOMER_STATUSES);

describe('moves of a lead', () => {
  it('are exactly those of the table, never the present status', () => {
    fc.assert(
      fc.property(anyStatus, anyStatus, (from, to) => {
        expect(statusMoves(from).includes(to)).toBe(from !== to && canMove(CUSTOMER_MOVES, from, to));
      }),
    );
  });

  it('does not make a contacted lead an uncontacted one', () => {
    expect(statusMoves('Contacted')).not.toContain('Open Lead');
    expect(statusMoves('Contacted')).not.toContain('Not Contacted');
  });
});

describe('a set appointment', () => {
  it.each([
    ['Open Lead', 'Appointment Set'],
    ['Not Contacted', 'Appointment Set'],
    ['Contacted', 'Appointment Set'],
    ['Appointment Set', null],
    ['Pre-Qualified', null],
    ['Quoted', null],
    ['Not Qualified', null],
  ] as const)('suggests for %s: %s', (status, expected) => {
    expect(statusAfterAppointment(status)).toBe(expected);
  });
});

describe('the next action', () => {
  it.each([
    [{ customerStatus: 'Open Lead' }, { kind: 'call' }],
    [{ customerStatus: 'Not Contacted' }, { kind: 'call' }],
    [{ customerStatus: 'Contacted' }, { kind: 'setAppointment' }],
    [
      { customerStatus: 'Contacted', appointmentTime: NOW - 1 },
      { kind: 'move', to: 'Appointment Set' },
    ],
    [{ customerStatus: 'Appointment Set' }, { kind: 'setAppointment' }],
    [
      { customerStatus: 'Appointment Set', appointmentTime: NOW - 1 },
      { kind: 'move', to: 'Pre-Qualified' },
    ],
    [{ customerStatus: 'Contacted', appointmentTime: NOW - 2 * HOUR_MS }, { kind: 'reviewAppointment' }],
    [{ customerStatus: 'Appointment Set', appointmentTime: 1 }, { kind: 'reviewAppointment' }],
    [
      { customerStatus: 'Appointment Set', appointmentTime: 1, appointmentOutcome: 'Kept' },
      { kind: 'reviewAppointment' },
    ],
    [
      { customerStatus: 'Appointment Set', appointmentTime: 1, appointmentOutcome: 'No-show' },
      { kind: 'setAppointment' },
    ],
    [
      { customerStatus: 'Contacted', appointmentTime: 1, appointmentOutcome: 'Moved' },
      { kind: 'setAppointment' },
    ],
    [
      { customerStatus: 'Pre-Qualified', appointmentTime: 1 },
      { kind: 'move', to: 'Quoted' },
    ],
    [{ customerStatus: 'Pre-Qualified' }, { kind: 'move', to: 'Quoted' }],
    [{ customerStatus: 'Quoted' }, { kind: 'markSold' }],
    [{ customerStatus: 'Not Qualified' }, { kind: 'move', to: 'Contacted' }],
    [{ listOrganizer: 'Archive', customerStatus: 'Quoted' }, { kind: 'restore' }],
    [{ listOrganizer: 'Sold', trackerId: 't1' }, { kind: 'openTracker' }],
    [{ listOrganizer: 'Sold' }, null],
  ] as const)('for %o is %o', (changes, expected) => {
    expect(nextAction({ ...blank, ...changes }, NOW)).toEqual(expected);
  });

  it('only proposes moves the table allows', () => {
    fc.assert(
      fc.property(anyStatus, fc.option(fc.integer({ min: 1 })), (customerStatus, appointmentTime) => {
        const action = nextAction({ ...blank, customerStatus, appointmentTime }, NOW);
        if (action?.kind === 'move') expect(statusMoves(customerStatus)).toContain(action.to);
      }),
    );
  });
});

describe('the lane', () => {
  it('has one current stop, with all before it done', () => {
    const stops = customerLane({ ...blank, customerStatus: 'Pre-Qualified' });
    expect(stops.map((stop) => `${stop.label}: ${stop.state}`)).toEqual([
      'Open Lead: done',
      'Contacted: done',
      'Appointment Set: done',
      'Pre-Qualified: now',
      'Quoted: next',
      'Sold: next',
    ]);
  });

  const statesOf = (customer: Partial<Customer>) =>
    customerLane({ ...blank, ...customer }).map((stop) => stop.state);

  it.each([
    [
      'the latest move',
      { previousStatus: 'Open Lead', customerStatus: 'Pre-Qualified' },
      ['done', 'skipped', 'skipped', 'now', 'next', 'next'],
    ],
    [
      'a sale',
      { listOrganizer: 'Sold', customerStatus: 'Not Contacted' },
      ['done', 'skipped', 'skipped', 'skipped', 'skipped', 'now'],
    ],
    [
      'a sale after a jump',
      { listOrganizer: 'Sold', previousStatus: 'Contacted', customerStatus: 'Pre-Qualified' },
      ['done', 'done', 'skipped', 'done', 'skipped', 'now'],
    ],
    [
      'a sale of a lead that was not qualified',
      { listOrganizer: 'Sold', customerStatus: 'Not Qualified' },
      ['skipped', 'skipped', 'skipped', 'skipped', 'skipped', 'now'],
    ],
    [
      'no step back',
      { previousStatus: 'Quoted', customerStatus: 'Contacted' },
      ['done', 'now', 'next', 'next', 'next', 'next'],
    ],
  ] as const)('shows the stops %s jumped over as skipped', (_what, customer, states) => {
    expect(statesOf(customer)).toEqual(states);
  });

  it('ends at Sold', () => {
    const stops = customerLane({ ...blank, listOrganizer: 'Sold', customerStatus: 'Quoted' });
    expect(stops.at(-1)).toMatchObject({ label: 'Sold', state: 'now' });
  });

  it('shows no progress for a lead that is not qualified', () => {
    expect(laneIndex('Not Qualified')).toBe(-1);
    const stops = customerLane({ ...blank, customerStatus: 'Not Qualified' });
    expect(stops.every((stop) => stop.state === 'next')).toBe(true);
  });
});
