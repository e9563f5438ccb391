import { useCallback } from 'react';

import { filesBeside, MOST_PARTS } from '@/data/files/files';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { isFileOf } from '@/domain/chat/message';
import type { Message } from '@/domain/chat/message';
import type { FileRecord } from '@/domain/files/file';

const NONE: readonly FileRecord[] = [];

/** The files of a block's messages, in one query; no query where none has any. */
export function useFilesOf(messages: readonly Message[]): (message: Message) => readonly FileRecord[] {
  const viewer = useViewer();
  const holding = messages.filter(
    ({ contentType, deletedAt }) => contentType !== 'text' && deletedAt === null,
  );
  const [first] = holding;
  const partIds = holding.slice(-MOST_PARTS).map(({ uuid }) => uuid);
  const { rows } = useLive(
    first
      ? filesBeside(viewer, { holder: 'thread', recordId: first.threadId, owner: first.owner, partIds })
      : null,
  );
  return useCallback(
    (message) => (message.contentType === 'text' ? NONE : rows.filter((file) => isFileOf(message, file))),
    [rows],
  );
}
