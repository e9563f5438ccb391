import { bookkeeping, called, person, totalOf } from '@/domain/core/field-facts';
import { recordFields } from '@/domain/core/record';
import {
  cents,
  choice,
  defineShape,
  group,
  groupList,
  initialOf,
  integer,
  optionalInteger,
  optionalMoment,
  requiredText,
  serverOnly,
  text,
} from '@/domain/core/shape';
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
  list: '/app/errands',
  archive: { field: 'list', at: 'doneAt', restoresTo: () => 'Open' },
  parent: null,
  optionalParents: [],
  status: { field: 'state', moves: { 'To do': ['Fetched'], Fetched: [] }, reasons: {} },
  openWork: {
    open: { field: 'state', values: ['To do'] },
    one: 'errand',
    takesRoom: false,
    changes: ({ driver }, { from, to }) => (driver === from ? { driver: to } : {}),
  },
  amounts: null,
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

export const billShape = defineShape('MadeUpBills', {
  ...recordFields,
  title: requiredText(170),
  customerId: bookkeeping(requiredText(64)),
  trackerId: bookkeeping(text(64)),
  jobId: bookkeeping(text(64)),
  number: bookkeeping(serverOnly(optionalInteger(1, 99_999_999))),
  numberPrefix: bookkeeping(serverOnly(text(10))),
  state: choice(['Draft', 'Sent']),
  lines: groupList(5, { id: text(20), name: text(80), quantity: integer(0, 100_000), unitPrice: cents() }),
  total: totalOf('lines', cents()),
  sums: totalOf('lines', group({ net: cents(), tax: cents() })),
  rates: totalOf('lines', groupList(3, { name: text(20), tax: cents() })),
});

/** A made-up type of record with amounts inside, under a customer and perhaps a tracker and a job, numbered by a function. */
export const billDescription: NounDescription<'bills', 'bill', (typeof billShape)['fields']> = {
  ...errandDescription,
  key: 'bills',
  name: 'bill',
  shape: billShape,
  area: 'estimates',
  words: { one: 'bill', many: 'bills', this: 'the bill' },
  line: { title: 'title', text: [] },
  address: (id) => `/app/bills/${id}`,
  list: '/app/bills',
  archive: null,
  parent: { noun: 'customer', field: 'customerId', shared: [] },
  optionalParents: [
    { noun: 'tracker', field: 'trackerId', shared: ['customerId'] },
    { noun: 'job', field: 'jobId', shared: ['customerId', 'trackerId'] },
  ],
  status: { field: 'state', moves: { Draft: ['Sent'], Sent: [] }, reasons: {} },
  openWork: null,
  amounts: 'inside',
  number: { prefix: 'jobPrefix', example: 'B-', when: 'issued' },
};

export const billNoun = defineNoun(billDescription);

/** A draft of company `acme` with one line. */
export function makeBill(
  overrides: Partial<InferFields<(typeof billShape)['fields']>> = {},
): InferFields<(typeof billShape)['fields']> {
  return {
    ...initialOf(billShape.fields),
    uuid: 'bill-1',
    owner: 'acme',
    createdBy: 'ann',
    updatedBy: 'ann',
    title: 'New roof',
    customerId: 'c-assigned',
    lines: [{ id: 'l1', name: 'Shingles', quantity: 2_800, unitPrice: 16_800 }],
    ...overrides,
  };
}
