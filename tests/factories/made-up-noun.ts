import { recordFields } from '@/domain/core/record';
import { choice, defineShape, requiredText, text } from '@/domain/core/shape';
import { defineNoun } from '@/domain/nouns/define-noun';
import type { NounDescription } from '@/domain/nouns/define-noun';

export const errandShape = defineShape('Errands', {
  ...recordFields,
  title: requiredText(170),
  place: text(200),
  state: choice(['To do', 'Fetched']),
  driver: text(128),
});

/** The description of a made-up type of record. */
export const errandDescription: NounDescription<'errands', 'errand', (typeof errandShape)['fields']> = {
  key: 'errands',
  name: 'errand',
  shape: errandShape,
  area: 'tasks',
  words: { one: 'errand', many: 'errands' },
  line: { title: 'title', text: ['place'] },
  address: (id) => `/app/errands/${id}`,
  openWork: {
    open: { field: 'state', values: ['To do'] },
    one: 'errand',
    changes: ({ driver }, { from, to }) => (driver === from ? { driver: to } : {}),
  },
  isExported: true,
  movesWithOwner: true,
};

/** The same as a noun, to show what a new one gets without other changes. */
export const errandNoun = defineNoun(errandDescription);
