import { describe, expect, it } from 'vitest';
import { UPDATES_SAID } from '@/domain/client-updates/updates-said';
import type { UpdateKind } from '@/domain/company/update-kinds';
import { SETTLE_MS } from '@/domain/client-updates/plan';
import { settingsShape } from '@/domain/company/company';
import type { BusinessSettings } from '@/domain/company/company';
import { COLLECTIONS } from '@/domain/core/collections';
import { visitShape } from '@/domain/jobs/visit';
import { DAY_MS, HOUR_MS } from '@/domain/time/time';
import { trackerShape } from '@/domain/trackers/tracker';
import { chooseMails } from '../../functions/src/client-updates/mail-stops';
import { planStageUpdate, planVisitUpdates } from '../../functions/src/client-updates/plan-updates';
import { sendUpdate } from '../../functions/src/client-updates/send-update';
import { sweepClientUpdates } from '../../functions/src/client-updates/sweep-updates';
import { storedRecord } from '../../functions/src/records';
import { call, db, freshId, person } from './emulator';
import { aJob, aLink, aTracker, aVisit, changeOf, COLD, entriesOf, get, put } from './rows';

const worded = (...kinds: readonly UpdateKind[]): BusinessSettings['clientUpdates'] =>
  kinds.map((kind) => ({ kind, subject: UPDATES_SAID[kind].subject, text: UPDATES_SAID[kind].body }));

const VISIBLE = {
  stages: true,
  dates: true,
  schedule: true,
  crew: false,
  summary: true,
  messages: true,
  contact: true,
};

/** A business that writes on these occasions, with a tracker and its working link. */
async function business(kinds: readonly UpdateKind[], change: Parameters<typeof aTracker>[1] = {}) {
  const { uid: owner } = await person();
  await put(settingsShape, owner, {
    owner,
    timeZone: 'UTC',
    phone: '+12185550142',
    clientUpdates: worded(...kinds),
    reviewAddress: 'https://reviews.example/hollis',
  });
  const linkId = freshId();
  const tracker = await aTracker(owner, {
    listOrganizer: 'Open',
    status: 'Sold',
    email: 'iris@client.example',
    clientVisible: VISIBLE,
    linkId,
    ...change,
  });
  const link = await aLink(owner, tracker, { state: 'active' });
  await db.collection(COLLECTIONS.trackers).doc(tracker).update({ linkId: link });
  return { owner, tracker, link };
}

const updateOf = (id: string) => get(COLLECTIONS.clientUpdates, id);
const mailOf = async (id: string, count = 1) =>
  (await get(COLLECTIONS.outbox, `update-${id}-${count}`))?.['message'];
const setTracker = (id: string, change: Parameters<typeof storedRecord<typeof trackerShape.fields>>[1]) =>
  db.collection(COLLECTIONS.trackers).doc(id).update(storedRecord(trackerShape, change));
const setVisit = (id: string, change: Parameters<typeof storedRecord<typeof visitShape.fields>>[1]) =>
  db.collection(COLLECTIONS.visits).doc(id).update(storedRecord(visitShape, change));

/** Runs the step of a stage's move as its event would, also a second time. */
async function moved(tracker: string, from: string, to: 'Scheduled' | 'Complete' | 'Sold', at = Date.now()) {
  await setTracker(tracker, { status: to });
  const after = (await get(COLLECTIONS.trackers, tracker)) ?? {};
  const change = { ...changeOf(tracker, { ...after, status: from }, after), at };
  await planStageUpdate(db, change);
  await planStageUpdate(db, change);
}

async function visitWritten(visit: string, before: object | null, at = Date.now()) {
  const change = { ...changeOf(visit, before, (await get(COLLECTIONS.visits, visit)) ?? {}), at };
  await planVisitUpdates(db, change);
  await planVisitUpdates(db, change);
}

