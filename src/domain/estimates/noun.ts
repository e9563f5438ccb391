import { paths } from '../navigation/paths';
import { defineNoun } from '../nouns/define-noun';
import { estimateShape } from './estimate';
import { ESTIMATE_CLIENT_MOVES, OPEN_ESTIMATES } from './estimate-status';

/** Estimates: priced work that a client chooses from and signs. */
export const estimateNoun = defineNoun({
  key: 'estimates',
  name: 'estimate',
  shape: estimateShape,
  area: 'estimates',
  words: { one: 'estimate', many: 'estimates', this: 'the estimate' },
  line: { title: 'title', text: ['customerName', 'status'] },
  address: paths.estimate,
  list: paths.estimates,
  archive: { field: 'listOrganizer', at: null, restoresTo: () => 'Open' },
  parent: { noun: 'customer', field: 'customerId', shared: [] },
  optionalParents: [{ noun: 'tracker', field: 'trackerId', shared: ['customerId'] }],
  status: { field: 'status', moves: ESTIMATE_CLIENT_MOVES, reasons: {} },
  openWork: {
    open: { field: 'status', values: OPEN_ESTIMATES },
    one: 'open estimate',
    takesRoom: false,
    changes: ({ salesperson }, { from, to }) => (salesperson === from ? { salesperson: to } : {}),
  },
  amounts: 'inside',
  files: null,
  number: { prefix: 'estimatePrefix', example: 'E-', when: 'created' },
  hasSearchWords: true,
  isExported: true,
  movesWithOwner: true,
});
