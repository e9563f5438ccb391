import { describe, expect, it } from 'vitest';

import { DEFAULT_JOB_TYPES, jobTypesOf, usualJobType } from './job-types';

describe('types of jobs', () => {
  it.each([
    ['the common ones before a business chose', [], '', DEFAULT_JOB_TYPES],
    ['its own', ['Install', 'Solar'], 'Solar', ['Install', 'Solar']],
    ['also the one a job has had', ['Solar'], 'Gutter', ['Gutter', 'Solar']],
  ])('are %s', (_, jobTypes, current, expected) => {
    expect(jobTypesOf({ jobTypes }, current)).toEqual(expected);
  });

  it.each([
    ['Install', []],
    ['Install', ['Repair', 'Install']],
    ['Solar', ['Solar', 'Repair']],
  ])('start with %s', (expected, jobTypes) => {
    expect(usualJobType({ jobTypes })).toBe(expected);
  });
});
