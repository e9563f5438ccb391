import { JOB_MOVES } from '../core/statuses';
import { paths } from '../navigation/paths';
import { defineNoun } from '../nouns/define-noun';
import { jobShape } from './job';

/** Jobs: pieces of work under a tracker. */
export const jobNoun = defineNoun({
  key: 'jobs',
  name: 'job',
  shape: jobShape,
  area: 'jobs',
  words: { one: 'job', many: 'jobs' },
  line: { title: 'title', text: ['customerName', 'jobType', 'status'] },
  address: paths.job,
  archive: { field: 'listOrganizer', at: null, restoresTo: () => 'Open' },
  parent: { noun: 'tracker', field: 'trackerId', shared: ['customerId'] },
  status: { field: 'status', moves: JOB_MOVES },
  openWork: {
    open: { field: 'listOrganizer', values: ['Open'] },
    one: 'job',
    changes: () => ({}),
  },
  isExported: true,
  movesWithOwner: true,
});
