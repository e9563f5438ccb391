import { useCallback, useMemo, useState } from 'react';

import type { LivePages } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import type { Message } from '@/domain/chat/message';
import { seenSince } from '@/domain/chat/thread';
import type { Thread } from '@/domain/chat/thread';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';

import type { Contacts } from '@/data/chat/use-contacts';
import type { StreamPlace } from './stream-place';

export type StreamPlaceInput = {
  readonly threadId: string;
  readonly thread: Thread | null;
  /** The thread is only on this device: it may stand over one that is there already. */
  readonly isPending: boolean;
  readonly contacts: Contacts;
  readonly pages: LivePages<Message>;
  readonly onEdit: (message: Message) => void;
  readonly onDelete: (message: Message) => void;
};

/** What the messages of an open thread need; the same object while nothing of it changes. */
export function useStreamPlace(input: StreamPlaceInput): StreamPlace {
  const { threadId, thread, isPending, contacts, pages } = input;
  const { uid } = useViewer();
  const { nameOf, pictureOf } = contacts;
  const [newSince, setNewSince] = useState<number | null>(null);
  // From the first delivery: the mark stays while the thread is open.
  if (newSince === null && thread && !isPending) setNewSince(thread.seen[uid] ?? 0);
  const nameHere = useCallback((one: string) => nameOf(one, threadId), [nameOf, threadId]);
  const newestOwn = pages.rows.find(({ createdBy }) => createdBy === uid);
  const seenBy =
    thread && newestOwn && !pages.pendingIds.has(newestOwn.uuid)
      ? seenSince(thread, newestOwn.createdAt, uid).map((one) => nameHere(one).split(' ')[0] ?? '')
      : [];
  const [id, by] = [newestOwn?.uuid ?? '', seenBy.join('\n')];
  const onEdit = useStableHandler(input.onEdit);
  const onDelete = useStableHandler(input.onDelete);
  const { pendingIds } = pages;
  return useMemo(
    () => ({
      reader: uid,
      nameOf: nameHere,
      pictureOf,
      newSince,
      pendingIds,
      seen: by === '' ? null : { id, by: by.split('\n') },
      onEdit,
      onDelete,
    }),
    [uid, nameHere, pictureOf, newSince, pendingIds, id, by, onEdit, onDelete],
  );
}
