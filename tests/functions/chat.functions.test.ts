import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { messageShape } from '@/domain/chat/message';
import type { Message } from '@/domain/chat/message';
import { threadShape } from '@/domain/chat/thread';
import { BETWEEN_CONNECTIONS, pairThreadId } from '@/domain/chat/thread-id';
import { noteInThread, tellOfMessage } from '../../functions/src/triggers/chat';
import { db, freshId, resident } from './emulator';
import { aFile, changeOf, COLD, get, put } from './rows';

const thread = (id: string) => get(COLLECTIONS.threads, id);
const message = (id: string) => get(COLLECTIONS.messages, id);

async function aGroup(people: readonly string[]): Promise<string> {
  const uuid = freshId();
  return put(threadShape, uuid, {
    uuid,
    owner: 'crew-owner',
    type: 'GROUP',
    participantIds: people,
    lastAt: Date.now() - 60_000,
  });
}

async function say(threadId: string, createdBy: string, change: Partial<Message> = {}): Promise<string> {
  const uuid = freshId();
  return put(messageShape, uuid, {
    uuid,
    owner: 'crew-owner',
    threadId,
    body: 'The shingles are here.',
    createdAt: Date.now(),
    createdBy,
    ...change,
  });
}

describe('a message', () => {
  it('is counted once for everyone but its sender, however often its event comes', async () => {
    const group = await aGroup(['ann', 'bo', 'cy']);
    const said = await say(group, 'ann');
    await expect.poll(async () => (await message(said))?.['isCounted'], COLD).toBe(true);
    const change = changeOf(said, null, { ...(await message(said)), isCounted: false });
    await Promise.all([noteInThread(db, change), noteInThread(db, change)]);
    expect(await thread(group)).toMatchObject({
      unread: { ann: 0, bo: 1, cy: 1 },
      lastMessage: { id: said, senderId: 'ann', body: 'The shingles are here.', kind: 'text' },
    });
  });

  it('starts the thread of two people when it arrives first', async () => {
    const [ann, bo] = [freshId(), freshId()];
    const id = pairThreadId(BETWEEN_CONNECTIONS, ann, bo);
    await say(id, bo, { owner: BETWEEN_CONNECTIONS });
    await expect
      .poll(() => thread(id), COLD)
      .toMatchObject({
        uuid: id,
        owner: BETWEEN_CONNECTIONS,
        type: 'ONE_TO_ONE',
        participantIds: [ann, bo].toSorted(),
        unread: { [ann]: 1, [bo]: 0 },
      });
  });

  it('starts no group, and shows in the list what became of it', async () => {
    const lost = freshId();
    await say(lost, 'ann');
    const group = await aGroup(['ann', 'bo']);
    const said = await say(group, 'ann');
    await expect.poll(async () => (await message(said))?.['isCounted'], COLD).toBe(true);
    await db.collection(COLLECTIONS.messages).doc(said).update({ body: 'The shingles came.' });
    await expect
      .poll(async () => (await thread(group))?.['lastMessage'], COLD)
      .toMatchObject({ body: 'The shingles came.' });
    await put(messageShape, said, {
      uuid: said,
      owner: 'crew-owner',
      threadId: group,
      createdBy: 'ann',
      createdAt: Date.now(),
      body: '',
      deletedAt: Date.now(),
      isCounted: true,
    });
    await expect
      .poll(async () => (await thread(group))?.['lastMessage'], COLD)
      .toMatchObject({ id: said, body: '', kind: 'deleted' });
    const unread = async () => (await thread(group))?.['unread'];
    await expect.poll(unread, COLD).toEqual({ ann: 0, bo: 0 });
    await db.collection(COLLECTIONS.messages).doc(said).update({ body: 'Back.', deletedAt: null });
    await expect.poll(unread, COLD).toEqual({ ann: 0, bo: 1 });
    expect(await thread(lost)).toBeNull();
  });
});

describe('files of messages', () => {
  const file = (id: string) => get(COLLECTIONS.files, id);

  it('are for the people the thread has now, and for nobody taken out of it', async () => {
    const group = await aGroup(['ann', 'bo']);
    const id = await aFile('crew-owner', group, { noun: 'thread', partId: 'm1', assignees: ['ann', 'bo'] });
    await db
      .collection(COLLECTIONS.threads)
      .doc(group)
      .update({ participantIds: ['ann', 'cy'] });
    await expect.poll(async () => (await file(id))?.['assignees'], COLD).toEqual(['ann', 'cy']);
  });

  it('go with their message, unless it is brought back', async () => {
    const group = await aGroup(['ann', 'bo']);
    const said = await say(group, 'ann', { contentType: 'file' });
    const held = { noun: 'thread', partId: said, createdBy: 'ann', assignees: ['ann', 'bo'] } as const;
    const id = await aFile('crew-owner', group, held);
    const other = await aFile('crew-owner', group, { ...held, partId: freshId() });
    const goneAt = async (of: string) => (await file(of))?.['recordGoneAt'] ?? null;
    const ref = db.collection(COLLECTIONS.messages).doc(said);
    await ref.update({ deletedAt: Timestamp.now() });
    await expect.poll(() => goneAt(id), COLD).not.toBeNull();
    expect(await goneAt(other)).toBeNull();
    await ref.update({ deletedAt: null });
    await expect.poll(() => goneAt(id), COLD).toBeNull();
  });
});

describe('the people of a thread', () => {
  const newsOf = async (uid: string) =>
    (await db.collection(COLLECTIONS.notifications).where('person', '==', uid).get()).docs.map((doc) => [
      doc.get('kind'),
      doc.get('title'),
    ]);

  it('are told of mentions and of messages while they are away, not while they take part or once they left', async () => {
    const owner = freshId();
    const at = { companyUuid: owner, userFirstName: 'Ada', userLastName: 'Weir' };
    const member = () => resident({ ...at, permissionLevel: ['team:view'] });
    const [ada, away, named, talking] = await Promise.all([member(), member(), member(), member()]);
    const [left, shutOut] = [await resident({ companyUuid: '' }), await resident(at)];
    const uuid = freshId();
    await put(threadShape, uuid, {
      uuid,
      owner,
      type: 'GROUP',
      name: 'Crew North',
      lastAt: Date.now() - 60_000,
      participantIds: [ada, away, named, talking, left, shutOut].map(({ uid }) => uid),
      seen: { [talking.uid]: Date.now() - 30_000, [named.uid]: Date.now() - 30_000 },
    });
    const said = await say(uuid, ada.uid, { owner, body: 'Dry so far.', mentions: [named.uid] });
    await expect.poll(() => newsOf(away.uid), COLD).toEqual([['message', 'Ada Weir wrote in Crew North']]);
    await expect
      .poll(() => newsOf(named.uid), COLD)
      .toEqual([['mention', 'Ada Weir mentioned you in Crew North']]);
    await tellOfMessage(db, changeOf(said, null, { ...(await message(said)), isCounted: false }));
    expect(
      await Promise.all([ada, away, named, talking, left, shutOut].map(({ uid }) => newsOf(uid))),
    ).toMatchObject([
      [],
      [['message', 'Ada Weir wrote in Crew North']],
      [['mention', 'Ada Weir mentioned you in Crew North']],
      [],
      [],
      [],
    ]);
  });
});
