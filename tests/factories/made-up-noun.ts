import { bookkeeping, called, person } from '@/domain/core/field-facts';
import { recordFields } from '@/domain/core/record';
import { choice, defineShape, initialOf, optionalMoment, requiredText, text } from '@/domain/core/shape';
import { defineNoun } from '@/domain/nouns/define-noun';
import type { InferFields } from '@/domain/core/shape';
import type { NounDescription } from '@/domain/nouns/define-noun';

export const errandShape = defineShape('Errands', {
  ...recordFields,
  title: requiredText(170),
  place: called('Where to', text(200)),
  state: choice(['To do', 'Fetched']),
  driver: person(),
  list: choice(['Open', 'Archive']),
  doneAt: bookkeeping(optionalMoment()),
});

/** The description of a made-up type of record. */
export const errandDescription: NounDescription<'errands', 'errand', (typeof errandShape)['fields']> = {
  key: 'errands',
  name: 'errand',
  shape: errandShape,
  area: 'orders',
  words: { one: 'errand', many: 'errands', this: 'the errand' },
  line: { title: 'title', text: ['place'] },
  address: (id) => `/app/errands/${id}`,
  archive: { field: 'list', at: 'doneAt', restoresTo: () => 'Open' },
  parent: null,
  status: { field: 'state', moves: { 'To do': ['Fetched'], Fetched: [] } },
  openWork: {
    open: { field: 'state', values: ['To do'] },
    one: 'errand',
    takesRoom: false,
    changes: ({ driver }, { from, to }) => (driver === from ? { driver: to } : {}),
  },
  hasAmount: false,
  files: null,
  number: null,
  hasSearchWords: false,
  isExported: true,
  movesWithOwner: true,
};

/** The same as a noun, to show what a new one gets without other changes. */
export const errandNoun = defineNoun(errandDescription);

/** An errand of company `acme` that is still to do. */
export function makeErrand(
  overrides: Partial<InferFields<(typeof errandShape)['fields']>> = {},
): InferFields<(typeof errandShape)['fields']> {
  return {
    ...initialOf(errandShape.fields),
    uuid: 'errand-1',
    owner: 'acme',
    createdBy: 'ann',
    updatedBy: 'ann',
    title: 'Fetch shingles',
    place: 'Yard',
    ...overrides,
  };
}
