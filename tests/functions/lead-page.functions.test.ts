import { describe, expect, it } from 'vitest';
import { settingsShape } from '@/domain/company/company';
import { COLLECTIONS, PUBLIC_COPY } from '@/domain/core/collections';
import { OPENED_PER_HOUR } from '@/domain/tracking/link-limits';
import { makeSettings } from '@tests/factories/records';
import { pauseLeadPage, pauseLeadPageInput } from '../../functions/src/callables/estimates/page-keys';
import { respondOnTracking } from '../../functions/src/callables/public/respond-on-tracking';
import { unlockTracking } from '../../functions/src/callables/public/unlock-tracking';
import { storedRecord } from '../../functions/src/records';
import { db, freshId, outcome, resident } from './emulator';
import type { Resident } from './emulator';
import { aDraft, aSent, publicDoc, send, sentLink } from './estimates';
import { COLD, entriesOf, get, SOON } from './rows';

const PHONE = '+18175550142';
const pause = (by: Resident, link: string, isPaused: boolean) =>
  outcome([pauseLeadPage, pauseLeadPageInput], by, { link, isPaused });
const open = (link: string, requestId = freshId()) =>
  respondOnTracking(db, { link, requestId, kind: 'opened', body: '', name: '' }, Date.now()).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

async function aLead() {
  const made = await aDraft({ customerName: 'Iris 🏠 Vale' });
  const settings = makeSettings({ owner: made.owner, phone: PHONE, logo: 'data:image/png;base64,AAAA' });
  await db.collection(COLLECTIONS.settings).doc(made.owner).set(storedRecord(settingsShape, settings));
  const link = await sentLink(made.seller, made.estimateId);
  return { ...made, link };
}

describe('the page of a lead', () => {
  it('says whose it is before it is opened, and nothing of the client or an amount', async () => {
    const { link } = await aLead();
    await expect
      .poll(() => publicDoc(link, PUBLIC_COPY.business), COLD)
      .toMatchObject({ name: 'Slate & Sons', phone: PHONE, logo: 'data:image/png;base64,AAAA' });
    const { hash: _hash, ...card } = (await publicDoc(link, PUBLIC_COPY.business)) ?? {};
    expect(Object.keys(card).toSorted()).toEqual(['logo', 'name', 'phone']);
    expect(await publicDoc(link, PUBLIC_COPY.id)).toBeNull();
  });

  it('is paused and opened by the office, which every device has to unlock again', async () => {
    const { link, seller, estimateId } = await aLead();
    const { key } = await unlockTracking(db, { link, digits: '0112' }, Date.now());
    expect((await pause(await resident(), link, true)).code).toBe('not-found');
    expect((await pause(seller, link, true)).result).toEqual({});
    expect((await pause(seller, link, true)).result).toEqual({});
    expect(await get(COLLECTIONS.tracking, link)).toMatchObject({ state: 'paused' });
    expect(await publicDoc(link, key)).toBeNull();
    await expect
      .poll(() => publicDoc(link, PUBLIC_COPY.office), COLD)
      .toMatchObject({ name: 'Slate & Sons', phone: PHONE, logo: '' });
    await expect.poll(() => publicDoc(link, PUBLIC_COPY.business), SOON).toBeNull();
    expect((await send(seller, estimateId)).message).toMatch(/page is paused/);
    expect(await open(link)).toMatch(/paused/);
    expect((await pause(seller, link, false)).result).toEqual({});
    const { key: next } = await unlockTracking(db, { link, digits: '0112' }, Date.now());
    expect(next).not.toBe(key);
    expect((await send(seller, estimateId)).result).toMatchObject({ link });
  });

  it('is not paused here once it belongs to a tracker, or has ended', async () => {
    const { link, seller } = await aLead();
    const set = (fields: object) =>
      db
        .collection(COLLECTIONS.tracking)
        .doc(link)
        .update({ ...fields });
    await set({ state: 'revoked' });
    expect((await pause(seller, link, true)).code).toBe('conflict');
    await set({ state: 'active', trackerId: 'somewhere' });
    expect((await pause(seller, link, true)).code).toBe('conflict');
  });

  it('counts a look once a request in the lead’s history, and tells the lead’s people', async () => {
    const { link, owner, customerId } = await aLead();
    const visit = freshId();
    expect([await open(link, visit), await open(link, visit)]).toEqual([null, null]);
    const opened = async () =>
      (await entriesOf('Activity', customerId)).filter(({ kind }) => kind === 'opened');
    expect(await opened()).toMatchObject([{ noun: 'customer', customerId, createdBy: '' }]);
    await expect
      .poll(async () => {
        const found = await db.collection(COLLECTIONS.notifications).where('person', '==', owner).get();
        return found.docs.map((doc) => String(doc.get('title')));
      }, SOON)
      .toContainEqual(expect.stringMatching(/ opened their page$/));
    for (let time = 1; time < OPENED_PER_HOUR; time += 1) await open(link);
    expect(await open(link)).not.toBeNull();
    expect(await opened()).toHaveLength(OPENED_PER_HOUR);
  });

  it('takes no message, because there is no progress yet', async () => {
    const { link } = await aSent();
    const message = { link, requestId: freshId(), kind: 'message', body: 'Hello', name: '' } as const;
    await expect(respondOnTracking(db, message, Date.now())).rejects.toThrow('This is not there any more.');
  });
});
