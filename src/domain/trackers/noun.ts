import { TRACKER_MOVES, TRACKER_REASONS } from '../core/statuses';
import { paths } from '../navigation/paths';
import { defineNoun } from '../nouns/define-noun';
import { trackerShape } from './tracker';

/** Trackers: sold work, which the client follows by a link. */
export const trackerNoun = defineNoun({
  key: 'trackers',
  name: 'tracker',
  shape: trackerShape,
  area: 'trackers',
  words: { one: 'tracker', many: 'trackers', this: 'the tracker' },
  line: { title: 'title', text: ['customerName', 'status'] },
  address: paths.tracker,
  list: paths.trackers,
  archive: { field: 'listOrganizer', at: null, restoresTo: () => 'Open' },
  parent: { noun: 'customer', field: 'customerId', shared: [] },
  optionalParents: [],
  status: { field: 'status', moves: TRACKER_MOVES, reasons: TRACKER_REASONS },
  openWork: {
    open: { field: 'listOrganizer', values: ['Open'] },
    one: 'tracker',
    takesRoom: true,
    changes: ({ salesperson, crewLead }, { from, to }) => ({
      ...(salesperson === from && { salesperson: to }),
      ...(crewLead === from && { crewLead: to }),
    }),
  },
  amounts: 'beside',
  files: { crewAdds: false },
  number: { prefix: 'trackerPrefix', example: 'T-', when: 'created' },
  hasSearchWords: true,
  isExported: true,
  movesWithOwner: true,
});
