import { paths } from '../navigation/paths';
import type { EventWords } from '../notifications/news-words';
import { MINUTE_MS } from '../time/time';
import { previewOf, previewWords } from './message';
import type { Message } from './message';
import type { Thread } from './thread';

/** A person who looked at a thread so shortly before a message takes part in the talk and is not told of it. */
export const AWAY_MS = 2 * MINUTE_MS;

/** Messages of a thread within this time are told once. */
export const TELL_MS = 10 * MINUTE_MS;

/** Whether a participant is told of a message: not after they looked, and only mentions while they take part. */
export function isToldOf(
  thread: Pick<Thread, 'participantIds' | 'seen'>,
  message: Message,
  uid: string,
): boolean {
  const seen = thread.seen[uid] ?? 0;
  const isMentioned = message.mentions.includes(uid);
  return thread.participantIds.includes(uid) && seen < message.createdAt - (isMentioned ? 0 : AWAY_MS);
}

/** A message to a person; `by` is the sender's name. */
export function messageWords(
  thread: Pick<Thread, 'uuid' | 'type' | 'name'>,
  message: Message,
  by: string,
): EventWords {
  const isGroup = thread.type === 'GROUP';
  const where = isGroup ? ` in ${thread.name || 'a group'}` : ' to you';
  const link = paths.chatThread(thread.uuid);
  return {
    words: { title: `${by} wrote${where}`, text: previewWords(previewOf(message)), link },
    joined: (count) => ({
      title: isGroup ? `${count} messages${where}` : `${by} sent you ${count} messages`,
      text: previewWords(previewOf(message)),
      link,
    }),
  };
}

/** A message that mentions a person; `by` is the sender's name. */
export function mentionWords(
  thread: Pick<Thread, 'uuid' | 'type' | 'name'>,
  message: Message,
  by: string,
): EventWords {
  const where = thread.type === 'GROUP' ? ` in ${thread.name || 'a group'}` : '';
  const link = paths.chatThread(thread.uuid);
  return {
    words: { title: `${by} mentioned you${where}`, text: previewWords(previewOf(message)), link },
    joined: (count) => ({ title: `${by} mentioned you ${count} times${where}`, link }),
  };
}
