import { describe, expect, it } from 'vitest';
import { appointmentAt, appointmentEnd } from './appointments';

describe('an appointment', () => {
  it('lasts two hours', () => {
    expect(appointmentEnd(0)).toBe(7_200_000);
  });

  it.each([
    ['priya', ['priya']],
    ['', []],
  ])('of the salesperson "%s" takes up %j', (salesperson, people) => {
    expect(appointmentAt({ uuid: 'c1', salesperson }, 0)).toEqual({
      id: 'c1',
      people,
      start: 0,
      end: 7_200_000,
    });
  });
});
