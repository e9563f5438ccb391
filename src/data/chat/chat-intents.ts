import { messageShape } from '@/domain/chat/message';
import { messageKeys } from '@/domain/chat/message-find';
import type { Message } from '@/domain/chat/message';
import { threadShape } from '@/domain/chat/thread';
import { BETWEEN_CONNECTIONS, pairOf } from '@/domain/chat/thread-id';
import type { Thread } from '@/domain/chat/thread';
import type { Viewer } from '@/domain/access/viewer';
import { newId } from '../core/ids';
import type { Intent } from '../core/intent';
import { createRecord, patchRecord } from '../core/writes';
import { now, remove, union } from '../store/port';

/** What a user says: text, and whom and what it names. */
export type Draft = Pick<Message, 'body' | 'mentions' | 'records'> & {
  /** Of a message with files; text by default. Fixed once it is sent. */
  readonly contentType?: Message['contentType'];
};

/** In which thread; `owner` is the thread's. */
export type Place = Pick<Thread, 'uuid' | 'owner'>;

/** A new message's id is the caller's, so that its screen can show it at once. */
export function sendMessage(viewer: Viewer, { uuid, owner }: Place, draft: Draft, id = newId()): Intent {
  return {
    name: 'sendMessage',
    label: 'Message sent',
    writes: [
      createRecord({ ...viewer, owner }, messageShape, {
        ...draft,
        find: messageKeys(draft.body),
        uuid: id,
        threadId: uuid,
      }),
    ],
    undo: null,
  };
}

/**
 * The thread of two people, before their first message. Refused harmlessly when the other person has just started it:
 * the message needs the thread's id alone.
 */
export function startPair(viewer: Viewer, threadId: string): Intent {
  const pair = pairOf(threadId);
  const place = { ...viewer, owner: pair?.owner ?? BETWEEN_CONNECTIONS };
  return {
    name: 'startChat',
    label: 'Chat started',
    writes: [
      createRecord(place, threadShape, {
        uuid: threadId,
        type: 'ONE_TO_ONE',
        participantIds: pair?.people ?? [],
        lastAt: now(),
      }),
    ],
    undo: null,
  };
}

/** A new group of coworkers, the user included, with its first message. */
export function startGroup(
  viewer: Viewer,
  group: { readonly uuid: string; readonly name: string; readonly others: readonly string[] },
  draft: Draft,
  messageId = newId(),
): Intent {
  const place = { uuid: group.uuid, owner: viewer.owner };
  return {
    name: 'startChat',
    label: 'Group started',
    writes: [
      createRecord(viewer, threadShape, {
        uuid: group.uuid,
        type: 'GROUP',
        name: group.name,
        participantIds: [...new Set([viewer.uid, ...group.others])],
        lastAt: now(),
      }),
      ...sendMessage(viewer, place, draft, messageId).writes,
    ],
    undo: null,
  };
}

export function editMessage(viewer: Viewer, message: Message, { body, mentions, records }: Draft): Intent {
  const { find, body: was, mentions: named, records: linked, editedAt } = message;
  const before = { body: was, mentions: named, records: linked, find, editedAt };
  const after = { body, mentions, records, find: messageKeys(body) };
  return {
    name: 'editMessage',
    label: 'Message changed',
    writes: [patchRecord(viewer, messageShape, message.uuid, { ...after, editedAt: now() })],
    undo: [patchRecord(viewer, messageShape, message.uuid, before)],
  };
}

/** Empties a message and keeps its place. */
export function deleteMessage(viewer: Viewer, message: Message): Intent {
  const { body, mentions, records, find } = message;
  const nothing = { body: '', mentions: [], records: [], find: [] };
  return {
    name: 'deleteMessage',
    label: 'Message deleted',
    writes: [patchRecord(viewer, messageShape, message.uuid, { ...nothing, deletedAt: now() })],
    undo: [
      patchRecord(viewer, messageShape, message.uuid, { body, mentions, records, find, deletedAt: null }),
    ],
  };
}

/** Notes that the user has looked at a thread. Only their own counter and mark change, and no stamp. */
export function markSeen(viewer: Viewer, threadId: string): Intent {
  const { uid } = viewer;
  return {
    name: 'markChatSeen',
    label: 'Marked as read',
    writes: [
      {
        kind: 'patch',
        ref: { collection: threadShape.collection, id: threadId },
        fields: { [`unread.${uid}`]: 0, [`seen.${uid}`]: now() },
      },
    ],
    undo: null,
  };
}

export function renameGroup(viewer: Viewer, { uuid, name: before }: Thread, name: string): Intent {
  return {
    name: 'changeGroup',
    label: 'Group renamed',
    writes: [patchRecord(viewer, threadShape, uuid, { name })],
    undo: [patchRecord(viewer, threadShape, uuid, { name: before })],
  };
}

/** Adds people, who see all of the group's messages. */
export function addToGroup(viewer: Viewer, { uuid }: Pick<Thread, 'uuid'>, uids: readonly string[]): Intent {
  return {
    name: 'changeGroup',
    label: uids.length === 1 ? 'Added to the group' : `${uids.length} people added to the group`,
    writes: [patchRecord(viewer, threadShape, uuid, { participantIds: union(...uids) })],
    undo: [patchRecord(viewer, threadShape, uuid, { participantIds: remove(...uids) })],
  };
}

/** Takes a person out, who sees none of the group's messages any more. A user who leaves cannot undo it. */
export function removeFromGroup(viewer: Viewer, { uuid }: Pick<Thread, 'uuid'>, uid: string): Intent {
  const isSelf = uid === viewer.uid;
  return {
    name: 'changeGroup',
    label: isSelf ? 'You left the group' : 'Removed from the group',
    writes: [patchRecord(viewer, threadShape, uuid, { participantIds: remove(uid) })],
    undo: isSelf ? null : [patchRecord(viewer, threadShape, uuid, { participantIds: union(uid) })],
  };
}
