import { beforeEach, describe, expect, it } from 'vitest';
import type { QuerySpec } from '../store/port';
import { saveOwnDevice } from '../base/own-device';
import { firstAsked } from './first-asked';
import { firstAskedKey, forgetLastPerson } from '../session/forget-last-person';

const list = (collection: string, limit: number): QuerySpec => ({
  collection,
  where: [{ field: 'at', op: '>=', value: { $instant: 5 } }],
  orderBy: [],
  limit,
});
const JOBS = list('Jobs', 40);
const RECORD = { collection: 'Jobs', id: 'job-1' };
const at = (address: string) => window.history.replaceState(null, '', address);

describe('what a screen asked first', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    at('/app/jobs?sort=due');
  });

  it.each([
    [
      '/app/jobs',
      { rows: [list('Notifications', 50), list('Visits', 20), JOBS], docs: [RECORD] },
      { rows: [JOBS], docs: [] },
    ],
    ['/app/jobs/job-1', { rows: [JOBS], docs: [RECORD] }, { rows: [], docs: [RECORD] }],
    ['/app/dashboard', { rows: [list('Jobs', 8)], docs: [RECORD] }, null],
    ['/app/account', { rows: [], docs: [RECORD] }, null],
  ])('at %s is its record or its longest list', (address, all, asked) => {
    at(address);
    firstAsked('ann').keep(all);
    expect(firstAsked('ann').asked).toEqual(asked);
  });

  it('belongs to its address, also when another one is open once the answers are there', () => {
    const { keep } = firstAsked('ann');
    at('/app/dashboard');
    keep({ rows: [JOBS], docs: [] });
    expect(firstAsked('ann').asked).toBeNull();
    at('/app/jobs?sort=due');
    expect(firstAsked('ann').asked).toEqual({ rows: [JOBS], docs: [] });
    firstAsked('ann').keep({ rows: [], docs: [] });
    expect(firstAsked('ann').asked).toBeNull();
  });

  it('is kept for the last twelve addresses', () => {
    for (let page = 0; page <= 12; page += 1) {
      at(`/app/jobs?page=${page}`);
      firstAsked('ann').keep({ rows: [JOBS], docs: [] });
    }
    const known = Array.from({ length: 13 }, (_, page) => {
      at(`/app/jobs?page=${page}`);
      return firstAsked('ann').asked !== null;
    });
    expect(known).toEqual([false, ...Array.from({ length: 12 }, () => true)]);
  });

  it('is nothing on a shared device, and nobody else’s', () => {
    firstAsked('ann').keep({ rows: [JOBS], docs: [] });
    expect(firstAsked('bob').asked).toBeNull();
    forgetLastPerson('ann');
    expect(firstAsked('ann').asked).not.toBeNull();
    saveOwnDevice(false);
    expect(firstAsked('ann').asked).toBeNull();
    firstAsked('bob').keep({ rows: [JOBS], docs: [] });
    saveOwnDevice(true);
    expect(firstAsked('bob').asked).toBeNull();
    forgetLastPerson('bob');
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{', 'null', '7', '[["/app/jobs?sort=due",{}]]', '[7]'])(
    'is nothing where %s was written',
    (text) => {
      localStorage.setItem(firstAskedKey('ann'), text);
      expect(firstAsked('ann').asked).toBeNull();
    },
  );
});
