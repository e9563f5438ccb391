import { dayOf } from '../time/time';
import type { Day } from '../time/time';
import { MINUTE_MS } from '../time/time';
import type { Message } from './message';

/** Messages of one person in a row are shown as one block up to this pause. */
export const BLOCK_MS = 5 * MINUTE_MS;

/** A message with what its place among the others says about it. */
export type Said = {
  readonly message: Message;
  /** Set where a new day begins. */
  readonly day: Day | null;
  /** The first message of a person's block shows their name and the time. */
  readonly opensBlock: boolean;
  /** The first message the reader has not seen. */
  readonly isFirstNew: boolean;
};

export type TalkPlace = {
  readonly zone: string;
  readonly reader: string;
  /** Epoch ms when the reader last looked; null without a mark. */
  readonly newSince: number | null;
  /** The message before the first, where these are a part of the thread. */
  readonly previous?: Message | null;
};

/** Messages, oldest first, with day separators, blocks and the mark of what is new. */
export function talkOf(
  messages: readonly Message[],
  { zone, reader, newSince, previous = null }: TalkPlace,
): readonly Said[] {
  const firstNew =
    newSince === null ? undefined : messages.find((one) => isNewTo(one, reader, newSince))?.uuid;
  const isLater = newSince !== null && previous !== null && previous.createdAt > newSince;
  return messages.map((message, at) => {
    const before = messages[at - 1] ?? previous;
    const day = dayOf(message.createdAt, zone);
    const isNewDay = !before || dayOf(before.createdAt, zone) !== day;
    const isFirstNew = message.uuid === firstNew && !isLater;
    const opensBlock =
      isNewDay ||
      isFirstNew ||
      before.createdBy !== message.createdBy ||
      message.createdAt - before.createdAt > BLOCK_MS;
    return { message, day: isNewDay ? day : null, opensBlock, isFirstNew };
  });
}

function isNewTo(message: Message, reader: string, newSince: number): boolean {
  return message.createdBy !== reader && message.createdAt > newSince;
}
