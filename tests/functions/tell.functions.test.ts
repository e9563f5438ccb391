import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { importShape } from '@/domain/import/import-run';
import { invitationShape } from '@/domain/employees/invitation';
import { customerNoun } from '@/domain/customers/noun';
import { jobNoun } from '@/domain/jobs/noun';
import {
  answerConnection,
  answerConnectionInput,
} from '../../functions/src/callables/network/answer-connection';
import {
  requestConnection,
  requestConnectionInput,
} from '../../functions/src/callables/network/request-connection';
import { respondOnTracking } from '../../functions/src/callables/public/respond-on-tracking';
import {
  tellMovedAppointment,
  tellMovedVisit,
  tellNewlyAssigned,
  tellProblem,
  tellTakenOff,
} from '../../functions/src/notifications/tell-records';
import { tellImportDone, tellInvitationAccepted } from '../../functions/src/notifications/tell-others';
import { db, freshId, outcome, resident, staffedCompany } from './emulator';
import type { Resident } from './emulator';
import { aCustomer, aJob, aLink, aTracker, aVisit, changeOf, COLD, get, put } from './rows';

// In the past, so that the triggers of these tests' own writes have windows of their own.
const AT = Date.UTC(2020, 10, 20, 12, 10, 5);

async function told({ uid }: Pick<Resident, 'uid'>, kind: string) {
  const found = await db
    .collection(COLLECTIONS.notifications)
    .where('person', '==', uid)
    .where('kind', '==', kind)
    .get();
  return found.docs.map((doc) => doc.data());
}

const titles = async (who: Pick<Resident, 'uid'>, kind: string, since: number | null = AT) => {
  const all = await told(who, kind);
  return all
    .filter((one) => since === null || one['createdAt'].toMillis() === since)
    .map((one) => one['title']);
};

/** A company whose second administrator has a name, with an employee of every right. */
async function office() {
  const company = await staffedCompany();
  const max = await resident({
    companyUuid: company.owner,
    permissionLevel: ['customers:view', 'jobs:view', 'trackers:view'],
  });
  return { ...company, max };
}

const after = (collection: string, id: string, at = AT) =>
  get(collection, id).then((data) => ({ ...changeOf(id, null, data), at }));

describe('a record assigned by another person', () => {
  it('is told once to those who may see it, and joined when many come within a minute', async () => {
    const { owner, founder, max } = await office();
    const blind = await resident({ companyUuid: owner, permissionLevel: ['trackers:view'] });
    const assignees = [founder.uid, max.uid, blind.uid];
    const give = async (title: string) => {
      const id = await aJob(owner, 't1', { title, customerName: 'Iris', assignees, updatedBy: founder.uid });
      const change = await after(COLLECTIONS.jobs, id);
      await tellNewlyAssigned(jobNoun)(db, change);
      await tellNewlyAssigned(jobNoun)(db, change);
      return id;
    };
    const id = await give('Tear off');
    expect((await told(max, 'assigned')).filter((one) => one['createdAt'].toMillis() === AT)).toMatchObject([
      {
        title: 'Noor Adler assigned Tear off to you',
        text: 'Job, Iris',
        link: `/app/management/jobs/${id}`,
        noun: 'job',
        recordId: id,
      },
    ]);
    await give('Gutters');
    expect(await titles(max, 'assigned')).toEqual(['Noor Adler assigned 2 jobs to you']);
    for (const one of [founder, blind]) expect(await titles(one, 'assigned')).toEqual([]);
  });

  it('is told by the trigger, not again with its next change, and not of an import', async () => {
    const { owner, founder, max } = await office();
    const lead = (change: object) =>
      aCustomer(owner, { name: 'Iris', assignees: [max.uid], updatedBy: founder.uid, ...change });
    const id = await lead({});
    await lead({ importId: 'i1', name: 'Imported' });
    await expect.poll(() => titles(max, 'assigned', null), COLD).toEqual(['Noor Adler assigned Iris to you']);
    const data = await get(COLLECTIONS.customers, id);
    const change = { ...changeOf(id, data, { ...data, notes: 'Dog' }), at: AT };
    await tellNewlyAssigned(customerNoun)(db, change);
    expect(await titles(max, 'assigned')).toEqual([]);
  });
});

