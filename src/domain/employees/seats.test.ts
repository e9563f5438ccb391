import { describe, expect, it } from 'vitest';
import { hasSeats, seatsSentence } from './seats';

describe('a free seat', () => {
  it.each([
    [3, 1, 1, true],
    [3, 1, 2, false],
    [3, 3, 0, false],
    [3, 7, 0, false],
    [null, 40, 12, true],
  ] as const)('of %s seats with %i taken and %i invited: %s', (seats, members, invited, hasRoom) => {
    expect(hasSeats({ seats, members, invited })).toBe(hasRoom);
  });

  it('is refused with the limit, its use and the next step', () => {
    expect(seatsSentence('Free', { seats: 3, members: 2, invited: 1 })).toBe(
      'Free has 3 seats: 2 taken, 1 held by invitations. Take an invitation back, or go to a larger plan.',
    );
    expect(seatsSentence('Pro', { seats: 12, members: 12, invited: 0 })).toBe(
      'Pro has 12 seats: 12 taken. Take an invitation back, or pay for more people under Account.',
    );
  });
});
