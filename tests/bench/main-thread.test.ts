import { describe, expect, it } from 'vitest';
import { workIn } from './main-thread';

describe('the work of a frame', () => {
  const frame = { start: 100, duration: 60 };

  it.each([
    ['nothing', [], 0],
    [
      'tasks in it',
      [
        { start: 110, duration: 10, work: 10 },
        { start: 130, duration: 20, work: 20 },
      ],
      30,
    ],
    ['no time in which another thread had the processor', [{ start: 110, duration: 40, work: 12 }], 12],
    [
      'no task before or after it',
      [
        { start: 80, duration: 20, work: 20 },
        { start: 160, duration: 9, work: 9 },
      ],
      0,
    ],
    [
      'its part of a task across its edge',
      [
        { start: 90, duration: 20, work: 20 },
        { start: 150, duration: 40, work: 20 },
      ],
      15,
    ],
  ])('is of %s', (_, tasks, work) => {
    expect(workIn(frame, tasks)).toBe(work);
  });
});