describe('a moved appointment', () => {
  it('is told to its salesperson with the new time in the business’s zone', async () => {
    const { owner, founder, max } = await office();
    const from = Date.UTC(2020, 10, 24, 15);
    const id = await aCustomer(owner, {
      name: 'Iris',
      salesperson: max.uid,
      assignees: [max.uid, founder.uid],
      appointmentTime: from,
      updatedBy: founder.uid,
    });
    await db
      .collection(COLLECTIONS.settings)
      .doc(owner)
      .set({ owner, timeZone: 'America/Chicago', country: 'US' });
    const before = await get(COLLECTIONS.customers, id);
    const move = (to: Date | null, by: string) =>
      tellMovedAppointment(db, {
        ...changeOf(id, before, { ...before, appointmentTime: to && Timestamp.fromDate(to), updatedBy: by }),
        at: AT,
      });
    await move(new Date(Date.UTC(2020, 10, 25, 21)), max.uid);
    expect(await titles(max, 'moved')).toEqual([]);
    await move(new Date(Date.UTC(2020, 10, 25, 21)), founder.uid);
    expect(await told(max, 'moved')).toMatchObject([
      { title: 'Noor Adler moved the appointment with Iris', text: 'Now Wed, Nov 25, 3:00 pm' },
    ]);
    await move(null, founder.uid);
    expect(await titles(max, 'moved')).toEqual(['Noor Adler moved 2 appointments']);
    expect(await told(founder, 'moved')).toEqual([]);
  });
});

describe('a problem that a crew reports', () => {
  it('is told once to administrators and to the people of its tracker', async () => {
    const { owner, founder, max } = await office();
    const tracker = await aTracker(owner, { assignees: [max.uid] });
    const id = await aJob(owner, tracker, { title: 'Alder Street', assignees: [max.uid] });
    const data = await get(COLLECTIONS.jobs, id);
    const reported = (problem: string, at: number) => ({
      ...changeOf(id, data, { ...data, problem, updatedBy: 'rosa' }),
      at,
    });
    const event = reported('Rotten decking.', AT);
    // Delivered twice.
    await tellProblem(db, event);
    await tellProblem(db, event);
    await tellProblem(db, reported('', AT + 120_000));
    const words = { title: 'A coworker reports a problem at Alder Street', text: 'Rotten decking.' };
    expect(await told(max, 'problem')).toMatchObject([{ ...words, count: 1 }]);
    expect(await told(founder, 'problem')).toMatchObject([{ ...words, count: 1 }]);
  });
});

describe('a moved visit', () => {
  it('is told to the crew when its time changes or it is cancelled', async () => {
    const { owner, founder, max } = await office();
    const people = { crew: [max.uid], assignees: [max.uid, founder.uid] };
    const id = await aVisit(owner, 't1', 'j1', { title: 'Alder Street', ...people, updatedBy: founder.uid });
    const data = await get(COLLECTIONS.visits, id);
    const change = (fields: object, at: number) =>
      tellMovedVisit(db, { ...changeOf(id, data, { ...data, ...fields }), at });
    await change({ clientNote: 'We come with a lift.' }, AT);
    await change({ status: 'Done' }, AT);
    expect(await titles(max, 'moved')).toEqual([]);
    await change({ start: Timestamp.fromMillis(Date.UTC(2020, 10, 25, 13)) }, AT);
    expect(await titles(max, 'moved')).toEqual(['Noor Adler moved the visit Alder Street']);
    await change({ status: 'Cancelled' }, AT + 120_000);
    expect(await titles(max, 'moved', AT + 120_000)).toEqual(['Noor Adler cancelled the visit Alder Street']);
  });
});

describe('a crew', () => {
  it('hears when a person is taken off a visit that lies ahead, though they may not see it any more', async () => {
    const { owner, founder, max } = await office();
    const id = await aVisit(owner, 't1', 'j1', {
      title: 'Alder Street',
      crew: [max.uid, founder.uid],
      assignees: [],
      updatedBy: founder.uid,
      start: AT + 3_600_000,
      end: AT + 7_200_000,
    });
    const data = await get(COLLECTIONS.visits, id);
    const without = (fields: object, at: number) =>
      tellTakenOff(db, {
        ...changeOf(id, { ...data, ...fields }, { ...data, ...fields, crew: [] }),
        at,
      });
    await without({ status: 'Cancelled' }, AT);
    await without({}, AT + 7_200_000);
    expect(await titles(max, 'moved')).toEqual([]);
    await without({}, AT);
    expect(await titles(max, 'moved')).toEqual(['Noor Adler took you off the visit Alder Street']);
    expect(await titles(founder, 'moved')).toEqual([]);
  });
});

