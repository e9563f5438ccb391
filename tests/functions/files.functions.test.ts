import { nounNamed } from '@/domain/nouns';
import { describe, expect, it, vi } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { MOST_FILES } from '@/domain/files/file';
import { DAY_MS, HOUR_MS } from '@/domain/time/time';
import { noteFull } from '../../functions/src/files/full';
import { noteGone, sweepFiles } from '../../functions/src/files/orphans';
import { addReaders, setReaders } from '../../functions/src/files/readers';
import { db, freshId } from './emulator';
import { aCustomer, aFile, changeOf, COLD, contentOf, entriesOf, get, put, SOON } from './rows';
import { cardShape } from '@/domain/boards/board';
import { makeCard } from '@tests/factories/records';

const file = (id: string) => get(COLLECTIONS.files, id);
const customer = (id: string) => db.collection(COLLECTIONS.customers).doc(id);

describe('photos and files', () => {
  it('are for the people of their record, and their content is deleted with them', async () => {
    const owner = freshId();
    const lead = await aCustomer(owner);
    const id = await aFile(owner, lead);
    await customer(lead).update({ assignees: ['tom'] });
    await expect.poll(async () => (await file(id))?.['assignees'], COLD).toEqual(['tom']);
    await db.collection(COLLECTIONS.files).doc(id).delete();
    await expect.poll(() => contentOf(id), COLD).toEqual([]);
  });

  it('cost no transaction with a record that has none', async () => {
    const transaction = vi.spyOn(db, 'runTransaction');
    await noteGone(nounNamed('customer'))(db, changeOf(freshId(), { owner: freshId() }, null));
    expect(transaction).not.toHaveBeenCalled();
  });

  it('are deleted an hour after their record, unless its deletion is undone', async () => {
    const owner = freshId();
    const [gone, back] = [await aCustomer(owner), await aCustomer(owner)];
    const [ofGone, ofBack] = [await aFile(owner, gone), await aFile(owner, back)];
    const kept = await customer(back).get();
    await Promise.all([customer(gone).delete(), customer(back).delete()]);
    for (const id of [ofGone, ofBack]) {
      await expect.poll(async () => (await file(id))?.['recordGoneAt'], COLD).not.toBeNull();
    }
    await customer(back).set(kept.data() ?? {});
    await expect.poll(async () => (await file(ofBack))?.['recordGoneAt'], SOON).toBeNull();
    // A repeated, late deletion event changes nothing.
    await noteGone(nounNamed('customer'))(db, changeOf(back, kept.data() ?? {}, null));
    expect((await file(ofBack))?.['recordGoneAt']).toBeNull();

    await sweepFiles(db, Date.now());
    expect(await file(ofGone)).not.toBeNull();
    await sweepFiles(db, Date.now() + HOUR_MS);
    expect([await file(ofGone), await contentOf(ofGone)]).toEqual([null, []]);
    expect(await contentOf(ofBack)).toEqual(['0']);
  });

  it('fill their record, which notes it until one is deleted, and that is no edit of the record', async () => {
    const owner = freshId();
    const lead = await aCustomer(owner);
    const isFull = async () => (await customer(lead).get()).get('filesFull');
    const before = (await customer(lead).get()).data() ?? {};
    const [first = ''] = await Promise.all(Array.from({ length: MOST_FILES - 1 }, () => aFile(owner, lead)));
    // Files of another noun or business do not count.
    await aFile(owner, lead, { noun: 'job' });
    await aFile(freshId(), lead);
    await noteFull(db, changeOf(first, null, (await file(first)) ?? {}));
    expect(await isFull()).toBe(false);

    await aFile(owner, lead);
    await expect.poll(isFull, COLD).toBe(true);
    expect((await customer(lead).get()).data()).toEqual({ ...before, filesFull: true });
    await db.collection(COLLECTIONS.files).doc(first).delete();
    await expect.poll(isFull, SOON).toBe(false);
    const history = await entriesOf('Activity', lead);
    expect(history.map(({ kind }) => kind)).toEqual(['created']);

    // Undo of a deletion creates the record without function-written fields.
    const last = await aFile(owner, lead);
    await expect.poll(isFull, SOON).toBe(true);
    await customer(lead).delete();
    await expect.poll(async () => (await file(last))?.['recordGoneAt'], SOON).not.toBeNull();
    await customer(lead).set(before);
    await expect.poll(isFull, COLD).toBe(true);
  });

  it('of a mail are for everyone who has a copy, those of a thread for its people', async () => {
    const owner = freshId();
    const [mail, thread] = [freshId(), freshId()];
    const ofMail = await aFile(owner, mail, { noun: 'mail', assignees: ['ann'] });
    const ofThread = await aFile(owner, thread, { noun: 'thread', partId: 'm1', assignees: ['ann', 'bo'] });
    const others = await aFile(freshId(), mail, { noun: 'mail', assignees: ['ann'] });
    for (let run = 0; run < 2; run += 1) {
      await addReaders(db, { holder: 'mail', recordId: mail, owner }, ['bo', 'cy']);
      await setReaders(db, { holder: 'thread', recordId: thread, owner }, ['ann', 'cy']);
    }
    const readers = async (id: string) => (await file(id))?.['assignees'];
    expect(await readers(ofMail)).toEqual(['ann', 'bo', 'cy']);
    expect(await readers(ofThread)).toEqual(['ann', 'cy']);
    expect(await readers(others)).toEqual(['ann']);
  });

  it('of a card count in no record', async () => {
    const owner = freshId();
    const lead = await aCustomer(owner);
    const before = await customer(lead).get();
    const id = await aFile(owner, lead, { noun: 'card' });
    await noteFull(db, changeOf(id, null, (await file(id)) ?? {}));
    expect((await customer(lead).get()).data()).toEqual(before.data());
  });

  it('are the cover of their card until they are deleted', async () => {
    const [owner, id] = [freshId(), freshId()];
    const picture = await aFile(owner, id, { noun: 'card' });
    const other = await aFile(owner, id, { noun: 'card' });
    const card = db.collection(COLLECTIONS.cards).doc(id);
    const made = makeCard({ uuid: id, owner, coverFileId: picture, coverThumb: 'data:,' });
    await put(cardShape, id, made);
    await db.collection(COLLECTIONS.files).doc(other).delete();
    await expect.poll(() => contentOf(other), SOON).toEqual([]);
    expect((await card.get()).get('coverFileId')).toBe(picture);
    await db.collection(COLLECTIONS.files).doc(picture).delete();
    await expect.poll(async () => (await card.get()).get('coverThumb'), SOON).toBe('');
    expect((await card.get()).get('updatedBy')).toBe(made.updatedBy);
  });

  it('are deleted after a day if never uploaded completely', async () => {
    const owner = freshId();
    const lead = await aCustomer(owner);
    const [young, old] = [Date.now() - DAY_MS + HOUR_MS, Date.now() - DAY_MS];
    const waiting = await aFile(owner, lead, { state: 'sending', createdAt: young });
    const brokenOff = await aFile(owner, lead, { state: 'sending', createdAt: old });
    const ready = await aFile(owner, lead, { createdAt: old });
    await sweepFiles(db, Date.now());
    expect([await file(brokenOff), await contentOf(brokenOff)]).toEqual([null, []]);
    for (const id of [waiting, ready]) expect(await file(id)).not.toBeNull();
  });
});
