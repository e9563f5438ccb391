import { describe, expect, it } from 'vitest';
import { hasSeats, seatsOf, seatsSentence } from './seats';

describe('how many people a tier holds', () => {
  it.each([
    ['Free', 3],
    // Further people cost more, but may always come.
    ['Pro', null],
    ['Business Optimize', null],
    ['Gold', null],
  ])('%s: %s', (tier, seats) => {
    expect(seatsOf(tier)).toBe(seats);
  });

  it.each([
    ['Free', 1, 1, true],
    ['Free', 1, 2, false],
    ['Free', 3, 0, false],
    ['Pro', 40, 12, true],
  ] as const)('in %s with %i here and %i invited there is room: %s', (tier, members, invited, hasRoom) => {
    expect(hasSeats(tier, { members, invited })).toBe(hasRoom);
  });

  it('names the limit and its use', () => {
    expect(seatsSentence('Free', { members: 2, invited: 1 })).toContain(
      'Free has 3 seats: 2 taken, 1 held by invitations.',
    );
    expect(seatsSentence('Free', { members: 3, invited: 0 })).toContain('Free has 3 seats: 3 taken. Take');
  });
});
