import { describe, expect, it } from 'vitest';
import { INVITATION_STATES, invitationCondition, readEmpId, writeEmpId } from './invitation';

const END = 1_000;

describe('the condition of an invitation', () => {
  it.each([
    ['pending', END - 1, 'good'],
    ['pending', END, 'expired'],
    ...INVITATION_STATES.filter((state) => state !== 'pending').map(
      (state) => [state, END + 1, state] as const,
    ),
  ] as const)('%s at %i: %s', (state, now, condition) => {
    expect(invitationCondition({ state, expiresAt: END }, now)).toBe(condition);
  });
});

describe('an empId', () => {
  const key = { id: '0123456789abcdef0123', secret: `${'aB3_-'.repeat(8)}xyz` };

  it('joins id and secret in one part of an address', () => {
    const empId = writeEmpId(key);
    expect(encodeURIComponent(empId)).toBe(empId);
    expect(readEmpId(empId)).toEqual(key);
  });

  it.each([
    ['nothing', ''],
    ['cut short when copied', writeEmpId(key).slice(0, -1)],
    ['with something behind it', `${writeEmpId(key)}.`],
    ['an id of another kind', writeEmpId({ ...key, id: 'x'.repeat(20) })],
    ['a path', `../${writeEmpId(key).slice(3)}`],
  ])('is not %s', (_, empId) => {
    expect(readEmpId(empId)).toBeNull();
  });
});
