import { bookkeeping } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import {
  choice,
  defineShape,
  group,
  integer,
  moment,
  perPerson,
  requiredText,
  derivedByServer,
  text,
  textList,
} from '../core/shape';
import type { Infer } from '../core/shape';
import { MAX_THREAD_ID } from './thread-id';

export const THREAD_TYPES = ['ONE_TO_ONE', 'GROUP'] as const;

export const MOST_PARTICIPANTS = 50;
export const MAX_GROUP_NAME = 80;

/** Unread messages of one person are counted up to here. */
export const MOST_UNREAD = 9_999;

export const MAX_PREVIEW = 140;

/** `Threads/{id}`: coworkers, or two connections (owner ''). Who left the company stays listed and sees nothing. */
export const threadShape = defineShape(COLLECTIONS.threads, {
  uuid: bookkeeping(requiredText(MAX_THREAD_ID)),
  /** Company id; '' for a thread between connections. */
  owner: bookkeeping(text(128)),
  type: choice(THREAD_TYPES),
  participantIds: textList(MOST_PARTICIPANTS, 128),
  /** A group's name; '' for one named after its people. */
  name: text(MAX_GROUP_NAME),
  /** The newest message as the list shows it; functions keep it. */
  lastMessage: derivedByServer(
    group({
      id: text(64),
      senderId: text(128),
      body: text(MAX_PREVIEW),
      kind: choice(['text', 'image', 'file', 'deleted']),
    }),
  ),
  lastAt: moment(),
  /** Messages since each person last looked; functions count, each person resets their own. */
  unread: bookkeeping(perPerson(MOST_PARTICIPANTS, integer(0, MOST_UNREAD))),
  /** When each person last looked, epoch ms. */
  seen: bookkeeping(perPerson(MOST_PARTICIPANTS, moment())),
  createdAt: bookkeeping(moment()),
  createdBy: bookkeeping(text(128)),
  updatedAt: bookkeeping(moment()),
  updatedBy: bookkeeping(text(128)),
});
export type Thread = Infer<typeof threadShape>;

/** A person's number of unread messages. */
export function unreadOf(thread: Pick<Thread, 'unread'>, uid: string): number {
  return thread.unread[uid] ?? 0;
}

/** The other participants who have looked at the thread since `at` (epoch ms), in the order of the thread. */
export function seenSince(
  thread: Pick<Thread, 'participantIds' | 'seen'>,
  at: number,
  reader: string,
): readonly string[] {
  return thread.participantIds.filter((uid) => uid !== reader && (thread.seen[uid] ?? 0) >= at);
}

/** A thread's title for one person: the group's name, or the other people by name. */
export function threadTitle(
  thread: Pick<Thread, 'name' | 'participantIds'>,
  uid: string,
  nameOf: (uid: string) => string,
): string {
  if (thread.name !== '') return thread.name;
  const others = thread.participantIds.filter((one) => one !== uid).map(nameOf);
  if (others.length <= MOST_NAMED) return joined(others) || 'Only you';
  return `${others.slice(0, MOST_NAMED).join(', ')} and ${others.length - MOST_NAMED} others`;
}

const MOST_NAMED = 3;

/** Names as a sentence lists them: "Rosa, Omar and you". */
export function joined(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
