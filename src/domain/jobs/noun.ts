import { JOB_MOVES, JOB_REASONS } from '../core/statuses';
import { paths } from '../navigation/paths';
import { defineNoun } from '../nouns/define-noun';
import { jobShape } from './job';

/** Jobs: pieces of work under a tracker. */
export const jobNoun = defineNoun({
  key: 'jobs',
  name: 'job',
  shape: jobShape,
  area: 'jobs',
  words: { one: 'job', many: 'jobs', this: 'the job' },
  line: { title: 'title', text: ['customerName', 'jobType', 'status'] },
  address: paths.job,
  list: paths.jobs,
  archive: { field: 'listOrganizer', at: null, restoresTo: () => 'Open' },
  parent: { noun: 'tracker', field: 'trackerId', shared: ['customerId'] },
  optionalParents: [],
  status: { field: 'status', moves: JOB_MOVES, reasons: JOB_REASONS },
  openWork: {
    open: { field: 'listOrganizer', values: ['Open'] },
    one: 'job',
    takesRoom: true,
    changes: () => ({}),
  },
  amounts: 'beside',
  // A crew reports on its work.
  files: { crewAdds: true },
  number: { prefix: 'jobPrefix', example: 'J-', when: 'created' },
  hasSearchWords: true,
  isExported: true,
  movesWithOwner: true,
});
