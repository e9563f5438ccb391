import { useMemo } from 'react';

import { messagesFound } from '@/data/chat/chats';
import { usePages } from '@/data/live/use-live';
import type { LivePages } from '@/data/live/use-live';
import { isMessageFound } from '@/domain/chat/message-find';
import type { Message } from '@/domain/chat/message';

export type FoundMessages = {
  readonly pages: LivePages<Message>;
  /** Those with every typed word, newest first. */
  readonly rows: readonly Message[];
  /** Two letters of a word are typed. */
  readonly isAsked: boolean;
};

/** The messages of a whole thread that have the typed words; pages of one word, narrowed by the others. */
export function useFoundMessages(threadId: string, typed: string): FoundMessages {
  const words = typed.trim();
  const found = useMemo(() => messagesFound(threadId, words), [threadId, words]);
  const pages = usePages(found);
  const rows = useMemo(
    () => pages.rows.filter((message) => message.deletedAt === null && isMessageFound(words, message)),
    [pages.rows, words],
  );
  return { pages, rows, isAsked: found !== null };
}
