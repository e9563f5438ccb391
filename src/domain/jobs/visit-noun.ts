import { replaced } from '../core/assignees';
import { VISIT_STATUSES } from '../core/statuses';
import { defineNoun } from '../nouns/define-noun';
import { visitShape } from './visit';

/** Visits: the days and hours a crew spends on a job. Whoever may see the job may see them. */
export const visitNoun = defineNoun({
  key: 'visits',
  name: 'visit',
  shape: visitShape,
  area: 'jobs',
  words: { one: 'visit', many: 'visits' },
  line: { title: 'title', text: ['customerName', 'status'] },
  address: null,
  openWork: {
    // Still to be done, however late.
    open: {
      field: 'status',
      values: VISIT_STATUSES.filter((status) => status !== 'Done' && status !== 'Cancelled'),
    },
    one: 'visit',
    changes: ({ crew }, hand) => ({ crew: replaced(crew, hand) }),
  },
  isExported: true,
  movesWithOwner: true,
});
