import { CUSTOMER_MOVES, CUSTOMER_REASONS } from '../core/statuses';
import { paths } from '../navigation/paths';
import { defineNoun } from '../nouns/define-noun';
import { customerShape } from './customer';

/** Customers, from a first call to their archive. */
export const customerNoun = defineNoun({
  key: 'customers',
  name: 'customer',
  shape: customerShape,
  area: 'customers',
  words: { one: 'customer', many: 'customers', this: 'this lead' },
  line: { title: 'name', text: ['customerStatus', 'phone', 'streetAddress', 'city'] },
  address: paths.customer,
  list: paths.customers,
  archive: {
    field: 'listOrganizer',
    at: 'archivedAt',
    restoresTo: ({ soldAt = null }) => (soldAt === null ? 'Open' : 'Sold'),
  },
  parent: null,
  optionalParents: [],
  status: { field: 'customerStatus', moves: CUSTOMER_MOVES, reasons: CUSTOMER_REASONS },
  openWork: {
    open: { field: 'listOrganizer', values: ['Open'] },
    one: 'open customer',
    takesRoom: false,
    changes: ({ salesperson }, { from, to }) => (salesperson === from ? { salesperson: to } : {}),
  },
  amounts: 'beside',
  files: { crewAdds: false },
  number: null,
  hasSearchWords: false,
  isExported: true,
  movesWithOwner: true,
});
