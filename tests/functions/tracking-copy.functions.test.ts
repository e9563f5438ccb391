import { describe, expect, it } from 'vitest';
import { COLLECTIONS, PUBLIC_COPY, publicCollection } from '@/domain/core/collections';
import { companyShape, settingsShape } from '@/domain/company/company';
import { FREE_ACTIVE_LINKS } from '@/domain/plans/tiers';
import { admitWaiting } from '../../functions/src/triggers/links';
import { refreshCopy } from '../../functions/src/triggers/tracking-copy';
import { db, freshId, person } from './emulator';
import {
  aJob,
  aLink,
  aPlan,
  aMessage,
  aTracker,
  aVisit,
  COLD,
  get,
  publicCopyOf,
  put,
  SOON,
  untilShared,
} from './rows';

const tracker = (id: string) => db.collection(COLLECTIONS.trackers).doc(id);
const link = (id: string) => db.collection(COLLECTIONS.tracking).doc(id);
const officeOf = (id: string) => get(publicCollection(id), PUBLIC_COPY.office);
const stateOf = async (id: string) => (await get(COLLECTIONS.tracking, id))?.['state'];

/** A business with one shared tracker that has a job, a visit and a message. */
async function shared(overrides: Parameters<typeof aTracker>[1] = {}) {
  const { uid: owner } = await person({ userFirstName: 'Noor', userLastName: 'Adler' });
  const trackerId = await aTracker(owner, {
    clientSummary: 'Shingles arrive on Friday.',
    expectedStart: '2026-12-01',
    ...overrides,
  });
  const jobId = await aJob(owner, trackerId);
  await aVisit(owner, trackerId, jobId, { crew: [owner], clientNote: 'Please move the car.' });
  // The browser's author name is ignored.
  await aMessage(owner, trackerId, { createdBy: owner, authorName: 'The Mayor' });
  const linkId = await aLink(owner, trackerId);
  await untilShared(linkId);
  return { owner, trackerId, jobId, linkId };
}

