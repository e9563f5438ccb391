import { JOB_MOVES } from '../core/statuses';
import { paths } from '../navigation/paths';
import { defineNoun } from '../nouns/define-noun';
import { jobShape } from './job';
import { ROOF_FACTS } from './roof-facts';

/** Of the facts in its map, by dotted path. */
const roofLabels = Object.fromEntries(ROOF_FACTS.map(({ key, label }) => [`roof.${key}`, label]));

/** Jobs: pieces of work under a tracker. */
export const jobNoun = defineNoun({
  key: 'jobs',
  name: 'job',
  shape: jobShape,
  area: 'jobs',
  words: { one: 'job', many: 'jobs', this: 'the job' },
  line: { title: 'title', text: ['customerName', 'jobType', 'status'] },
  address: paths.job,
  fields: {
    unnamed: [
      'projectId',
      'importId',
      'stepsDone',
      'problemAt',
      'problemBy',
      'signature',
      'signedAt',
      'plannedStart',
      'plannedEnd',
    ],
    labels: {
      jobType: 'Type',
      signedName: 'Signed by',
      waste: 'Waste (%)',
      linearFeet: 'Linear feet',
      ...roofLabels,
    },
    meanings: { phone: 'phone' },
  },
  archive: { field: 'listOrganizer', at: null, restoresTo: () => 'Open' },
  parent: { noun: 'tracker', field: 'trackerId', shared: ['customerId'] },
  status: { field: 'status', moves: JOB_MOVES },
  openWork: {
    open: { field: 'listOrganizer', values: ['Open'] },
    one: 'job',
    takesRoom: true,
    changes: () => ({}),
  },
  hasAmount: true,
  // A crew reports on its work.
  files: { crewAdds: true },
  number: { prefix: 'jobPrefix', example: 'J-' },
  hasSearchWords: true,
  isExported: true,
  movesWithOwner: true,
});
