import { useMemo } from 'react';
import { paths } from '@/domain/navigation/paths';
import { toAppError } from '../base/app-error';
import type { Intent } from '../core/intent';
import { readNotifications, unreadNotificationsTo } from '../notifications/notifications';
import { useData } from '../runtime/data-context';
import { useViewer } from '../session/use-session';
import { markSeen, startPair } from './chat-intents';

/** Writes of an open conversation, which show in it and need no notice. */
export type ChatWrites = {
  /** Sends an intent through the journal; a later refusal is reported and kept there. */
  readonly say: (intent: Intent) => void;
  /** Creates the thread of two people. Not in the journal: the first message makes it as well. */
  readonly start: (threadId: string) => void;
  /**
   * Notes that the user has looked, and marks what the bell says of this thread as read. Not in the journal: nothing
   * was typed, and the next look repeats it.
   */
  readonly look: (threadId: string) => void;
};

export function useChatWrites(): ChatWrites {
  const { store, journal, onRefused } = useData();
  const viewer = useViewer();
  return useMemo(() => {
    const quietly = ({ writes }: Intent) => {
      store.commit(writes).catch(() => undefined);
    };
    // After the look is stored: functions tell of no message that was seen before.
    const look = async (threadId: string) => {
      await store.commit(markSeen(viewer, threadId).writes);
      const { spec } = unreadNotificationsTo(viewer, paths.chatThread(threadId));
      const told = (await store.page(spec)).rows.map(({ id }) => ({ uuid: id }));
      if (told.length > 0) await store.commit(readNotifications(viewer, told).writes);
    };
    return {
      say: (intent) => {
        journal.commit(intent, 'keep').catch((error: unknown) => onRefused(intent, toAppError(error)));
      },
      start: (threadId) => quietly(startPair(viewer, threadId)),
      look: (threadId) => {
        look(threadId).catch(() => undefined);
      },
    };
  }, [store, journal, onRefused, viewer]);
}
