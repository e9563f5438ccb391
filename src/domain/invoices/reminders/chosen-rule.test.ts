import { describe, expect, it } from 'vitest';
import { USUAL_REMINDERS } from '../../money/reminder-rules';
import { ruleFor } from './chosen-rule';

const rule = (days: number) => ({ id: `${days}`, days, subject: '', text: '' });

describe('the words of a reminder that is sent by hand', () => {
  it.each([
    ['the latest that has come', [14, -3, 3], '2026-11-20', 3],
    ['the first before any has come', [3, 14], '2026-11-15', 3],
    ['the last, however late', [-3, 3], '2027-01-01', 3],
  ])('are those of %s', (_what, days, today, chosen) => {
    expect(ruleFor(days.map(rule), '2026-11-15', today)?.days).toBe(chosen);
  });

  it('are the usual ones of a business without its own', () => {
    expect(ruleFor([], '2026-11-15', '2026-11-30')).toEqual(USUAL_REMINDERS[2]);
  });
});
