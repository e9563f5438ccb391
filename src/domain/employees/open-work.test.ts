import { expect, it } from 'vitest';
import { totalWork } from './open-work';

it('is counted together', () => {
  expect(totalWork({ customers: 1, trackers: 2, jobs: 3, visits: 4, tasks: 5, projects: 6 })).toBe(21);
});
