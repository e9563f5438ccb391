import { makeTask } from '@tests/factories/records';
import { importer as viewer } from '@tests/factories/imports';
import { describe, expect, it } from 'vitest';
import { nextDueOn } from '@/domain/tasks/repeats';
import { encodeFields } from '@/domain/core/record-codec';
import { taskShape } from '@/domain/tasks/task';
import { createMemoryStore } from '../store/memory/memory-store';
import { editTask } from './tasks';

describe('a changed repeat of a task on the last day of a short month', () => {
  it.each([
    [
      'FREQ=MONTHLY',
      '2026-12-31',
      '2027-02-28',
      'FREQ=MONTHLY;INTERVAL=2',
      ['2027-04-30', '2027-06-30', '2027-08-31'],
    ],
    ['FREQ=MONTHLY', '2026-12-31', '2027-02-28', 'FREQ=MONTHLY;UNTIL=20290101', ['2027-03-31', '2027-04-30']],
    ['FREQ=YEARLY', '2024-02-29', '2027-02-28', 'FREQ=YEARLY;COUNT=9', ['2028-02-29', '2029-02-28']],
    ['FREQ=MONTHLY', '2026-12-28', '2027-02-28', 'FREQ=MONTHLY;INTERVAL=2', ['2027-04-28', '2027-06-28']],
  ])('%s from %s goes on from %s with its date as %s', async (repeat, seriesOn, dueOn, changed, days) => {
    const task = makeTask({
      uuid: `series-${dueOn}`,
      owner: viewer.owner,
      assignees: [viewer.uid],
      seriesId: 'series',
      seriesOn,
      dueOn,
      repeat,
    });
    const docs = { Tasks: { [task.uuid]: encodeFields(taskShape.fields, task) } };
    const store = createMemoryStore({ docs });
    await store.commit(editTask(viewer, task, { repeat: changed }).writes);
    const stored = store.server.read({ collection: 'Tasks', id: task.uuid });
    const text = (field: string) => {
      const value = stored?.[field];
      return typeof value === 'string' ? value : '';
    };
    const [rule, first] = [text('repeat'), text('seriesOn')];
    let day = dueOn;
    for (const next of days) {
      expect(nextDueOn(rule, first, day, day)).toBe(next);
      day = next;
    }
  });
});