describe('the mail about a stage', () => {
  it('waits ten minutes, goes once with the link, and is in the history', async () => {
    const { owner, tracker, link } = await business(['stage']);
    await setTracker(tracker, { statusBy: owner });
    const at = Date.now();
    await moved(tracker, 'Sold', 'Scheduled', at);
    const id = `stage-${tracker}`;
    expect(await updateOf(id)).toMatchObject({ state: 'waiting', kind: 'stage', told: 'Sold' });
    await sendUpdate(db, id, at + SETTLE_MS - 1);
    expect(await mailOf(id)).toBeUndefined();
    await Promise.all([sendUpdate(db, id, at + SETTLE_MS), sendUpdate(db, id, at + SETTLE_MS)]);
    const mail = await mailOf(id);
    expect(mail.subject).toBe('Full replacement: Scheduled');
    expect(mail.text).toContain(`/tracking/${link}`);
    expect(mail.text).toContain(`/tracking/${link}?mails=stop`);
    expect(await mailOf(id, 2)).toBeUndefined();
    expect(await updateOf(id)).toMatchObject({ state: 'sent', told: 'Scheduled', to: 'iris@client.example' });
    const mails = (await entriesOf('Activity', tracker)).filter((entry) => entry['kind'] === 'mail');
    expect(mails).toMatchObject([{ body: 'Full replacement: Scheduled\nTo iris@client.example' }]);
    // In Sent of the one who moved it on, without the client's link.
    const sent = await get(COLLECTIONS.mail, `update-${id}-1`);
    expect(sent).toMatchObject({
      owner,
      person: owner,
      box: 'sent',
      lists: ['all', 'sent'],
      subject: 'Full replacement: Scheduled',
      recordNoun: 'tracker',
      recordId: tracker,
      to: [{ address: 'iris@client.example' }],
    });
    expect(sent?.['body']).not.toContain(link);
  });

  it('is in nobody’s Sent when the one who moved it on does not see the tracker', async () => {
    const { tracker } = await business(['stage']);
    const { uid } = await person();
    await setTracker(tracker, { statusBy: uid });
    const at = Date.now();
    await moved(tracker, 'Sold', 'Scheduled', at);
    const id = `stage-${tracker}`;
    await sendUpdate(db, id, at + SETTLE_MS);
    expect((await mailOf(id)).subject).toBe('Full replacement: Scheduled');
    expect(await get(COLLECTIONS.mail, `update-${id}-1`)).toBeNull();
  });

  it('does not go when the move is taken back', async () => {
    const { tracker } = await business(['stage']);
    await moved(tracker, 'Sold', 'Scheduled');
    await moved(tracker, 'Scheduled', 'Sold');
    expect(await updateOf(`stage-${tracker}`)).toMatchObject({ state: 'settled' });
  });

  it('says that the work is complete where the business writes then', async () => {
    const { tracker } = await business(['done']);
    const at = Date.now();
    await moved(tracker, 'Sold', 'Scheduled', at);
    expect(await updateOf(`stage-${tracker}`)).toMatchObject({ state: 'settled', told: 'Scheduled' });
    await moved(tracker, 'Scheduled', 'Complete', at);
    await sendUpdate(db, `stage-${tracker}`, at + SETTLE_MS);
    expect((await mailOf(`stage-${tracker}`)).subject).toBe('Full replacement is complete');
  });

  it.each([
    ['The tracker has no e-mail address.', { email: '' }],
    ['The client does not see stages.', { clientVisible: { ...VISIBLE, stages: false } }],
  ])('says why it could not go: %s', async (why, change) => {
    const { tracker } = await business(['stage'], change);
    const at = Date.now();
    await moved(tracker, 'Sold', 'Scheduled', at);
    await sendUpdate(db, `stage-${tracker}`, at + SETTLE_MS);
    expect(await updateOf(`stage-${tracker}`)).toMatchObject({ state: 'unsent', why });
    expect(await mailOf(`stage-${tracker}`)).toBeUndefined();
  });

  it('goes once the office has mended the reason and tries it again', async () => {
    const { tracker } = await business(['stage'], { email: '' });
    const id = `stage-${tracker}`;
    const at = Date.now();
    await moved(tracker, 'Sold', 'Scheduled', at);
    await sendUpdate(db, id, at + SETTLE_MS);
    await setTracker(tracker, { email: 'iris@client.example' });
    await db.collection(COLLECTIONS.clientUpdates).doc(id).update({ state: 'waiting', dueAt: new Date() });
    await expect.poll(async () => (await updateOf(id))?.['state'], COLD).toBe('sent');
    expect(await updateOf(id)).toMatchObject({ why: '', to: 'iris@client.example' });
    expect((await mailOf(id)).subject).toBe('Full replacement: Scheduled');
    expect(await mailOf(id, 2)).toBeUndefined();
  });

  it('does not go by the link of another business', async () => {
    const { tracker } = await business(['stage']);
    const foreign = await aLink(freshId(), tracker, { state: 'active' });
    await db.collection(COLLECTIONS.trackers).doc(tracker).update({ linkId: foreign });
    const at = Date.now();
    await moved(tracker, 'Sold', 'Scheduled', at);
    await sendUpdate(db, `stage-${tracker}`, at + SETTLE_MS);
    expect(await updateOf(`stage-${tracker}`)).toMatchObject({ state: 'unsent' });
  });

  it('is sent at once when the office says so', async () => {
    const { tracker } = await business(['stage']);
    await setTracker(tracker, { status: 'Scheduled' });
    const ref = db.collection(COLLECTIONS.clientUpdates).doc(`stage-${tracker}`);
    await expect.poll(async () => (await ref.get()).exists, COLD).toBe(true);
    await ref.update({ dueAt: new Date() });
    await expect.poll(async () => (await ref.get()).get('state'), COLD).toBe('sent');
  });
});

