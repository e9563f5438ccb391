import { expect, it } from 'vitest';
import { initialOf } from '@/domain/core/shape';
import { customerShape } from '@/domain/customers/customer';
import { customerNoun } from '@/domain/customers/noun';
import { NOUNS } from '@/domain/nouns';
import { errandNoun, errandShape } from '@tests/factories/made-up-noun';
import { changesOf } from '../callables/company/reassign-work';
import { workNouns } from './open-work';
import type { WorkNoun } from './open-work';

const hand = { from: 'ann', to: 'bob' };

const work = (nouns: Parameters<typeof workNouns>[0]): readonly WorkNoun[] => workNouns(nouns);

it('covers every noun described so, in their order', () => {
  expect(workNouns().map(({ key }) => key)).toEqual([
    'customers',
    'trackers',
    'jobs',
    'visits',
    'tasks',
    'projects',
    'estimates',
    'invoices',
  ]);
  expect(work([...NOUNS, errandNoun]).map(({ key }) => key)).toContain('errands');
  expect(work([{ ...errandNoun, openWork: null }])).toEqual([]);
});

it('moves assignees and the noun’s own fields, for a new noun too', () => {
  const [customers] = work([customerNoun]);
  const [errands] = work([errandNoun]);
  const customer = { ...initialOf(customerShape.fields), assignees: ['ann', 'max'], salesperson: 'ann' };
  const errand = { ...initialOf(errandShape.fields), assignees: ['ann'], driver: 'ann' };
  expect(customers && changesOf(customers, customer, hand)).toEqual({
    assignees: ['bob', 'max'],
    salesperson: 'bob',
  });
  expect(errands && changesOf(errands, errand, hand)).toEqual({ assignees: ['bob'], driver: 'bob' });
});
