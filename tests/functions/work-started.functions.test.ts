import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { settingsShape } from '@/domain/company/company';
import { jobShape } from '@/domain/jobs/job';
import { storedRecord } from '../../functions/src/records';
import { followWork } from '../../functions/src/triggers/work-started';
import { db, freshId, person } from './emulator';
import { aJob, aTracker, changeOf, COLD, entriesOf, get } from './rows';
import { put } from './rows';

const trackerOf = (id: string) => get(COLLECTIONS.trackers, id);
const setJob = (id: string, changes: Partial<Parameters<typeof storedRecord<typeof jobShape.fields>>[1]>) =>
  db.collection(COLLECTIONS.jobs).doc(id).update(storedRecord(jobShape, changes));

/** A business with a tracker at Permits & Paperwork and a scheduled job of it. */
async function scheduled(owner: string, workMovesTracker: boolean) {
  await put(settingsShape, owner, { owner, workMovesTracker });
  const tracker = await aTracker(owner, { status: 'Permits & Paperwork', statusAt: Date.now() - 1_000 });
  return { tracker, job: await aJob(owner, tracker, { status: 'Scheduled' }) };
}

/** A tracker without the number and the search words that another function adds meanwhile. */
function withoutDerived(tracker: Awaited<ReturnType<typeof trackerOf>>) {
  const { number: _, numberPrefix: __, find: ___, customerKey: ____, ...rest } = tracker ?? {};
  return rest;
}

describe('a crew that starts work', () => {
  it('moves the tracker where the business wants it, in the name of the person who started', async () => {
    const { uid: owner } = await person();
    const { tracker, job } = await scheduled(owner, true);
    const statusAt = Date.now();
    await setJob(job, { status: 'In Progress', statusAt, statusBy: 'rosa', updatedAt: statusAt });
    await expect.poll(async () => (await trackerOf(tracker))?.['status'], COLD).toBe('In Progress');
    const moved = await trackerOf(tracker);
    expect(moved).toMatchObject({ statusBy: 'rosa', updatedBy: 'rosa', workSince: null });
    expect(moved?.['stageAt'].inProgress.toMillis()).toBe(statusAt);
    await expect
      .poll(async () => (await entriesOf('Activity', tracker)).at(-1)?.['changes'], COLD)
      .toEqual([{ field: 'status', before: 'Permits & Paperwork', after: 'In Progress' }]);
  });

  it('is noted on the tracker where it does not move automatically, until the start is undone', async () => {
    const owner = freshId();
    const { tracker, job } = await scheduled(owner, false);
    const statusAt = Date.now();
    await setJob(job, { status: 'In Progress', statusAt });
    const since = async () => (await trackerOf(tracker))?.['workSince']?.toMillis() ?? null;
    await expect.poll(since, COLD).toBe(statusAt);
    expect(await trackerOf(tracker)).toMatchObject({ status: 'Permits & Paperwork' });
    await setJob(job, { status: 'Scheduled' });
    await expect.poll(since, COLD).toBeNull();
  });

  it('ignores a tracker that is further, archived, cancelled or of another business', async () => {
    const owner = freshId();
    await put(settingsShape, owner, { owner, workMovesTracker: true });
    const trackers = [
      await aTracker(owner, { status: 'Invoiced' }),
      await aTracker(owner, { status: 'Cancelled' }),
      await aTracker(owner, { listOrganizer: 'Archive' }),
      await aTracker(freshId()),
    ];
    for (const tracker of trackers) {
      const before = await trackerOf(tracker);
      const job = await aJob(owner, tracker, { status: 'In Progress' });
      await followWork(db, changeOf(job, null, (await get(COLLECTIONS.jobs, job)) ?? {}));
      expect(withoutDerived(await trackerOf(tracker))).toEqual(withoutDerived(before));
    }
  });
});