describe('the mails about a visit', () => {
  it('tell its time once, and a new time once', async () => {
    const { owner, tracker } = await business(['booked', 'moved']);
    const visit = await aVisit(owner, tracker, await aJob(owner, tracker));
    const id = `visit-${visit}`;
    const at = Date.now();
    await visitWritten(visit, null, at);
    await sendUpdate(db, id, at + SETTLE_MS);
    expect((await mailOf(id)).subject).toContain('We come on');
    const before = (await get(COLLECTIONS.visits, visit)) ?? {};
    await setVisit(visit, { start: at + 3 * DAY_MS, end: at + 3 * DAY_MS + HOUR_MS });
    await visitWritten(visit, before, at);
    await sendUpdate(db, id, at + SETTLE_MS);
    expect((await mailOf(id, 2)).subject).toContain('New day');
    expect(await mailOf(id, 3)).toBeUndefined();
  });

  it('say nothing of a visit called off meanwhile', async () => {
    const { owner, tracker } = await business(['booked']);
    const visit = await aVisit(owner, tracker, await aJob(owner, tracker));
    const at = Date.now();
    await visitWritten(visit, null, at);
    await setVisit(visit, { status: 'Cancelled' });
    await sendUpdate(db, `visit-${visit}`, at + SETTLE_MS);
    expect(await updateOf(`visit-${visit}`)).toMatchObject({ state: 'settled' });
  });

  it('say at once that the crew is on its way', async () => {
    const { owner, tracker } = await business(['onTheWay']);
    const visit = await aVisit(owner, tracker, await aJob(owner, tracker), { status: 'On The Way' });
    const ref = db.collection(COLLECTIONS.clientUpdates).doc(`way-${visit}`);
    await expect.poll(async () => (await ref.get()).get('state'), COLD).toBe('sent');
    expect((await mailOf(`way-${visit}`)).subject).toBe('We are on our way');
  });

  it('remind of tomorrow in the afternoon, once', async () => {
    const { owner, tracker } = await business(['reminder']);
    const noon = Date.UTC(2031, 4, 6, 12);
    const start = noon + DAY_MS;
    const visit = await aVisit(owner, tracker, await aJob(owner, tracker), { start, end: start + HOUR_MS });
    await db
      .collection(COLLECTIONS.tracking)
      .doc((await get(COLLECTIONS.trackers, tracker))?.['linkId'])
      .update({
        expiresAt: new Date(noon + 30 * DAY_MS),
      });
    await sweepClientUpdates(db, noon);
    const id = `day-${visit}-2031-05-07`;
    expect(await updateOf(id)).toBeNull();
    await sweepClientUpdates(db, noon + 4 * HOUR_MS);
    await sweepClientUpdates(db, noon + 5 * HOUR_MS);
    expect((await mailOf(id)).subject).toBe('Tomorrow: Full replacement');
    expect(await mailOf(id, 2)).toBeUndefined();
  });

  it('do not remind of a visit that was booked the same afternoon', async () => {
    const { owner, tracker } = await business(['booked', 'reminder']);
    const three = Date.UTC(2031, 4, 6, 15);
    const start = three + DAY_MS;
    const visit = await aVisit(owner, tracker, await aJob(owner, tracker), { start, end: start + HOUR_MS });
    const linkId = (await get(COLLECTIONS.trackers, tracker))?.['linkId'];
    const expiresAt = new Date(three + 30 * DAY_MS);
    await db.collection(COLLECTIONS.tracking).doc(linkId).update({ expiresAt });
    await visitWritten(visit, null, three);
    await sweepClientUpdates(db, three + HOUR_MS);
    await sweepClientUpdates(db, three + 3 * HOUR_MS);
    expect((await mailOf(`visit-${visit}`)).subject).toContain('We come on');
    expect(await updateOf(`day-${visit}-2031-05-07`)).toBeNull();
  });
});