describe('the client’s view by the link', () => {
  it('is made with the link, and follows tracker, visits and messages', async () => {
    const { owner, trackerId, jobId, linkId } = await shared();
    expect(await stateOf(linkId)).toBe('active');
    await expect
      .poll(() => publicCopyOf(linkId), SOON)
      .toMatchObject({
        title: 'Full replacement',
        stage: 'Sold',
        summary: 'Shingles arrive on Friday.',
        business: { name: 'Noor Adler' },
        visits: [{ title: 'Install', clientNote: 'Please move the car.', crew: [] }],
        messages: [{ from: 'office', authorName: 'Noor', body: 'We come on Monday.' }],
      });

    await tracker(trackerId).update({ status: 'In Progress' });
    await expect.poll(async () => (await publicCopyOf(linkId))?.['stage'], SOON).toBe('In Progress');

    await db.collection(COLLECTIONS.jobs).doc(jobId).update({ status: 'Cancelled' });
    await expect.poll(async () => (await publicCopyOf(linkId))?.['visits'], SOON).toEqual([]);

    await aMessage(owner, trackerId, { from: 'client', authorName: 'Iris Vale', body: 'Thank you.' });
    await expect
      .poll(async () => (await publicCopyOf(linkId))?.['messages'], SOON)
      .toMatchObject([{ from: 'office' }, { from: 'client', authorName: '', body: 'Thank you.' }]);
    // The same triggers count usage.
    await expect.poll(() => get(COLLECTIONS.usage, owner), SOON).toMatchObject({ openWork: 2, links: [{}] });
  });

  it.each([
    ['summary', 'Shingles arrive on Friday.'],
    ['dates', '2026-12-01'],
    ['schedule', 'Please move the car.'],
    ['messages', 'We come on Monday.'],
    ['crew', '"crew":["Noor"]'],
  ])('loses %s within five seconds of switching it off', async (field, text) => {
    const visible = {
      stages: true,
      dates: true,
      schedule: true,
      crew: true,
      summary: true,
      messages: true,
      contact: true,
    };
    const { trackerId, linkId } = await shared({ clientVisible: visible });
    const shown = async () => JSON.stringify(await publicCopyOf(linkId));
    // The five seconds begin when the triggers of the setup have finished.
    await expect.poll(shown, COLD).toContain(text);
    await expect.poll(shown, COLD).toContain('Please move the car.');
    await expect.poll(shown, COLD).toContain('We come on Monday.');
    await tracker(trackerId).update({ [`clientVisible.${field}`]: false });
    await expect.poll(shown, SOON).not.toContain(text);
  });

  it('takes name and contact from the company and its settings', async () => {
    const { owner, linkId } = await shared();
    await put(companyShape, owner, { uuid: owner, name: 'Slate & Sons', administrator: [owner] });
    await put(settingsShape, owner, { owner, phone: '555-0101', timeZone: 'America/Denver' });
    await expect
      .poll(() => publicCopyOf(linkId), COLD)
      .toMatchObject({
        business: { name: 'Slate & Sons', phone: '555-0101' },
        timeZone: 'America/Denver',
        country: 'US',
      });
    await put(settingsShape, owner, { owner, timeZone: 'America/Denver', country: 'GB' });
    await expect.poll(() => publicCopyOf(linkId), SOON).toMatchObject({ country: 'GB' });
  });

  it('disappears when the link is paused, returns, and stays away once it is revoked', async () => {
    const { linkId } = await shared();
    await link(linkId).update({ state: 'paused' });
    await expect.poll(() => publicCopyOf(linkId), SOON).toBeNull();
    // Only the business's name and, if shared, its phone stay readable.
    await expect.poll(() => officeOf(linkId), SOON).toMatchObject({ name: 'Noor Adler', phone: '' });
    await link(linkId).update({ state: 'active' });
    await expect.poll(() => publicCopyOf(linkId), SOON).not.toBeNull();
    await expect.poll(() => officeOf(linkId), SOON).toBeNull();
    await link(linkId).update({ state: 'revoked' });
    await expect.poll(() => publicCopyOf(linkId), SOON).toBeNull();
    await refreshCopy(db, linkId);
    expect(await publicCopyOf(linkId)).toBeNull();
  });

  it('is deleted with the tracker', async () => {
    const { trackerId, linkId } = await shared();
    await tracker(trackerId).delete();
    await expect.poll(() => publicCopyOf(linkId), SOON).toBeNull();
  });

  it('is never made from another owner’s tracker', async () => {
    const stranger = await person();
    const trackerId = await aTracker(freshId());
    const linkId = await aLink(stranger.uid, trackerId);
    await expect.poll(() => stateOf(linkId), COLD).toBe('active');
    await refreshCopy(db, linkId);
    expect(await publicCopyOf(linkId)).toBeNull();
  });

  it('is not written again when unchanged', async () => {
    const { linkId } = await shared();
    const copy = link(linkId).collection('Public').doc('progress');
    await refreshCopy(db, linkId);
    const before = await copy.get();
    await refreshCopy(db, linkId);
    await refreshCopy(db, linkId);
    expect((await copy.get()).updateTime?.valueOf()).toBe(before.updateTime?.valueOf());
  });

  it('ends in the same state in any order of simultaneous changes', async () => {
    const { trackerId, linkId } = await shared();
    await Promise.all(
      Array.from({ length: 10 }, (_, turn) => tracker(trackerId).update({ clientSummary: `Turn ${turn}` })),
    );
    const last = (await tracker(trackerId).get()).get('clientSummary');
    await expect.poll(async () => (await publicCopyOf(linkId))?.['summary'], SOON).toBe(last);
  });
});

describe('places for links', () => {
  it('are as many as the free plan allows, and a revoked link admits the oldest waiting one', async () => {
    const { uid: owner } = await person();
    const ids: string[] = [];
    for (let index = 0; index < FREE_ACTIVE_LINKS + 2; index += 1) {
      ids.push(await aLink(owner, freshId(), { createdAt: Date.now() + index * 1_000 }));
    }
    const states = async () => Promise.all(ids.map(stateOf));
    const [first = '', , ...others] = ids;
    await expect
      .poll(async () => (await states()).filter((state) => state === 'active').length, COLD)
      .toBe(FREE_ACTIVE_LINKS);

    await link(first).update({ state: 'paused' });
    await admitWaiting(db, owner);
    expect((await states()).filter((state) => state === 'requested')).toHaveLength(2);

    await link(first).update({ state: 'revoked' });
    await expect.poll(() => stateOf(others.at(-2) ?? ''), SOON).toBe('active');
    expect(await stateOf(others.at(-1) ?? '')).toBe('requested');
  });

  it('are unlimited once the business has a plan', async () => {
    const owner = freshId();
    const admin = await person({ companyUuid: owner });
    await put(companyShape, owner, { uuid: owner, name: 'Slate & Sons', administrator: [admin.uid] });
    const ids = await Promise.all(
      Array.from({ length: FREE_ACTIVE_LINKS + 2 }, () => aLink(owner, freshId())),
    );
    const active = async () =>
      (await Promise.all(ids.map(stateOf))).filter((state) => state === 'active').length;
    await expect.poll(active, COLD).toBe(FREE_ACTIVE_LINKS);
    await aPlan(owner, 10);
    await expect.poll(active, COLD).toBe(ids.length);
  });
});
