import { describe, expect, it } from 'vitest';
import { chunksOf, COLLECTIONS } from '@/domain/core/collections';
import { fileShape } from '@/domain/files/file';
import { trackingPhoto } from '../../functions/src/files/tracking-photo';
import { db, freshId } from './emulator';
import { aJob, aLink, aTracker, COLD, get, publicCopyOf, put } from './rows';

/** A photo of a record, shown to the client. */
async function aPhoto(owner: string, noun: 'tracker' | 'job', recordId: string, change: object = {}) {
  const id = freshId();
  await db
    .collection(chunksOf(id))
    .doc('0')
    .set({ content: Buffer.from('roof').toString('base64') });
  await put(fileShape, id, {
    uuid: id,
    owner,
    noun,
    recordId,
    name: 'Roof.jpg',
    type: 'image/jpeg',
    size: 4,
    chunks: 1,
    state: 'ready',
    thumb: 'data:image/jpeg;base64,AAEC',
    clientVisible: true,
    createdAt: Date.now(),
    ...change,
  });
  return id;
}

async function project() {
  const owner = freshId();
  const tracker = await aTracker(owner);
  const job = await aJob(owner, tracker);
  return { owner, tracker, job, link: await aLink(owner, tracker, { state: 'active' }) };
}

const photoOf = (link: string, file: string, now: number) => trackingPhoto(db, { link, file }, now);

const albumOf = async (link: string) =>
  ((await get(`${COLLECTIONS.tracking}/${link}/Public`, 'photos'))?.['photos'] ?? []).map(
    ({ id }: { readonly id: string }) => id,
  );

describe('photos on a tracking page', () => {
  it('are those that the office shows, small, until it hides them', async () => {
    const { owner, tracker, job, link } = await project();
    const [roof, gutter] = [await aPhoto(owner, 'tracker', tracker), await aPhoto(owner, 'job', job)];
    await aPhoto(owner, 'job', job, { clientVisible: false });
    await expect.poll(async () => (await albumOf(link)).toSorted(), COLD).toEqual([roof, gutter].toSorted());
    expect((await publicCopyOf(link))?.['photoCount']).toBe(2);
    await db.collection(COLLECTIONS.files).doc(roof).update({ clientVisible: false });
    await expect.poll(() => albumOf(link), COLD).toEqual([gutter]);
    await db.collection(COLLECTIONS.tracking).doc(link).update({ state: 'paused' });
    await expect.poll(() => albumOf(link), COLD).toEqual([]);
  });

  it('open at full size by a link that works, and by no other', async () => {
    const { owner, tracker, job, link } = await project();
    const shown = await aPhoto(owner, 'job', job);
    const now = Date.now();
    expect((await photoOf(link, shown, now))?.content.toString()).toBe('roof');
    const refused = [
      [link, await aPhoto(owner, 'job', job, { clientVisible: false })],
      [link, await aPhoto(owner, 'tracker', await aTracker(owner))],
      [link, await aPhoto(freshId(), 'tracker', tracker)],
      [link, await aPhoto(owner, 'job', job, { type: 'text/html' })],
      [link, await aPhoto(owner, 'job', job, { state: 'sending' })],
      [(await project()).link, shown],
      ['no-such-link', shown],
      [link, 'no-such-photo'],
    ] as const;
    for (const [by, photo] of refused) expect(await photoOf(by, photo, now)).toBeNull();
    await db.collection(COLLECTIONS.tracking).doc(link).update({ state: 'revoked' });
    expect(await photoOf(link, shown, now)).toBeNull();
  });
});
