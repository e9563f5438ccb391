import { expect, it } from 'vitest';
import { DAY_MS } from '@/domain/time/time';
import { makeJob } from '@tests/factories/records';
import { solveProblem } from './problem';

const VIEWER = {
  uid: 'dana',
  owner: 'hollis',
  isAdmin: true,
  isCompanyAdmin: true,
  permissions: new Set<never>(),
};

it.each([
  [1, true],
  [28, true],
  [31, false],
])('offers Undo of a solved problem that was told %i days ago: %s', (days, isOffered) => {
  const now = Date.UTC(2026, 10, 28);
  const job = makeJob({ problem: 'Rot', problemAt: now - days * DAY_MS, problemBy: 'rosa' });
  expect(solveProblem(VIEWER, job, now).undo !== null).toBe(isOffered);
});
