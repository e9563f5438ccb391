import { TASK_MOVES, TASK_OPEN } from '../core/statuses';
import { paths } from '../navigation/paths';
import { defineNoun } from '../nouns/define-noun';
import { taskShape } from './task';

/** Tasks: things to do, with or without a record that they are about. */
export const taskNoun = defineNoun({
  key: 'tasks',
  name: 'task',
  shape: taskShape,
  area: 'tasks',
  words: { one: 'task', many: 'tasks', this: 'the task' },
  line: { title: 'title', text: ['recordTitle', 'taskType', 'status'] },
  address: paths.task,
  list: paths.tasks,
  archive: { field: 'listOrganizer', at: null, restoresTo: () => 'Open' },
  parent: null,
  optionalParents: [],
  status: { field: 'status', moves: TASK_MOVES, reasons: {} },
  openWork: {
    open: { field: 'status', values: TASK_OPEN },
    one: 'task',
    takesRoom: false,
    changes: () => ({}),
  },
  amounts: null,
  files: null,
  number: { prefix: 'taskPrefix', example: 'TK-', when: 'created' },
  hasSearchWords: true,
  isExported: true,
  movesWithOwner: true,
});
