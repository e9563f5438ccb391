import { useEffect, useRef, useState } from 'react';

import { toAppError } from '@/data/base/app-error';
import { newId } from '@/data/core/ids';
import { sendFile } from '@/data/files/file-content';
import { deleteFile } from '@/data/files/files';
import type { FilePlace } from '@/data/files/files';
import { useViewer } from '@/data/session/use-session';
import { useSend } from '@/data/runtime/use-commit';
import { AppError } from '@/domain/core/errors';
import { chunkCount, fileRefusal, MOST_FILES } from '@/domain/files/file';
import type { FileRecord } from '@/domain/files/file';

import { prepareFile } from './prepare-file';
import type { Pending } from './sending-list';

/** A pending upload. */
export type Sending = Pending & {
  readonly chosen: File;
  /** The record created by the latest attempt, or null. */
  readonly fileId: string | null;
};

/** A record's pending uploads, sent in order; failed ones stay until retried or removed. */
export type SendingFiles = {
  readonly items: readonly Sending[];
  readonly add: (chosen: readonly File[]) => void;
  readonly retry: (item: Sending) => void;
  /** Removes one; a running upload stops and is deleted from the server. */
  readonly remove: (item: Sending) => void;
};

const OFFLINE = 'No connection. The file waits here while this page is open; try again when you are back.';

/** The file's record counts as a part, so that a one-part upload does not stay at zero. */
const sentPercent = (sent: number, parts: number) => Math.round(((sent + 1) / (parts + 1)) * 100);

/** Uploads files to a place that already has `stored` ones, pending ones included, and takes `most`. */
export function useSending(
  at: FilePlace,
  stored: readonly FileRecord[],
  most: number = MOST_FILES,
): SendingFiles {
  const send = useSend();
  const viewer = useViewer();
  const [items, setItems] = useState<readonly Sending[]>([]);
  const queue = useRef(Promise.resolve());
  /** Uploads removed by the user before they were sent. */
  const removed = useRef(new Set<string>());
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);

  const change = (id: string, part: Partial<Sending>) =>
    setItems((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = (id: string) => setItems((all) => all.filter((one) => one.id !== id));

  const sendOne = async ({ id, chosen, fileId }: Sending, held: number) => {
    const isOver = () => hasLeft.current || removed.current.has(id);
    if (isOver()) return;
    change(id, { state: 'sending' });
    let begun: string | null = null;
    try {
      const { file, content } = await prepareFile(chosen);
      const refusal = fileRefusal(file, held, most);
      if (refusal !== null) throw new AppError('invalid', { sentence: refusal });
      const instead = stored.some(({ uuid }) => uuid === fileId) ? fileId : null;
      change(id, { fileId: file.uuid });
      begun = file.uuid;
      await sendFile({
        send: (intent) => (isOver() ? Promise.reject(new AppError('unsent')) : send(intent)),
        viewer,
        at,
        file,
        content,
        instead,
        onProgress: (sent) => change(id, { percent: sentPercent(sent, chunkCount(file.size)) }),
      });
      drop(id);
    } catch (error) {
      if (removed.current.has(id)) {
        // The server deletes an incomplete file within a day, too.
        if (begun !== null) await send(deleteFile({ uuid: begun })).catch(() => undefined);
        return;
      }
      const { code, message } = toAppError(error);
      const problem = code === 'network' ? OFFLINE : message;
      change(id, { state: 'failed', percent: 0, problem, mayRetry: code !== 'invalid' });
    }
  };
  const enqueue = (item: Sending, held: number) => {
    queue.current = queue.current.then(() => sendOne(item, held));
  };

  return {
    items,
    add: (chosen) => {
      const added = chosen.map((one): Sending => {
        return {
          id: newId(),
          name: one.name,
          chosen: one,
          state: 'waiting',
          percent: 0,
          problem: '',
          mayRetry: false,
          fileId: null,
        };
      });
      setItems((all) => [...all, ...added]);
      added.forEach((item, index) => enqueue(item, stored.length + items.length + index));
    },
    retry: (item) => {
      change(item.id, { state: 'waiting', problem: '' });
      enqueue(item, stored.length);
    },
    remove: ({ id }) => {
      removed.current.add(id);
      drop(id);
    },
  };
}
