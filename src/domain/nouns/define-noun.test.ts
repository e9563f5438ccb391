import { expect, it } from 'vitest';
import { billNoun, errandDescription, errandNoun } from '@tests/factories/made-up-noun';
import { jobNoun } from '../jobs/noun';
import { defineNoun, titleOf } from './define-noun';

type Trait = keyof typeof errandDescription;

it('is a plain object, as described', () => {
  expect(errandNoun).toEqual(errandDescription);
  expect(titleOf(errandNoun, { title: 'Fetch shingles' })).toBe('Fetch shingles');
  expect(titleOf(errandNoun, {})).toBe('');
});

// The assertion is that each marked line does not compile; running them shows only that none is missing.
it('does not compile without one of its traits', () => {
  const missing: Trait[] = [];
  const without = <T extends Trait>(trait: T): Omit<typeof errandDescription, T> => {
    missing.push(trait);
    return errandDescription;
  };
  // @ts-expect-error its name in lists
  defineNoun(without('key'));
  // @ts-expect-error its name in history
  defineNoun(without('name'));
  // @ts-expect-error the shape
  defineNoun(without('shape'));
  // @ts-expect-error the permissions
  defineNoun(without('area'));
  // @ts-expect-error the words
  defineNoun(without('words'));
  // @ts-expect-error the line
  defineNoun(without('line'));
  // @ts-expect-error the address
  defineNoun(without('address'));
  // @ts-expect-error its list
  defineNoun(without('list'));
  // @ts-expect-error the archive
  defineNoun(without('archive'));
  // @ts-expect-error the parent
  defineNoun(without('parent'));
  // @ts-expect-error the optional parents
  defineNoun(without('optionalParents'));
  // @ts-expect-error the status
  defineNoun(without('status'));
  // @ts-expect-error open work
  defineNoun(without('openWork'));
  // @ts-expect-error the amounts
  defineNoun(without('amounts'));
  // @ts-expect-error files
  defineNoun(without('files'));
  // @ts-expect-error the number
  defineNoun(without('number'));
  // @ts-expect-error search words
  defineNoun(without('hasSearchWords'));
  // @ts-expect-error the export
  defineNoun(without('isExported'));
  // @ts-expect-error the way into a company
  defineNoun(without('movesWithOwner'));
  expect(missing.toSorted()).toEqual(Object.keys(errandDescription).toSorted());
});

it('does not compile where it contradicts its shape or the lists of names', () => {
  // @ts-expect-error no such field
  defineNoun({ ...errandDescription, line: { title: 'name', text: [] } });
  // @ts-expect-error no such field of the parent
  defineNoun({ ...errandDescription, parent: { noun: 'job', field: 'jobId', shared: [] } });
  // @ts-expect-error errands are not among those with amounts beside them
  defineNoun({ ...errandDescription, amounts: 'beside' });
  // @ts-expect-error jobs are
  defineNoun({ ...jobNoun, amounts: 'inside' });
  // @ts-expect-error nor among those with files
  defineNoun({ ...errandDescription, files: { crewAdds: false } });
  // @ts-expect-error their shape has no number
  defineNoun({ ...errandDescription, number: { prefix: 'jobPrefix', example: 'J-', when: 'created' } });
  // @ts-expect-error nor search words
  defineNoun({ ...errandDescription, hasSearchWords: true });
  // @ts-expect-error jobs are among those with files
  defineNoun({ ...jobNoun, files: null });
  // @ts-expect-error the shape of jobs has a number
  defineNoun({ ...jobNoun, number: null });
  // @ts-expect-error and search words
  defineNoun({ ...jobNoun, hasSearchWords: false });
  expect(billNoun.amounts).toBe('inside');
  expect(jobNoun.number).toMatchObject({ prefix: 'jobPrefix' });
});
