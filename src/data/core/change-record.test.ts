import { describe, expect, it } from 'vitest';
import { makeTask } from '@tests/factories/records';
import type { Viewer } from '@/domain/access/viewer';
import { encodeFields, parseFields } from '@/domain/core/record-codec';
import { taskShape } from '@/domain/tasks/task';
import type { Task } from '@/domain/tasks/task';
import { SHAPES } from '@/domain/shapes';
import { MAX_ASSIGNEES } from '@/domain/core/record';
import { sentBatches } from '../store/list-change';
import { createMemoryStore } from '../store/memory/memory-store';
import { changeRecord } from './change-record';
import type { Changes } from './writes';

const viewer: Viewer = {
  uid: 'ann',
  owner: 'acme',
  isAdmin: true,
  isCompanyAdmin: true,
  permissions: new Set(),
};
const step = (id: string) => ({ id, text: `Step ${id}` });
const task = makeTask({ uuid: 't1', owner: 'acme', assignees: ['a', 'b', 'c'], checklist: [step('1')] });
const ref = { collection: 'Tasks', id: 't1' };

/** What is stored after changes that were made at the same moment, each on a device that knows `task` alone. */
async function after(before: Task, ...all: readonly Changes<Task>[]) {
  const first = createMemoryStore({ docs: { Tasks: { t1: encodeFields(taskShape.fields, before) } } });
  const made = all.map((changes) => changeRecord(viewer, taskShape, 't1', before, changes));
  for (const { writes } of made) await createMemoryStore({ server: first.server }).commit(writes);
  const read = () => {
    const parsed = parseFields(taskShape.fields, first.server.read(ref) ?? {});
    return parsed.ok ? parsed.value : null;
  };
  const both = read();
  for (const { undo } of made.toReversed()) await first.commit(undo);
  return { both, undone: read() };
}

describe('lists that two people change at the same moment', () => {
  it.each<[string, Changes<Task>, Changes<Task>, Partial<Task>]>([
    [
      'keep the items that both add',
      { checklist: [step('1'), step('2')] },
      { checklist: [step('1'), step('3'), step('4')] },
      { checklist: ['1', '2', '3', '4'].map(step) },
    ],
    [
      'keep an item that one adds while the other removes another',
      { checklist: [] },
      { checklist: [step('1'), step('2')] },
      { checklist: [step('2')] },
    ],
    [
      'lose the people whom either takes away',
      { assignees: ['a', 'c'] },
      { assignees: ['b', 'c'] },
      { assignees: ['c'] },
    ],
    [
      'keep both changes of people when each replaces another one',
      { assignees: ['b', 'c', 'x'] },
      { assignees: ['a', 'c', 'y'] },
      { assignees: ['c', 'x', 'y'] },
    ],
    [
      'keep a person whom one adds while the other replaces another',
      { assignees: ['b', 'c', 'x'] },
      { assignees: ['a', 'b', 'c', 'y'] },
      { assignees: ['b', 'c', 'x', 'y'] },
    ],
    [
      'keep a step that one adds while the other edits one',
      { checklist: [{ id: '1', text: 'New words' }] },
      { checklist: [step('1'), step('2')] },
      { checklist: [{ id: '1', text: 'New words' }, step('2')] },
    ],
    [
      'keep a step that one edits while the other adds one',
      { checklist: [step('1'), step('2')] },
      { checklist: [{ id: '1', text: 'New words' }] },
      { checklist: [{ id: '1', text: 'New words' }, step('2')] },
    ],
    ['are not written when they stay the same', { assignees: ['a', 'b', 'c'] }, { assignees: ['a'] }, {}],
    [
      'are set as a whole when their order changes',
      { assignees: ['c', 'b', 'a'] },
      {},
      { assignees: ['c', 'b', 'a'] },
    ],
    ['are set as a whole when an item is put first', { assignees: ['x', 'a', 'b', 'c'] }, {}, {}],
    ['hold an item once that is given twice', { assignees: ['a', 'b', 'c', 'c'] }, {}, {}],
  ])('%s', async (_what, one, other, expected) => {
    const { both, undone } = await after(task, one, other);
    expect(both).toMatchObject({ ...one, ...other, ...expected });
    expect(undone).toEqual({ ...task, updatedAt: expect.any(Number), updatedBy: 'ann' });
  });

  it('are set as a whole when they are full, for no item could be added before another one goes', () => {
    const people = Array.from({ length: MAX_ASSIGNEES }, (_, at) => `person ${at}`);
    const full = { ...task, assignees: people };
    const { writes } = changeRecord(viewer, taskShape, 't1', full, { assignees: [...people.slice(1), 'x'] });
    expect(writes).toMatchObject([{ fields: { assignees: [...people.slice(1), 'x'] } }]);
    expect(sentBatches(writes)).toHaveLength(1);
  });

  it('are within their bounds', () => {
    const many = Array.from({ length: 200 }, (_, at) => step(String(at)));
    const change = () =>
      changeRecord(viewer, taskShape, 't1', task, { checklist: [...task.checklist, ...many] });
    expect(change).toThrow(expect.objectContaining({ code: 'invalid' }));
  });
});

