import type { DocumentReference } from 'firebase-admin/firestore';
import { may } from '@/domain/access/viewer';
import { isToldOf, mentionWords, messageWords, TELL_MS } from '@/domain/chat/chat-words';
import { countMessage, uncountMessage } from '@/domain/chat/count-message';
import { messageShape, previewOf } from '@/domain/chat/message';
import type { Message } from '@/domain/chat/message';
import { threadShape } from '@/domain/chat/thread';
import { BETWEEN_CONNECTIONS, pairOf } from '@/domain/chat/thread-id';
import type { Thread } from '@/domain/chat/thread';
import { COLLECTIONS } from '@/domain/core/collections';
import { initialOf } from '@/domain/core/shape';
import { networkName } from '@/domain/network/connection';
import { personName, userShape } from '@/domain/account/user';
import { noteSince } from '../files/orphans';
import { setReaders } from '../files/readers';
import { notify } from '../notifications/notify';
import { readRecord, readSnapshot, storedRecord } from '../records';
import { textField, touches } from './change';
import type { RecordChange, Step } from './change';

/**
 * On a message: counts it for everyone but its sender and shows it in the list of threads; a deleted one is counted back,
 * until it returns. A changed message changes the list when it is the newest. A browser could count wrongly for others, and two senders would overwrite each other.
 */
export const noteInThread: Step = async (db, change) => {
  if (!change.after || wasStored(change) || !touches(change, ['body', 'deletedAt'])) return;
  const messageRef = db.collection(COLLECTIONS.messages).doc(change.id);
  const threadRef = db.collection(COLLECTIONS.threads).doc(textField(change, 'threadId'));
  await db.runTransaction(async (tx) => {
    const [stored, of] = await tx.getAll(messageRef, threadRef);
    const message = stored ? readSnapshot(messageShape, stored) : null;
    if (!message) return;
    const thread = (of ? readSnapshot(threadShape, of) : null) ?? startedBy(message, threadRef);
    if (!thread) return;
    if (message.isCounted && message.deletedAt !== null) {
      tx.set(threadRef, storedRecord(threadShape, { ...thread, ...uncountMessage(thread, message) }));
      tx.update(messageRef, { isCounted: false });
    } else if (!message.isCounted && message.deletedAt === null) {
      const counted = { ...thread, ...countMessage(thread, message) };
      tx.set(threadRef, storedRecord(threadShape, counted));
      tx.update(messageRef, { isCounted: true });
    } else if (thread.lastMessage.id === message.uuid) {
      tx.update(threadRef, { lastMessage: previewOf(message) });
    }
  });
};

/** Whether a message was stored with its count, as the example world's are. No client can do that. */
function wasStored({ before, after }: RecordChange): boolean {
  return !before && after?.['isCounted'] === true;
}

/** The thread of a pair's first message, where the message arrived before its thread; null for groups. */
function startedBy(message: Message, { id }: DocumentReference): Thread | null {
  const pair = pairOf(id);
  if (!pair) return null;
  return {
    ...initialOf(threadShape.fields),
    uuid: id,
    owner: pair.owner,
    participantIds: pair.people,
    lastAt: message.createdAt,
    createdAt: message.createdAt,
    createdBy: message.createdBy,
    updatedAt: message.createdAt,
    updatedBy: message.createdBy,
  };
}

/** On a new message: tells those it mentions, and those who are not taking part in the talk just now. */
export const tellOfMessage: Step = async (db, change) => {
  if (change.before || !change.after || wasStored(change)) return;
  const message = readRecord(messageShape, change.after);
  const threadRef = db.collection(COLLECTIONS.threads).doc(message.threadId);
  const thread = readSnapshot(threadShape, await threadRef.get());
  if (!thread || message.deletedAt !== null) return;
  const { createdBy: by, mentions, owner } = message;
  const sender = readSnapshot(userShape, await db.collection(COLLECTIONS.users).doc(by).get());
  if (!sender) return;
  const name = owner === BETWEEN_CONNECTIONS ? networkName(sender) : personName(sender);
  for (const person of thread.participantIds.filter((uid) => uid !== by && isToldOf(thread, message, uid))) {
    const isMention = mentions.includes(person);
    await notify(db, {
      person,
      by,
      owner: owner === BETWEEN_CONNECTIONS ? null : owner,
      kind: isMention ? 'mention' : 'message',
      eventId: message.uuid,
      at: message.createdAt,
      subject: thread.uuid,
      chat: thread.uuid,
      ...(!isMention && { window: TELL_MS }),
      ...(isMention ? mentionWords : messageWords)(thread, message, name),
      sees: async (viewer, tx) => {
        if (!may(viewer, 'team:view')) return false;
        const now = readSnapshot(threadShape, await tx.get(threadRef));
        return now !== null && isToldOf(now, message, viewer.uid);
      },
    });
  }
};

/** On a thread whose people changed: its files are for exactly these. */
export const readersOfFiles: Step = async (db, change) => {
  if (!change.before || !change.after || !touches(change, ['participantIds'])) return;
  const stored = await db.collection(COLLECTIONS.threads).doc(change.id).get();
  const thread = readSnapshot(threadShape, stored);
  if (!thread) return;
  const held = { holder: 'thread', recordId: change.id, owner: thread.owner } as const;
  await setReaders(db, held, thread.participantIds);
};

/** On a message that is deleted or brought back: its files wait an hour for its return, then they are deleted. */
export const filesOfDeleted: Step = async (db, change) => {
  if (!change.before || !change.after || !touches(change, ['deletedAt'])) return;
  const message = db.collection(COLLECTIONS.messages).doc(change.id);
  const files = db
    .collection(COLLECTIONS.files)
    .where('owner', '==', textField(change, 'owner'))
    .where('noun', '==', 'thread')
    .where('recordId', '==', textField(change, 'threadId'))
    .where('partId', '==', change.id)
    .where('createdBy', '==', textField(change, 'createdBy'));
  await noteSince(db, files, change.at, async (tx) => {
    const now = readSnapshot(messageShape, await tx.get(message));
    return now?.deletedAt === null;
  });
};
