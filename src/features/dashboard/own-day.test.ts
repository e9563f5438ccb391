import { describe, expect, it } from 'vitest';
import { customerShape } from '@/domain/customer';
import { visitShape } from '@/domain/job';
import { initialOf } from '@/domain/shape';
import { HOUR_MS } from '@/domain/time';
import { ownDay } from './own-day';

const appointment = (uuid: string, salesperson: string, hour: number | null) => ({
  ...initialOf(customerShape.fields),
  uuid,
  name: uuid,
  salesperson,
  salespersonName: 'Priya Shah',
  city: 'Duluth',
  appointmentTime: hour === null ? null : hour * HOUR_MS,
});
const visit = (uuid: string, hour: number, status: 'Planned' | 'Done' = 'Planned') => ({
  ...initialOf(visitShape.fields),
  uuid,
  jobId: `${uuid}-job`,
  title: 'Install',
  customerName: 'Ann',
  start: hour * HOUR_MS,
  end: (hour + 1) * HOUR_MS,
  status,
});

describe('one’s own day', () => {
  it('joins appointments and visits in order of time, and leaves out those of others', () => {
    const entries = ownDay(
      'me',
      [appointment('late', 'me', 15), appointment('theirs', 'you', 9), appointment('none', 'me', null)],
      [visit('early', 8)],
      10 * HOUR_MS,
    );
    expect(entries.map(({ id, title, to, done }) => ({ id, title, to, done }))).toEqual([
      { id: 'early', title: 'Install, Ann', to: '/app/management/jobs/early-job', done: true },
      { id: 'late', title: 'Priya late', to: '/app/customers/late', done: false },
    ]);
  });

  it('counts a visit done by its status or when its time has passed', () => {
    const entries = ownDay(
      'me',
      [],
      [visit('done', 20, 'Done'), visit('over', 1), visit('ahead', 19)],
      10 * HOUR_MS,
    );
    expect(entries.map(({ id, done }) => [id, done])).toEqual([
      ['over', true],
      ['ahead', false],
      ['done', true],
    ]);
  });
});
