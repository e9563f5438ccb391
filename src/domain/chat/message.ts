import { bookkeeping } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import {
  boolean,
  choice,
  defineShape,
  groupList,
  moment,
  optionalMoment,
  requiredText,
  derivedByServer,
  text,
  textList,
} from '../core/shape';
import type { Infer } from '../core/shape';
import type { FileRecord } from '../files/file';
import { MAX_FIND } from '../search/find-fields';
import { MAX_PREVIEW, MOST_PARTICIPANTS } from './thread';
import { MAX_THREAD_ID } from './thread-id';
import type { Thread } from './thread';

export const MAX_MESSAGE = 10_000;
export const MOST_LINKED = 5;
/** Most beginnings kept of one message. */
export const MOST_MESSAGE_KEYS = 100;
export const CONTENT_TYPES = ['text', 'image', 'file'] as const;

/** `Messages/{id}`: one message of a thread. A deleted one keeps its place without its text. */
export const messageShape = defineShape(COLLECTIONS.messages, {
  uuid: bookkeeping(requiredText(64)),
  /** The owner of its thread. */
  owner: bookkeeping(text(128)),
  threadId: requiredText(MAX_THREAD_ID),
  body: text(MAX_MESSAGE),
  contentType: choice(CONTENT_TYPES),
  /** Uids of people named in the text. */
  mentions: textList(MOST_PARTICIPANTS, 128),
  /** Records named in the text by their number; readers without the right to open one see the number alone. */
  records: groupList(MOST_LINKED, {
    noun: choice(['tracker', 'job']),
    id: text(64),
    number: text(30),
  }),
  /** Beginnings of its words for the search in its thread; see `message-find.ts`. */
  find: textList(MOST_MESSAGE_KEYS, MAX_FIND),
  editedAt: optionalMoment(),
  deletedAt: optionalMoment(),
  /** Set by functions with the thread's counters, so that a repeated event counts once. */
  isCounted: derivedByServer(boolean()),
  createdAt: bookkeeping(moment()),
  /** The sender. */
  createdBy: bookkeeping(text(128)),
  updatedAt: bookkeeping(moment()),
  updatedBy: bookkeeping(text(128)),
});
export type Message = Infer<typeof messageShape>;
export type LinkedRecord = Message['records'][number];

/** The line of a message in the list of threads. */
export function previewOf(
  message: Pick<Message, 'uuid' | 'createdBy' | 'body' | 'contentType' | 'deletedAt'>,
): Thread['lastMessage'] {
  const text = message.body.replaceAll(/\s+/g, ' ').trim();
  return {
    id: message.uuid,
    senderId: message.createdBy,
    body: text.length > MAX_PREVIEW ? `${text.slice(0, MAX_PREVIEW - 1).trimEnd()}…` : text,
    kind: message.deletedAt === null ? message.contentType : 'deleted',
  };
}

/** The words of a preview: its text, or the words for files without a text. */
export function previewWords({ body, kind }: Pick<Thread['lastMessage'], 'body' | 'kind'>): string {
  if (kind === 'deleted') return 'Message deleted';
  if (body !== '') return body;
  return kind === 'image' ? 'Photo' : kind === 'file' ? 'File' : '';
}

/** Whether a person may change or delete a message. */
export function isOwn(message: Pick<Message, 'createdBy' | 'deletedAt'>, uid: string): boolean {
  return message.createdBy === uid && message.deletedAt === null;
}

/** Whether a file belongs to a message: its sender's own, as another participant could add files under its id. */
export function isFileOf(
  message: Pick<Message, 'uuid' | 'createdBy'>,
  file: Pick<FileRecord, 'partId' | 'createdBy' | 'state'>,
): boolean {
  return file.partId === message.uuid && file.createdBy === message.createdBy && file.state === 'ready';
}
