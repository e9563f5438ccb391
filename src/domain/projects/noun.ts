import { PROJECT_MOVES, PROJECT_OPEN, PROJECT_REASONS } from '../core/statuses';
import { paths } from '../navigation/paths';
import { defineNoun } from '../nouns/define-noun';
import { projectShape } from './project';

/** Projects: groups of trackers and jobs with a budget and dates. */
export const projectNoun = defineNoun({
  key: 'projects',
  name: 'project',
  shape: projectShape,
  area: 'projects',
  words: { one: 'project', many: 'projects', this: 'the project' },
  line: { title: 'title', text: ['customerName', 'status'] },
  address: paths.project,
  list: paths.projects,
  archive: { field: 'listOrganizer', at: null, restoresTo: () => 'Open' },
  parent: null,
  optionalParents: [],
  status: { field: 'status', moves: PROJECT_MOVES, reasons: PROJECT_REASONS },
  openWork: {
    open: { field: 'status', values: PROJECT_OPEN },
    one: 'project',
    takesRoom: false,
    changes: () => ({}),
  },
  amounts: 'beside',
  files: { crewAdds: false },
  number: { prefix: 'projectPrefix', example: 'PR-', when: 'created' },
  hasSearchWords: true,
  isExported: true,
  movesWithOwner: true,
});
