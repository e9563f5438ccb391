import { expect, it } from 'vitest';
import { customerNoun } from '../customers/noun';
import { jobNoun } from '../jobs/noun';
import { taskNoun } from '../tasks/noun';
import { statusChange } from './status-change';

const why = { reason: 'Price', note: 'Too dear' };

it('has the fields that the records have, under their names', () => {
  expect(statusChange(taskNoun, {}, 'Done', 5, 'dana')).toEqual({
    status: 'Done',
    statusAt: 5,
    statusBy: 'dana',
  });
  expect(
    statusChange(customerNoun, { customerStatus: 'Contacted' }, 'Not Qualified', 5, 'dana', why),
  ).toEqual({
    customerStatus: 'Not Qualified',
    statusAt: 5,
    statusBy: 'dana',
    statusReason: 'Price',
    statusNote: 'Too dear',
    subStatus: '',
    previousStatus: 'Contacted',
  });
});

it('empties the reason of the earlier status where none is given', () => {
  const moved = statusChange(jobNoun, { status: 'Scheduled' }, 'Completed', 5, 'dana');
  expect(moved).toMatchObject({ statusReason: '', statusNote: '', previousStatus: 'Scheduled' });
});
