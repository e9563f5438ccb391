import { describe, expect, it } from 'vitest';
import { makeProject } from '@tests/factories/records';
import { datesProblem, isLateProject, jobsProgress } from './progress';
import { ALL_PROJECTS, fitsProject } from './project-filters';

describe('the progress of a project', () => {
  it.each([
    [[], { all: 0, completed: 0, percent: null }],
    [['Completed', 'Scheduled', 'Cancelled'], { all: 2, completed: 1, percent: 50 }],
    [['Completed', 'Completed', 'On Hold'], { all: 3, completed: 2, percent: 67 }],
    [['Cancelled'], { all: 0, completed: 0, percent: null }],
  ] as const)('of jobs that are %j', (statuses, progress) => {
    expect(jobsProgress(statuses.map((status) => ({ status })))).toEqual(progress);
  });
});

it.each([
  ['Active', '2026-11-24', true],
  ['Active', '2026-11-25', false],
  ['Active', '', false],
  ['Complete', '2026-11-24', false],
  ['On Hold', '2026-11-24', true],
] as const)('a project that is %s and ends %s is late on the 25th: %s', (status, endOn, isLate) => {
  expect(isLateProject({ status, endOn }, '2026-11-25')).toBe(isLate);
});

it.each([
  ['2026-11-24', '2026-11-23', false],
  ['2026-11-24', '2026-11-24', true],
  ['', '2026-11-24', true],
  ['2026-11-24', '', true],
])('from %s to %s is possible: %s', (startOn, endOn, isPossible) => {
  expect(datesProblem({ startOn, endOn }) === null).toBe(isPossible);
});

it.each([
  [{}, true],
  [{ statuses: ['Active'] as const }, true],
  [{ statuses: ['Planning'] as const }, false],
  [{ label: 'Late' as const }, true],
  [{ person: 'ann' }, true],
  [{ person: 'bob' }, false],
])('filters %j', (filters, fits) => {
  const project = makeProject({ status: 'Active', endOn: '2026-11-01', assignees: ['ann'] });
  expect(fitsProject(project, { ...ALL_PROJECTS, ...filters }, '2026-11-25')).toBe(fits);
});
