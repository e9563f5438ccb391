import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canMove,
  canStep,
  CUSTOMER_MOVES,
  CUSTOMER_REASONS,
  JOB_MOVES,
  JOB_REASONS,
  LINK_MOVES,
  reasonsFor,
  TRACKER_MOVES,
  TRACKER_REASONS,
  VISIT_MOVES,
} from './statuses';

const TABLES: readonly (readonly [string, Readonly<Record<string, readonly string[]>>])[] = [
  ['customer', CUSTOMER_MOVES],
  ['tracker', TRACKER_MOVES],
  ['job', JOB_MOVES],
  ['visit', VISIT_MOVES],
  ['link', LINK_MOVES],
];

describe.each(TABLES)('the moves of a %s', (_name, moves) => {
  it('lead to known statuses, never to the present one, none twice', () => {
    for (const [from, targets] of Object.entries(moves)) {
      expect(new Set(targets).size).toBe(targets.length);
      for (const to of targets) {
        expect(Object.keys(moves)).toContain(to);
        expect(to).not.toBe(from);
      }
    }
  });
});

describe('moving', () => {
  it('lets every status stay', () => {
    for (const [, moves] of TABLES) {
      for (const status of Object.keys(moves)) expect(canMove(moves, status, status)).toBe(true);
    }
  });

  it.each([
    [CUSTOMER_MOVES, 'Open Lead', 'Appointment Set', true],
    [CUSTOMER_MOVES, 'Contacted', 'Not Contacted', false],
    [CUSTOMER_MOVES, 'Quoted', 'Open Lead', false],
    [CUSTOMER_MOVES, 'Not Qualified', 'Open Lead', true],
    [JOB_MOVES, 'Unscheduled', 'Completed', false],
    [JOB_MOVES, 'Completed', 'Scheduled', false],
    [LINK_MOVES, 'revoked', 'active', false],
    [LINK_MOVES, 'requested', 'active', false],
    [LINK_MOVES, 'paused', 'active', true],
  ] as const)('case %#: from %s', (moves, from, to, allowed) => {
    expect(canMove<string>(moves, from, to)).toBe(allowed);
  });

  it('asks a reason for cancel, hold and not qualified only', () => {
    expect(reasonsFor(CUSTOMER_REASONS, 'Not Qualified')).toContain('Price');
    expect(reasonsFor(JOB_REASONS, 'On Hold')).toContain('Weather');
    expect(reasonsFor(TRACKER_REASONS, 'Cancelled')).toContain('Duplicate');
    expect(reasonsFor(CUSTOMER_REASONS, 'Quoted')).toEqual([]);
  });
});

describe('a step', () => {
  const anyMove = fc.constantFrom(...TABLES).chain(([, moves]) => {
    const status = fc.constantFrom(...Object.keys(moves));
    return fc.record({ moves: fc.constant(moves), from: status, to: status, previous: status });
  });

  it('along the table can be taken back, once', () => {
    fc.assert(
      fc.property(anyMove, ({ moves, from, to, previous }) => {
        fc.pre(from !== to && canMove(moves, from, to));
        const moved = { status: to, previous: from };
        const back = { status: from, previous: '' };
        expect(canStep(moves, { status: from, previous }, moved)).toBe(true);
        expect(canStep(moves, moved, back)).toBe(true);
        expect(canStep(moves, back, { status: to, previous: '' })).toBe(false);
      }),
    );
  });

  it('allows no other way back', () => {
    fc.assert(
      fc.property(anyMove, ({ moves, from, to, previous }) => {
        fc.pre(!canMove(moves, from, to) && previous !== to);
        for (const after of ['', from, to, previous]) {
          expect(canStep(moves, { status: from, previous }, { status: to, previous: after })).toBe(false);
        }
        // Without a move, the remembered status stays.
        expect(canStep(moves, { status: from, previous }, { status: from, previous: to })).toBe(false);
        expect(canStep(moves, { status: from, previous }, { status: from, previous })).toBe(true);
      }),
    );
  });
});
