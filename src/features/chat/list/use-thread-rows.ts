import { useEffect, useMemo } from 'react';
import { threadsOf } from '@/data/chat/chats';
import type { Contacts } from '@/data/chat/use-contacts';
import { usePages } from '@/data/live/use-live';
import type { LivePages } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { usePreferences } from '@/data/session/use-settings';
import { previewWords } from '@/domain/chat/message';
import { threadTitle, unreadOf } from '@/domain/chat/thread';
import { otherIn } from '@/domain/chat/thread-id';
import type { Thread } from '@/domain/chat/thread';
import { isFoundIn } from '@/domain/search/find';
import { nameWordsOf, wordsOf } from '@/domain/search/words';

import type { ThreadLine } from './thread-line';
import { useThreadNotices } from './use-thread-notices';

export const THREAD_VIEWS = ['all', 'unread', 'groups', 'people'] as const;
export type ThreadView = (typeof THREAD_VIEWS)[number];

export type ThreadLines = {
  readonly pages: LivePages<Thread>;
  readonly lines: readonly ThreadLine[];
  readonly unread: number;
  /** Whether the view or a search leaves threads out. */
  readonly isNarrowed: boolean;
  /** Whether older threads are still being looked through. */
  readonly isLooking: boolean;
};

/** Threads of a view that a search finds by people, name or last message, among all: pages follow by themselves. */
export function useThreadLines(contacts: Contacts, view: ThreadView, search: string): ThreadLines {
  const viewer = useViewer();
  const { uid } = viewer;
  const pages = usePages(threadsOf(viewer));
  const isNarrowed = view !== 'all' || search.trim() !== '';
  const isLooking = isNarrowed && pages.hasMore;
  const { loadMore, loadingMore } = pages;
  useEffect(() => {
    if (isLooking && !loadingMore) loadMore();
  }, [isLooking, loadingMore, loadMore]);
  const { mutedChats } = usePreferences().preferences;
  const all = useMemo(
    () => pages.rows.map((thread) => lineOf(thread, uid, contacts, mutedChats.includes(thread.uuid))),
    [pages.rows, uid, contacts, mutedChats],
  );
  const lines = useMemo(() => {
    return all.filter((line) => isInView(line, view) && isFoundBy(line, search, uid, contacts));
  }, [all, view, search, uid, contacts]);
  useThreadNotices(all);
  return { pages, lines, unread: all.filter((line) => line.unread > 0).length, isNarrowed, isLooking };
}

function lineOf(thread: Thread, uid: string, contacts: Contacts, isMuted: boolean): ThreadLine {
  const nameOf = (one: string) => contacts.nameOf(one, thread.uuid);
  const { senderId } = thread.lastMessage;
  const words = previewWords(thread.lastMessage);
  const isGroup = thread.type === 'GROUP';
  const sender = senderId === uid ? 'You' : isGroup ? (nameOf(senderId).split(' ')[0] ?? '') : '';
  return {
    thread,
    title: threadTitle(thread, uid, nameOf),
    picture: isGroup ? '' : contacts.pictureOf(otherIn(thread.uuid, uid) ?? ''),
    farewell: farewellOf(thread, contacts, uid),
    preview: sender === '' || words === '' ? words : `${sender}: ${words}`,
    unread: unreadOf(thread, uid),
    isMuted,
  };
}

function farewellOf({ uuid, owner }: Thread, contacts: Contacts, uid: string): string {
  const isOver = otherIn(uuid, uid) !== null && contacts.behind(uuid) === null && !contacts.isLoading;
  if (!isOver) return '';
  return owner === '' ? 'No longer connected' : 'Has left';
}

function isInView({ thread, unread }: ThreadLine, view: ThreadView): boolean {
  if (view === 'unread') return unread > 0;
  return view === 'all' || (thread.type === 'GROUP') === (view === 'groups');
}

function isFoundBy(
  { thread, title, preview }: ThreadLine,
  search: string,
  uid: string,
  contacts: Contacts,
): boolean {
  const others = thread.participantIds.filter((one) => one !== uid);
  return isFoundIn(search, () => [
    ...wordsOf(`${title}, ${preview}`),
    ...others.flatMap((one) => nameWordsOf(contacts.nameOf(one, thread.uuid))),
  ]);
}
