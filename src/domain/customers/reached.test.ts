import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earliest, MILESTONES, reachedIn, reachedInHistory } from './reached';
import type { Reached, ReachedState } from './reached';

const NOTHING: Reached = { contacted: null, appointment: null, quoted: null, sold: null, lost: null };
const lead: ReachedState = {
  customerStatus: 'Open Lead',
  statusAt: 50,
  listOrganizer: 'Open',
  soldAt: null,
  createdAt: 10,
};

describe('what a state shows', () => {
  it.each<[string, Partial<ReachedState>, Partial<Reached>]>([
    ['nothing of a new lead', {}, {}],
    ['nothing of a lead that nobody answered', { customerStatus: 'Not Contacted' }, {}],
    ['the first contact', { customerStatus: 'Contacted' }, { contacted: 50 }],
    ['the appointment', { customerStatus: 'Appointment Set' }, { appointment: 50 }],
    ['nothing of a stop without a number of its own', { customerStatus: 'Pre-Qualified' }, {}],
    ['the quote', { customerStatus: 'Quoted' }, { quoted: 50 }],
    ['the loss', { customerStatus: 'Not Qualified' }, { lost: 50 }],
    [
      'the sale and the status',
      { customerStatus: 'Quoted', soldAt: 80, listOrganizer: 'Sold' },
      { quoted: 50, sold: 80 },
    ],
    ['the sale of an archived customer', { soldAt: 80, listOrganizer: 'Archive' }, { sold: 80 }],
    [
      'an imported row from its own first day',
      { customerStatus: 'Quoted', statusAt: null, listOrganizer: 'Sold' },
      { quoted: 10, sold: 10 },
    ],
  ])('%s', (_what, state, expected) => {
    expect(reachedIn({ ...lead, ...state })).toEqual(expected);
  });
});

const at = fc.option(fc.integer({ min: 0, max: 1_000 }));
const milestones = fc.record({ contacted: at, appointment: at, quoted: at, sold: at, lost: at });

it('never moves a moment later, in whatever order and however often it is told', () => {
  fc.assert(
    fc.property(fc.array(milestones, { minLength: 1 }), fc.infiniteStream(fc.nat()), (told, order) => {
      const join = (all: readonly Reached[]) => all.reduce<Reached>(earliest, NOTHING);
      const shuffled = told
        .map((one) => ({ one, place: order.next().value }))
        .toSorted((a, b) => Number(a.place) - Number(b.place))
        .map(({ one }) => one);
      const joined = join(told);
      expect(join([...shuffled, ...told])).toEqual(joined);
      for (const milestone of MILESTONES) {
        const moments = told.map((one) => one[milestone]).filter((moment) => moment !== null);
        expect(joined[milestone]).toBe(moments.length === 0 ? null : Math.min(...moments));
      }
    }),
  );
});

const status = (moment: number, before: string, after: string) => ({
  at: moment,
  changes: [{ field: 'customerStatus', before, after }],
});
const time = (moment: number, before: string, after: string) => ({
  at: moment,
  changes: [{ field: 'appointmentTime', before, after }],
});

describe('what a history tells', () => {
  it.each([
    ['nothing without a change', {}, [], NOTHING],
    [
      'the first of two contacts, whichever entry comes first',
      {},
      [status(70, 'Quoted', 'Contacted'), status(20, 'Open Lead', 'Contacted')],
      { ...NOTHING, contacted: 20, quoted: null },
    ],
    [
      'the status a lead came with',
      { customerStatus: 'Quoted' as const },
      [status(30, 'Contacted', 'Quoted')],
      { ...NOTHING, contacted: 10, quoted: 30 },
    ],
    [
      'an appointment that was set and removed',
      {},
      [time(25, '', '2026-11-23T10:00:00.000Z'), time(26, '2026-11-23T10:00:00.000Z', '')],
      { ...NOTHING, appointment: 25 },
    ],
    [
      'an appointment that a lead came with and that was moved',
      { appointmentTime: 99 },
      [time(25, '2026-11-23T10:00:00.000Z', '2026-11-24T10:00:00.000Z')],
      { ...NOTHING, appointment: 10 },
    ],
    ['an appointment that was never changed', { appointmentTime: 99 }, [], { ...NOTHING, appointment: 10 }],
    [
      'a sale that was undone',
      {},
      [{ at: 40, changes: [{ field: 'listOrganizer', before: 'Open', after: 'Sold' }] }],
      { ...NOTHING, sold: 40 },
    ],
    [
      'no milestone from another field',
      {},
      [{ at: 40, changes: [{ field: 'notes', before: '', after: 'Sold' }] }],
      NOTHING,
    ],
  ])('%s', (_what, state, entries, expected) => {
    expect(reachedInHistory({ ...lead, appointmentTime: null, ...state }, entries)).toEqual(expected);
  });
});
