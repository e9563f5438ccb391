import { useRef, useState } from 'react';

import { toAppError } from '@/data/base/app-error';
import { newId } from '@/data/core/ids';
import type { FilePlace, NewFile } from '@/data/files/files';
import type { Upload } from '@/data/files/uploads/upload-queue';
import { useUploadQueue } from '@/data/files/uploads/use-upload-queue';
import { useIsOnline } from '@/data/runtime/use-is-online';
import { useViewer } from '@/data/session/use-session';
import { fileKind, fileRefusal, photoTime, takenTime } from '@/domain/files/file';
import type { FileRecord } from '@/domain/files/file';

import { prepareFile } from './prepare-file';
import type { Pending } from './sending-list';

/** A record's photos and files that are not sent yet. */
export type Uploads = {
  readonly items: readonly Pending[];
  /** Whether a file, or one not sent yet, was added since this was mounted. */
  readonly isNew: (id: string) => boolean;
  /** Whether leaving the app now would lose some. */
  readonly isAtRisk: boolean;
  /** Adds files; photos among them get this tag. */
  readonly add: (chosen: readonly File[], tag: FileRecord['tag']) => void;
  /** Adds a marked copy, with what is said about its photo. */
  readonly addMarked: (marked: File, photo: FileRecord) => void;
  readonly retry: (item: Pending) => void;
  readonly remove: (item: Pending) => void;
};

/** Reading and shrinking run one after the other: twenty photos at once would freeze a phone. */
let preparing = Promise.resolve();

/** Adds photos and files to a record: they wait on this device for a connection, also over a reload. */
export function useUploads(at: FilePlace, stored: readonly FileRecord[]): Uploads {
  const viewer = useViewer();
  const isOnline = useIsOnline();
  const { queue, uploads } = useUploadQueue();
  const [early, setEarly] = useState<readonly Pending[]>([]);
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const removed = useRef(new Set<string>());
  const ofRecord = uploads.filter(
    ({ waiting }) => waiting.at.noun === at.noun && waiting.at.recordId === at.recordId,
  );
  const held = new Set([...stored, ...ofRecord.map(({ waiting }) => waiting.file)].map(({ uuid }) => uuid));

  const prepare = async (item: Pending, chosen: File, before: number, more: Partial<NewFile> = {}) => {
    try {
      const { file: prepared, content } = await prepareFile(chosen);
      const file = fileKind(prepared.type) === 'picture' ? { ...prepared, ...more } : prepared;
      const refusal = fileRefusal(file, before);
      if (refusal !== null) {
        setEarly((all) => all.map((one) => (one.id === item.id ? refused(one, refusal) : one)));
        return;
      }
      const { uid, owner } = viewer;
      const fresh = { isBegun: false, sentParts: 0, refusal: '' };
      // The choice may have been taken back while the photo was read.
      if (removed.current.has(item.id)) return;
      setAdded((all) => new Set([...all, file.uuid]));
      await queue.add({ file, uid, owner, at, content, addedAt: Date.now(), ...fresh });
      setEarly((all) => all.filter(({ id }) => id !== item.id));
    } catch (error) {
      const { message } = toAppError(error);
      setEarly((all) => all.map((one) => (one.id === item.id ? refused(one, message) : one)));
    }
  };

  return {
    items: [...ofRecord.map((upload) => pendingOf(upload, isOnline)), ...early],
    isNew: (id) => added.has(id) || early.some((one) => one.id === id),
    isAtRisk:
      ofRecord.some(({ isKept, state }) => !isKept && state !== 'failed') ||
      early.some(({ state }) => state === 'waiting'),
    add: (chosen, tag) => {
      const added = chosen.map((file) => ({ file, item: newPending(file.name) }));
      setEarly((all) => [...all, ...added.map(({ item }) => item)]);
      added.forEach(({ file, item }, index) => {
        const takenAt = takenTime(file.lastModified, Date.now());
        preparing = preparing.then(() => prepare(item, file, held.size + index, { tag, takenAt }));
      });
    },
    addMarked: (marked, photo) => {
      const item = newPending(marked.name);
      setEarly((all) => [...all, item]);
      const { uuid, tag, caption, markedFrom } = photo;
      const more = { tag, caption, takenAt: photoTime(photo), markedFrom: markedFrom || uuid };
      preparing = preparing.then(() => prepare(item, marked, held.size, more));
    },
    retry: ({ id }) => queue.retry(id),
    remove: ({ id }) => {
      removed.current.add(id);
      setEarly((all) => all.filter((one) => one.id !== id));
      if (ofRecord.some(({ waiting }) => waiting.file.uuid === id)) queue.remove(id);
    },
  };
}

const refused = (item: Pending, problem: string): Pending => ({
  ...item,
  state: 'failed',
  problem,
});

function newPending(name: string): Pending {
  return {
    id: newId(),
    name,
    state: 'waiting',
    percent: 0,
    problem: '',
    mayRetry: false,
  };
}

function pendingOf(upload: Upload, isOnline: boolean): Pending {
  const { waiting, state, percent } = upload;
  const isHeldUp = state === 'waiting' && (upload.isHeldUp || !isOnline);
  return {
    id: waiting.file.uuid,
    name: waiting.file.name,
    thumb: waiting.file.thumb,
    state,
    percent,
    problem: state === 'failed' ? waiting.refusal : '',
    mayRetry: true,
    ...(isHeldUp && { note: waitingText(upload) }),
  };
}

function waitingText({ isKept, hasRoom }: Upload): string {
  if (isKept) return 'Waits on this device for a connection';
  const wait = 'Waits for a connection while this page is open';
  return hasRoom ? wait : `${wait}: this device has no room to keep it`;
}
