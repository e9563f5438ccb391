import { describe, expect, it } from 'vitest';
import { ROOF_FACTS, roofFactProblem, withRoofFact } from './roof-facts';

const factOf = (key: string) => ROOF_FACTS.find((one) => one.key === key) ?? ROOF_FACTS[0];

describe('the facts of a roof', () => {
  it.each([
    ['material', '', null],
    ['material', 'Architectural shingle, Onyx Black', null],
    ['material', 'x'.repeat(81), 'Write at most 80 characters here.'],
    ['permitIssued', '2026-11-24', null],
    ['permitIssued', '2026-02-30', 'Choose a day of the calendar.'],
    ['permitInspected', '2026-12-01', null],
    ['warrantyUntil', 'next year', 'Choose a day of the calendar.'],
  ])('%s: %s', (key, text, problem) => {
    expect(roofFactProblem(factOf(key), text)).toBe(problem);
  });

  it('change one by one, and an empty one is gone', () => {
    const facts = withRoofFact({ permit: 'R-1' }, 'material', 'Metal');
    expect(facts).toEqual({ permit: 'R-1', material: 'Metal' });
    expect(withRoofFact(facts, 'permit', '')).toEqual({ material: 'Metal' });
  });
});
