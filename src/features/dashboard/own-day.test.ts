import { describe, expect, it, vi } from 'vitest';
import { customerShape } from '@/domain/customers/customer';
import { visitShape } from '@/domain/jobs/visit';
import { initialOf } from '@/domain/core/shape';
import { HOUR_MS } from '@/domain/time/time';
import { AppError } from '@/domain/core/errors';
import { dayState, ownDay } from './own-day';

const appointment = (uuid: string, salesperson: string, hour: number | null) => ({
  ...initialOf(customerShape.fields),
  uuid,
  name: uuid,
  salesperson,
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

describe("the user's day", () => {
  it('joins appointments and visits in order of time, and leaves out those of others', () => {
    const entries = ownDay(
      { uid: 'me', name: 'Priya Shah' },
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
      { uid: 'me', name: 'Priya Shah' },
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

describe('how far a day is known', () => {
  const list = (status: 'idle' | 'loading' | 'ready' | 'error') => ({
    status,
    error: status === 'error' ? new AppError('unavailable') : null,
    retry: vi.fn(),
  });

  it.each([
    [['ready', 'ready'], false, null],
    [['ready', 'idle'], false, null],
    [['ready', 'loading'], true, null],
    [['error', 'ready'], false, new AppError('unavailable').message],
    [['error', 'loading'], true, new AppError('unavailable').message],
  ] as const)('of %j', (statuses, isLoading, failed) => {
    expect(dayState(statuses.map(list))).toMatchObject({ isLoading, failed });
  });

  it('retries only the failed parts', () => {
    const [failed, fine] = [list('error'), list('ready')];
    dayState([failed, fine]).retry();
    expect([failed.retry.mock.calls.length, fine.retry.mock.calls.length]).toEqual([1, 0]);
  });
});
