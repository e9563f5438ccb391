import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { replan, SETTLE_MS, stageFact, stageKind, visitFact, visitKind } from './plan';

const NOW = Date.UTC(2026, 10, 24, 15);
const HOUR = 3_600_000;
const visit = (from: number, hours = 4, status: 'Planned' | 'Done' | 'Cancelled' = 'Planned') =>
  visitFact({ start: from, end: from + hours * HOUR, status }, NOW);

const fresh = { state: 'settled', wanted: '', told: '' } as const;
const DUE = NOW + SETTLE_MS;

describe('the fact of a subject', () => {
  it.each([
    ['Scheduled', 'Open', 'Scheduled'],
    ['Cancelled', 'Archive', ''],
    ['Complete', 'Archive', ''],
  ] as const)('of a tracker in %s (%s) is "%s"', (status, listOrganizer, fact) => {
    expect(stageFact({ status, listOrganizer })).toBe(fact);
  });

  it('of a visit is empty when it is over, done or cancelled', () => {
    expect(visit(NOW - HOUR)).toBe('');
    expect(visit(NOW + HOUR, 4, 'Done')).toBe('');
    expect(visit(NOW + HOUR, 4, 'Cancelled')).toBe('');
    expect(visit(NOW + HOUR)).not.toBe('');
  });

  it('decides the occasion', () => {
    expect(stageKind('In Progress')).toBe('stage');
    expect(stageKind('Complete')).toBe('done');
    expect(visitKind('')).toBe('booked');
    expect(visitKind(visit(NOW + HOUR))).toBe('moved');
  });
});

describe('an update', () => {
  const tuesday = visit(NOW + 24 * HOUR);
  const friday = visit(NOW + 96 * HOUR);

  it('waits for what the client does not know', () => {
    expect(replan(fresh, tuesday, DUE)).toEqual({ state: 'waiting', dueAt: DUE, wanted: tuesday });
  });

  it('starts to wait anew when the time changes again', () => {
    const waiting = { state: 'waiting', wanted: tuesday, told: '' } as const;
    expect(replan(waiting, friday, DUE)).toEqual({ state: 'waiting', dueAt: DUE, wanted: friday });
    expect(replan(waiting, tuesday, DUE)).toBeNull();
  });

  it('settles when the change is taken back, and when the visit is called off', () => {
    const waiting = { state: 'waiting', wanted: friday, told: tuesday } as const;
    const settled = { state: 'settled', dueAt: null, wanted: tuesday };
    expect(replan(waiting, tuesday, DUE)).toEqual(settled);
    expect(replan(waiting, '', DUE)).toEqual(settled);
  });

  it('is not planned again once it was stopped', () => {
    const stopped = { state: 'stopped', wanted: friday, told: tuesday } as const;
    expect(replan(stopped, friday, DUE)).toBeNull();
    expect(replan(stopped, tuesday, DUE)).toEqual({ state: 'settled', dueAt: null, wanted: tuesday });
  });

  it.each([
    ['a later stage', 'Scheduled', 'In Progress', true],
    ['an earlier stage', 'In Progress', 'Scheduled', false],
    ['the stage before it went back', 'In Progress', 'In Progress', false],
  ] as const)('is planned for %s: %s to %s, %s', (_what, told, fact, isPlanned) => {
    expect(replan({ ...fresh, wanted: told, told }, fact, DUE) !== null).toBe(isPlanned);
  });

  it('settles when a tracker goes back before the mail', () => {
    const waiting = { state: 'waiting', wanted: 'In Progress', told: 'Scheduled' } as const;
    expect(replan(waiting, 'Sold', DUE)).toEqual({ state: 'settled', dueAt: null, wanted: 'Scheduled' });
  });

  it('does not bother anybody with ten minutes', () => {
    const told = { state: 'sent', wanted: tuesday, told: tuesday } as const;
    expect(replan(told, visit(NOW + 24 * HOUR + 10 * 60_000), DUE)).toBeNull();
    expect(replan(told, visit(NOW + 24 * HOUR + 15 * 60_000), DUE)).not.toBeNull();
  });

  it('is told once for each change, however often an event arrives', () => {
    const facts = fc.array(fc.constantFrom('', tuesday, friday, visit(NOW + 48 * HOUR)), { maxLength: 12 });
    fc.assert(
      fc.property(facts, (all) => {
        let known: {
          state: 'settled' | 'waiting' | 'sent' | 'stopped' | 'unsent';
          wanted: string;
          told: string;
        } = fresh;
        for (const fact of all) {
          const next = replan(known, fact, DUE);
          known = next ? { ...known, state: next.state, wanted: next.wanted } : known;
          expect(replan(known, fact, DUE)).toBeNull();
          expect(known.state === 'waiting').toBe(fact !== '' && fact !== known.told);
        }
      }),
    );
  });
});
