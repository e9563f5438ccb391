import type { ClipboardEvent } from 'react';

import { deleteFile, filesBeside, placeBeside } from '@/data/files/files';
import type { FilesBeside } from '@/data/files/files';
import { useLive } from '@/data/live/use-live';
import type { Live } from '@/data/live/use-live';
import { useCommit } from '@/data/runtime/use-commit';
import { useIsOnline } from '@/data/runtime/use-is-online';
import { useUser, useViewer } from '@/data/session/use-session';
import { filesFull, MOST_FILES_BESIDE } from '@/domain/files/file';
import type { FileRecord } from '@/domain/files/file';
import { mayAddBeside } from '@/domain/files/file-rights';

import { useFileDrop } from './use-file-drop';
import type { FileDrop } from './use-file-drop';
import { useLostFiles } from './use-lost-files';
import type { LostFiles } from './use-lost-files';
import { useSending } from './use-sending';
import type { SendingFiles } from './use-sending';

/** Files being added to a card, message, mail or post, and those that are there. */
export type Attaching = {
  /** Sent files, oldest first: `live` says whether they are known yet. */
  readonly files: readonly FileRecord[];
  readonly live: Live<FileRecord>;
  readonly sending: SendingFiles;
  /** Whether some are on their way, so that sending has to wait; failed ones do not count. */
  readonly isPending: boolean;
  readonly lost: LostFiles;
  /** Why nothing can be added now, as a sentence; null when it can. */
  readonly obstacle: string | null;
  /** Files dragged over the area that has `areaProps`. */
  readonly isOver: boolean;
  /** For the area that takes dropped and pasted files, such as a composer. */
  readonly areaProps: FileDrop['dropProps'] & { readonly onPaste?: (event: ClipboardEvent) => void };
  /** Takes back everything added here, for a message or post that is given up. */
  readonly discard: () => void;
};

/** Adds files to a card, message, mail or post, sent at once while that is written: choose its id first. */
export function useAttaching(place: FilesBeside): Attaching {
  const viewer = useViewer();
  const commit = useCommit();
  const isOnline = useIsOnline();
  const { hasAttach } = useUser();
  const { holder, recordId, owner, partId } = place;
  const most = MOST_FILES_BESIDE[holder];
  const partIds = partId === undefined ? {} : { partIds: [partId] };
  const live = useLive(filesBeside(viewer, { holder, recordId, owner, ...partIds }));
  const at = placeBeside(place);
  const sending = useSending(at, live.rows, most);
  const lost = useLostFiles(at, sending.items);
  const obstacle = obstacleTo({
    mayAdd: mayAddBeside(viewer, holder, owner),
    hasAttach,
    isOnline,
    isFull: live.rows.length + sending.items.length >= most,
    most,
  });
  const takes = obstacle === null ? sending.add : null;
  const { isOver, dropProps } = useFileDrop(takes);
  return {
    files: live.rows.filter(({ state }) => state === 'ready').toReversed(),
    live,
    sending,
    isPending: sending.items.some(({ state }) => state !== 'failed'),
    lost,
    obstacle,
    isOver,
    areaProps: { ...dropProps, ...(takes && { onPaste: pasting(takes) }) },
    discard: () => {
      for (const item of sending.items) sending.remove(item);
      for (const file of live.rows) if (file.createdBy === viewer.uid) commit(deleteFile(file));
    },
  };
}

/** Takes pasted pictures and files; text is left to its field, also where programs add a picture of it. */
function pasting(add: (files: readonly File[]) => void) {
  return (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || event.clipboardData.getData('text/plain').trim() !== '') return;
    event.preventDefault();
    add(files);
  };
}

function obstacleTo(facts: {
  readonly mayAdd: boolean;
  readonly hasAttach: boolean;
  readonly isOnline: boolean;
  readonly isFull: boolean;
  readonly most: number;
}): string | null {
  if (!facts.mayAdd) return 'You cannot add photos and files here.';
  if (!facts.hasAttach) return 'Your company has switched off adding photos and files.';
  if (!facts.isOnline) return 'Adding photos and files needs a connection.';
  return facts.isFull ? filesFull(facts.most) : null;
}