describe('a client', () => {
  it('is asked for a review two days after the work, once', async () => {
    const { tracker } = await business(['review'], { status: 'Complete' });
    const complete = Date.UTC(2032, 2, 3, 9);
    await db
      .collection(COLLECTIONS.trackers)
      .doc(tracker)
      .update({ 'stageAt.complete': new Date(complete) });
    await db
      .collection(COLLECTIONS.tracking)
      .doc((await get(COLLECTIONS.trackers, tracker))?.['linkId'])
      .update({
        expiresAt: new Date(complete + 30 * DAY_MS),
      });
    await sweepClientUpdates(db, complete + DAY_MS);
    expect(await updateOf(`review-${tracker}`)).toBeNull();
    await sweepClientUpdates(db, complete + 2 * DAY_MS + HOUR_MS);
    await sweepClientUpdates(db, complete + 3 * DAY_MS);
    expect((await mailOf(`review-${tracker}`)).text).toContain('https://reviews.example/hollis');
    expect(await mailOf(`review-${tracker}`, 2)).toBeUndefined();
  });

  it('stops the mails of the business by the link, on every project, and starts them again', async () => {
    const { owner, tracker, link } = await business(['stage']);
    const second = await aTracker(owner, {
      listOrganizer: 'Open',
      status: 'Sold',
      email: 'Iris@client.example',
      clientVisible: VISIBLE,
      linkId: link,
    });
    const choice = (kind: string) => call('respondOnTracking', { link, requestId: freshId(), kind });
    expect(await choice('stopMails')).toMatchObject({ status: 200 });
    const at = Date.now();
    for (const id of [tracker, second]) {
      await moved(id, 'Sold', 'Scheduled', at);
      await sendUpdate(db, `stage-${id}`, at + SETTLE_MS);
      expect(await updateOf(`stage-${id}`)).toMatchObject({ why: 'The client stopped these mails.' });
    }
    expect(await choice('startMails')).toMatchObject({ status: 200 });
    await moved(second, 'Scheduled', 'Sold', at);
    await moved(second, 'Sold', 'Scheduled', at);
    await sendUpdate(db, `stage-${second}`, at + SETTLE_MS);
    expect(await updateOf(`stage-${second}`)).toMatchObject({ state: 'sent' });
  });

  it('starts the mails again by the link that stopped them, and by no other', async () => {
    const { owner, link } = await business(['stage']);
    const tracker = await aTracker(owner, { email: 'Iris@client.example' });
    const other = await aLink(owner, tracker, { state: 'active' });
    await chooseMails(db, link, true, Date.now());
    await expect(chooseMails(db, other, false, Date.now())).rejects.toMatchObject({ code: 'conflict' });
    expect(await get(COLLECTIONS.mailStops, link)).not.toBeNull();
    await chooseMails(db, link, false, Date.now());
    expect(await get(COLLECTIONS.mailStops, link)).toBeNull();
    await expect(chooseMails(db, other, false, Date.now())).resolves.toBeUndefined();
  });

  it('starts them by any link when the tracker of the one that stopped them is gone', async () => {
    const { owner, link } = await business(['stage']);
    const email = `${link}@client.example`;
    const gone = await aTracker(owner, { email });
    const over = await aLink(owner, gone, { state: 'active' });
    const other = await aLink(owner, await aTracker(owner, { email }), { state: 'active' });
    await chooseMails(db, over, true, Date.now());
    await db.collection(COLLECTIONS.trackers).doc(gone).delete();
    await chooseMails(db, other, false, Date.now());
    expect(await get(COLLECTIONS.mailStops, over)).toBeNull();
  });

  it('is told of an unknown link', async () => {
    await expect(chooseMails(db, 'no-such-link', true, Date.now())).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