describe('a client', () => {
  it('is told of to the tracker’s people: every message, and one look a day', async () => {
    const { owner, founder, max } = await office();
    const stranger = await resident();
    const trackerId = await aTracker(owner, {
      title: 'Repair',
      customerName: 'Iris Lund',
      assignees: [max.uid, stranger.uid],
    });
    const link = await aLink(owner, trackerId, { state: 'active' });
    const respond = (kind: 'opened' | 'message', requestId = freshId(), body = '') =>
      respondOnTracking(db, { link, requestId, kind, body, name: '' }, Date.now());
    const visit = freshId();
    for (const id of [visit, visit, freshId()]) await respond('opened', id);
    expect(await titles(max, 'client', null)).toEqual(['Iris Lund opened their page']);
    await respond('message', freshId(), 'When do you come?');
    await expect
      .poll(async () => new Set(await titles(max, 'client', null)), COLD)
      .toEqual(new Set(['Iris Lund opened their page', 'Iris Lund wrote to you']));
    for (const one of [founder, stranger]) expect(await told(one, 'client')).toEqual([]);
  });
});

describe('a request to connect', () => {
  it('is told to the person asked, and its acceptance to the asker', async () => {
    const [ada, bo] = await Promise.all([
      resident({ userFirstName: 'Ada', userLastName: 'Weir' }),
      resident({ userFirstName: 'Bo', userLastName: 'Cole' }),
    ]);
    await outcome([requestConnection, requestConnectionInput], ada, {
      by: 'email',
      to: bo.email,
      message: 'Hi',
    });
    await expect.poll(() => titles(bo, 'connection', null), COLD).toEqual(['Ada Weir asks to connect']);
    await outcome([answerConnection, answerConnectionInput], bo, {
      connection: `${bo.uid}_${ada.uid}`,
      answer: 'accept',
    });
    await expect
      .poll(() => titles(ada, 'connection', null), COLD)
      .toEqual(['Bo Cole is connected with you now']);
    expect(await told(bo, 'connection')).toHaveLength(1);
  });
});

describe('an accepted invitation', () => {
  it('is told to the administrators and the inviter', async () => {
    const { owner, founder, second, max } = await office();
    const joined = await resident({ companyUuid: owner, userFirstName: 'Rosa', userLastName: 'Ito' });
    const id = freshId();
    await put(invitationShape, id, {
      uuid: id,
      owner,
      state: 'accepted',
      acceptedBy: joined.uid,
      invitedBy: second.uid,
      jobRole: 'Roofer',
    });
    const change = await after(COLLECTIONS.employees, id);
    await tellInvitationAccepted(db, change);
    await tellInvitationAccepted(db, change);
    for (const one of [founder, second]) {
      expect(await titles(one, 'invitation')).toEqual(['Rosa Ito joined Slate & Sons']);
    }
    for (const one of [max, joined]) expect(await titles(one, 'invitation')).toEqual([]);
  });
});

describe('an import', () => {
  it('is told to its author when it is done', async () => {
    const { owner, max } = await office();
    const id = freshId();
    await put(importShape, id, {
      uuid: id,
      owner,
      createdBy: max.uid,
      fileName: 'leads.csv',
      state: 'done',
      created: 40,
      changed: 2,
    });
    const done = await get(COLLECTIONS.imports, id);
    await tellImportDone(db, { ...changeOf(id, { ...done, state: 'running' }, done), at: AT });
    await tellImportDone(db, { ...changeOf(id, done, { ...done, created: 41 }), at: AT });
    const mine = (await told(max, 'import')).filter((one) => one['createdAt'].toMillis() === AT);
    expect(mine).toMatchObject([
      { title: 'The import of leads.csv is done', text: '40 added, 2 changed, 0 skipped', count: 1 },
    ]);
  });
});
