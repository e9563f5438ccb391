import { replaced } from '../core/assignees';
import { VISIT_MOVES, VISIT_STATUSES } from '../core/statuses';
import { paths } from '../navigation/paths';
import { defineNoun } from '../nouns/define-noun';
import { visitShape } from './visit';

/** Visits: a crew's days and hours on a job, visible with the job. */
export const visitNoun = defineNoun({
  key: 'visits',
  name: 'visit',
  shape: visitShape,
  area: 'jobs',
  words: { one: 'visit', many: 'visits', this: 'the visit' },
  line: { title: 'title', text: ['customerName', 'status'] },
  address: null,
  list: paths.jobsCalendar,
  archive: null,
  parent: { noun: 'job', field: 'jobId', shared: ['trackerId', 'customerId'] },
  optionalParents: [],
  status: { field: 'status', moves: VISIT_MOVES, reasons: {} },
  openWork: {
    // Not done yet, however late.
    open: {
      field: 'status',
      values: VISIT_STATUSES.filter((status) => status !== 'Done' && status !== 'Cancelled'),
    },
    one: 'visit',
    takesRoom: false,
    changes: ({ crew }, hand) => ({ crew: replaced(crew, hand) }),
  },
  amounts: null,
  files: null,
  number: null,
  hasSearchWords: false,
  isExported: true,
  movesWithOwner: true,
});
