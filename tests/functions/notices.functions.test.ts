import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import type { NoticeKind } from '@/domain/account/notices';
import { preferencesShape } from '@/domain/account/preferences';
import { HOUR_MS } from '@/domain/time/time';
import { accounts } from '../../functions/src/accounts/accounts';
import {
  requestConnection,
  requestConnectionInput,
} from '../../functions/src/callables/network/request-connection';
import { respondOnTracking } from '../../functions/src/callables/public/respond-on-tracking';
import { tellAssigned } from '../../functions/src/triggers/notices';
import { db, freshId, outcome, resident, staffedCompany } from './emulator';
import type { Resident } from './emulator';
import { aJob, aLink, aTracker, changeOf, get, put } from './rows';

async function mailsTo({ email }: Pick<Resident, 'email'>) {
  const found = await db.collection(COLLECTIONS.outbox).where('to', 'array-contains', email).get();
  return found.docs.map((doc) => doc.get('message'));
}

const mute = ({ uid }: Pick<Resident, 'uid'>, kind: NoticeKind) =>
  put(preferencesShape, uid, { uuid: uid, mutedMails: [kind] });

describe('a client’s message', () => {
  it('is mailed to assignees who may see it, until one has read it', async () => {
    const owner = freshId();
    const alone = await resident({ soloOwner: owner });
    const stranger = await resident();
    const trackerId = await aTracker(owner, {
      title: 'Repair',
      assignees: [alone.uid, stranger.uid, 'gone'],
    });
    const link = await aLink(owner, trackerId, { state: 'active' });
    const write = (requestId = freshId()) =>
      respondOnTracking(db, { link, requestId, kind: 'message', body: 'Hello', name: 'Iris' }, Date.now());
    const request = freshId();
    await write(request);
    await write(request);
    await write();
    expect(await mailsTo(alone)).toEqual([expect.objectContaining({ subject: 'A client wrote: Repair' })]);
    expect((await mailsTo(alone))[0].text).toContain(`/app/management/trackers/${trackerId}`);
    expect(await mailsTo(stranger)).toEqual([]);

    await db.collection(COLLECTIONS.trackers).doc(trackerId).update({ unreadSince: null });
    await mute(alone, 'client-message');
    await write();
    expect(await mailsTo(alone)).toHaveLength(1);
  });
});

describe('a job', () => {
  it('is mailed to people newly assigned by another user, once an hour', async () => {
    const { owner, founder, employee } = await staffedCompany();
    // May see no jobs.
    const helper = await resident({ companyUuid: owner, permissionLevel: ['tasks:view'] });
    const unproven = await resident({ companyUuid: owner, permissionLevel: ['jobs:view'] });
    await accounts().updateUser(unproven.uid, { emailVerified: false });
    const assignees = [founder.uid, employee.uid, helper.uid, unproven.uid];
    const give = async (title: string, at: number, before: readonly string[] | null = null) => {
      const id = await aJob(owner, 't1', { title, assignees, updatedBy: founder.uid });
      const after = await get(COLLECTIONS.jobs, id);
      const change = { ...changeOf(id, before && { ...after, assignees: before }, after), at };
      await tellAssigned(db, change);
      await tellAssigned(db, change);
    };
    // The trigger mails the same jobs, in the present hour.
    const at = Date.UTC(2020, 10, 20, 12, 10);
    const told = async ({ uid }: Pick<Resident, 'uid'>, hours: number) => {
      const hour = Math.floor(at / HOUR_MS) + hours;
      return (await get(COLLECTIONS.outbox, `job-assigned-${hour}-${uid}`))?.['message'].subject;
    };
    await give('Tear off', at);
    await give('Gutters', at + HOUR_MS / 2);
    expect(await told(employee, 0)).toBe('Assigned to you: Tear off');
    for (const one of [founder, helper, unproven]) expect(await told(one, 0)).toBeUndefined();

    await give('Siding', at + HOUR_MS, assignees);
    expect(await told(employee, 1)).toBeUndefined();
    await give('Skylight', at + HOUR_MS, [founder.uid]);
    expect(await told(employee, 1)).toBe('Assigned to you: Skylight');
    await mute(employee, 'job-assigned');
    await give('Repair', at + 2 * HOUR_MS);
    expect(await told(employee, 2)).toBeUndefined();
  });
});

describe('a request to connect', () => {
  it('is mailed once, and not to a person who opted out', async () => {
    const [ada, bo, cy] = await Promise.all([
      resident({ userFirstName: 'Ada', userLastName: 'Weir' }),
      resident(),
      resident(),
    ]);
    await mute(cy, 'connection-request');
    const ask = ({ email }: Resident) =>
      outcome([requestConnection, requestConnectionInput], ada, { by: 'email', to: email, message: 'Hi' });
    await ask(bo);
    await ask(bo);
    await ask(cy);
    expect((await mailsTo(bo)).map(({ subject }) => subject)).toEqual(['Ada Weir asks to connect']);
    expect(await mailsTo(cy)).toEqual([]);
  });
});
