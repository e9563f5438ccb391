import { describe, expect, it } from 'vitest';
import { initialOf } from '../core/shape';
import type { Day } from '../time/time';
import { canMove } from '../core/statuses';
import { estimateContent } from './estimate-content';
import type { EstimateContent } from './estimate-content';
import { isExpired, sendProblems } from './estimate-problems';
import {
  ESTIMATE_CLIENT_MOVES,
  ESTIMATE_MOVES,
  ESTIMATE_STATUSES,
  ESTIMATE_WITH_CLIENT,
  isWritable,
} from './estimate-status';
import { BLANK_LINE } from './new-line';

const TODAY: Day = '2026-11-29';
const ONE = { id: 'a', name: '', description: '', isSuggested: false };
const LINE = { ...BLANK_LINE, id: 'l', position: 1, name: 'Shingle', unitPrice: 10_000 };
const STEP = { id: 's', name: 'Deposit', when: '', kind: 'percent' as const, percent: 30_000, amount: 0 };

function problems(changes: Partial<EstimateContent>): readonly string[] {
  const blank = initialOf(estimateContent);
  return sendProblems({ ...blank, options: [ONE], lines: [LINE], ...changes }, TODAY);
}

describe('an estimate that is sent', () => {
  it('is ready with one priced line', () => {
    expect(problems({ schedule: [STEP], validUntil: TODAY })).toEqual([]);
  });

  it.each<[string, Partial<EstimateContent>, string[]]>([
    ['no line', { lines: [] }, ['Add at least one line that is no extra.']],
    ['extras alone', { lines: [{ ...LINE, isOptional: true }] }, ['Add at least one line that is no extra.']],
    ['a line without a name', { lines: [{ ...LINE, name: ' ' }] }, ['Every line needs a name.']],
    ['201 lines', { lines: Array.from({ length: 201 }, () => LINE) }, ['An estimate holds up to 200 lines.']],
    [
      'an option without lines',
      { options: [ONE, { ...ONE, id: 'b', name: 'Best' }], lines: [{ ...LINE, options: 'a' }] },
      ['Every option needs a name.', 'Add at least one line in Best that is no extra.'],
    ],
    [
      'a negative total',
      { lines: [{ ...LINE, unitPrice: -1 }] },
      ['The deductions of one tax rate are larger than its lines. Move one to another rate.'],
    ],
    ['too large a discount', { discount: 10_001 }, ['The discount is larger than the lines.']],
    [
      'an unknown rate',
      { lines: [{ ...LINE, taxRate: 'gone' }] },
      ['A line has an unknown tax rate. Choose another.'],
    ],
    ['a step without a name', { schedule: [{ ...STEP, name: '' }] }, ['Every payment step needs a name.']],
    [
      'a last step with an amount',
      { schedule: [STEP, { ...STEP, kind: 'cents', amount: 5 }] },
      ['The last payment step takes the rest, so it cannot be a fixed amount.'],
    ],
    ['a last day that is over', { validUntil: '2026-11-28' }, ['The last day of this estimate is over.']],
  ])('needs a change with %s', (_, changes, sentences) => {
    expect(problems(changes)).toEqual(sentences);
  });

  it('expires after its last day, and never without one', () => {
    const days: Day[] = ['2026-11-28', TODAY, ''];
    expect(days.map((validUntil) => isExpired({ validUntil }, TODAY))).toEqual([true, false, false]);
  });
});

describe('the statuses of an estimate', () => {
  it('let an employee make only moves that exist', () => {
    for (const from of ESTIMATE_STATUSES)
      for (const to of ESTIMATE_CLIENT_MOVES[from]) expect(canMove(ESTIMATE_MOVES, from, to)).toBe(true);
  });

  it('lead every estimate that is not over to a new version or its withdrawal', () => {
    for (const from of ESTIMATE_STATUSES.filter((status) => !['Converted', 'Void'].includes(status)))
      expect(ESTIMATE_MOVES[from]).toContain('Void');
  });

  it('keep signed and withdrawn work as it is', () => {
    expect(ESTIMATE_STATUSES.filter((status) => !isWritable(status))).toEqual([
      'Approved',
      'Converted',
      'Void',
    ]);
    expect(ESTIMATE_WITH_CLIENT.every((status) => ESTIMATE_MOVES[status].includes('Approved'))).toBe(true);
  });
});
