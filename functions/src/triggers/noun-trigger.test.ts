import { errandNoun } from '@tests/factories/made-up-noun';
import { expect, it } from 'vitest';
import { NOUN_KEYS } from '@/domain/nouns';
import { jobNoun } from '@/domain/jobs/noun';
import { nounTriggers, stepsOf } from './noun-trigger';

it('is there for every noun', () => {
  expect(Object.keys(nounTriggers)).toEqual(NOUN_KEYS);
});

// History, assignees and notifications for every noun; number, search words, room and files where the description has them.
it('has the steps that a description asks for', () => {
  const errand = { ...errandNoun, name: 'visit' } as const;
  expect(stepsOf(errand)).toHaveLength(3);
  expect(
    stepsOf({
      ...errand,
      number: { prefix: 'jobPrefix', example: 'J-', when: 'created' },
      hasSearchWords: true,
    }),
  ).toHaveLength(5);
  const issued = { prefix: 'jobPrefix', example: 'J-', when: 'issued' } as const;
  expect(stepsOf({ ...errand, number: issued })).toHaveLength(3);
  expect(stepsOf({ ...errand, files: { crewAdds: false } })).toHaveLength(4);
  expect(stepsOf(jobNoun)).toHaveLength(7);
});

it('hides data from clients before all other steps, and adds a noun’s own ones', async () => {
  const first = async () => undefined;
  const then = async () => undefined;
  const steps = stepsOf(jobNoun, { first: [first], then: [then] });
  expect(steps[0]).toBe(first);
  expect(steps).toContain(then);
});