/**
 * How each list of a record that clients write is joined. `items`: item by item through `changeRecord`, ticks or
 * `union`; `whole`: one person or form writes it, and the journal compares; `once`: written when the record is made.
 */
const JOINED: Readonly<Record<string, 'items' | 'whole' | 'once'>> = {
  assignees: 'items',
  'Boards.labels': 'items',
  'Cards.checkItems': 'items',
  'Cards.checklists': 'items',
  'Cards.itemsDone': 'items',
  'Cards.labelIds': 'items',
  'Cards.memberIds': 'items',
  'Cards.subscriberIds': 'items',
  'Customers.tags': 'items',
  'EstimateTemplates.lines': 'items',
  'EstimateTemplates.options': 'items',
  'EstimateTemplates.schedule': 'items',
  'Estimates.lines': 'items',
  'Estimates.options': 'items',
  'Estimates.schedule': 'items',
  'Estimates.taxRates': 'items',
  'Events.exceptions': 'items',
  'HandOffs.papers': 'once',
  'HandOffs.payments': 'once',
  'Invoices.lines': 'items',
  'Invoices.payers': 'whole',
  'Invoices.taxRates': 'items',
  'Jobs.checklist': 'items',
  'Jobs.stepsDone': 'items',
  'Mail.labelIds': 'items',
  'Mail.lists': 'items',
  'Posts.likedBy': 'items',
  'Preferences.mutedChats': 'items',
  'Preferences.mutedMails': 'items',
  'Preferences.mutedNotifications': 'items',
  'Preferences.savedViews': 'items',
  'Tasks.checklist': 'items',
  'Tasks.stepsDone': 'items',
  'Threads.participantIds': 'items',
  'Visits.crew': 'items',
  // A form of the administrators or of one person.
  'MoneySettings.reminders': 'whole',
  'Prices.lines': 'whole',
  'Prices.supplements': 'whole',
  'Settings.clientUpdates': 'whole',
  'Settings.crews': 'whole',
  'Settings.customFields': 'whole',
  'Settings.jobTypes': 'whole',
  'Settings.leadSources': 'whole',
  'Settings.listedFields': 'whole',
  'Settings.products': 'whole',
  'Settings.subStatuses': 'whole',
  'Settings.taskTemplates': 'whole',
  'Settings.taxRates': 'whole',
  'Settings.textedUpdates': 'whole',
  'SocialProfiles.trades': 'whole',
  'Users.token': 'whole',
  // Written by one person, with what they belong to.
  'Decisions.extras': 'once',
  'ImportBatches.created': 'once',
  'Imports.newFields': 'once',
  'Mail.bcc': 'once',
  'Mail.cc': 'once',
  'Mail.find': 'once',
  'Mail.to': 'once',
  'Messages.find': 'once',
  'Messages.mentions': 'once',
  'Messages.records': 'once',
  'PostComments.readers': 'once',
  'Payments.wished': 'once',
  'Posts.pictures': 'once',
  'Posts.readers': 'once',
};

it('every list says how two writers are joined', () => {
  const lists = SHAPES.flatMap(({ collection, fields }) =>
    Object.entries(fields)
      .filter(([, { kind, writer }]) => writer === 'client' && (kind === 'textList' || kind === 'groupList'))
      .map(([name]) => (name === 'assignees' ? 'assignees' : `${collection}.${name}`)),
  );
  expect([...new Set(lists)].toSorted()).toEqual(Object.keys(JOINED).toSorted());
});
