import type { Viewer } from '@/domain/access/viewer';
import { chunkCount } from '@/domain/files/file';
import type { Intent } from '../../core/intent';
import type { Signal } from '../../base/signal';
import type { DocStore } from '../../store/port';
import { deleteFile } from '../files';
import { refusalOf, sendWaiting } from './send-waiting';
import type { WaitingChange, WaitingFile, WaitingStorage } from './waiting-file';

/** A waiting file as screens show it. */
export type Upload = {
  readonly waiting: WaitingFile;
  readonly state: 'waiting' | 'sending' | 'failed';
  readonly percent: number;
  /** The last attempt met no connection. */
  readonly isHeldUp: boolean;
  /** False when a reload would lose it: the device has no room, or is a shared one. */
  readonly isKept: boolean;
  /** False when the device refused to keep it. */
  readonly hasRoom: boolean;
};

/** A person's photos and files on their way, in the order in which they were added. */
export type UploadQueue = {
  readonly get: () => readonly Upload[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (waiting: WaitingFile) => Promise<void>;
  /** Tries one that was refused once more. */
  readonly retry: (id: string) => void;
  /** Takes one out; what the server has of it is deleted. */
  readonly remove: (id: string) => void;
  readonly close: () => void;
};

export type UploadParts = {
  readonly viewer: Viewer;
  readonly storage: WaitingStorage;
  readonly store: Pick<DocStore, 'readServer'>;
  readonly send: (intent: Intent) => Promise<void>;
  readonly signal: Signal;
  /** Runs the sending in one window at a time. */
  readonly alone: (run: () => Promise<void>) => Promise<void>;
};

/** Pauses after a lost connection, in ms: the browser does not always notice that it is back. */
const PAUSES_MS = [5_000, 15_000, 60_000] as const;

/** The user added it in a company that they left, or were removed from, before it was sent. */
const OTHER_BUSINESS = 'You added this for a company that you are not in now. Save it as a file to keep it.';

/** Opens the queue of one person and business, and sends what an earlier window left. */
export function openUploads({ viewer, storage, store, send, signal, alone }: UploadParts): UploadQueue {
  const listeners = new Set<() => void>();
  let uploads: readonly Upload[] = [];
  let isClosed = false;
  let isRunning = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const publish = (next: readonly Upload[]) => {
    uploads = next;
    for (const tell of [...listeners]) tell();
  };
  const find = (id: string) => uploads.find(({ waiting }) => waiting.file.uuid === id);
  const set = (id: string, part: Partial<Upload>) =>
    publish(uploads.map((one) => (one.waiting.file.uuid === id ? { ...one, ...part } : one)));
  const note = async (id: string, change: WaitingChange) => {
    const one = find(id);
    if (!one) return;
    set(id, { waiting: { ...one.waiting, ...change }, percent: percentOf({ ...one.waiting, ...change }) });
    // A device that cannot note it sends a part again after a reload, which does no harm.
    await storage.change(id, change).catch(() => undefined);
  };
  const drop = async (id: string) => {
    publish(uploads.filter(({ waiting }) => waiting.file.uuid !== id));
    await storage.remove(id).catch(() => undefined);
  };

  /** Sends one; false when the connection is lost and the others have to wait, too. */
  const sendOne = async (id: string): Promise<boolean> => {
    const one = find(id);
    if (!one) return true;
    set(id, { state: 'sending', isHeldUp: false });
    const sendUnlessTaken = (intent: Intent) =>
      isClosed || !find(id) ? Promise.reject(new Taken()) : send(intent);
    try {
      const { waiting } = one;
      await sendWaiting({
        store,
        send: sendUnlessTaken,
        viewer,
        waiting,
        note: (change) => note(id, change),
      });
      await drop(id);
      failures = 0;
      return true;
    } catch (error) {
      if (error instanceof Taken) return true;
      const refusal = refusalOf(error);
      if (refusal === null) {
        set(id, { state: 'waiting', isHeldUp: true });
        return false;
      }
      await note(id, { refusal });
      set(id, { state: 'failed' });
      return true;
    }
  };

  /** Another window may have sent what this one knows as waiting. */
  const dropSent = async () => {
    const kept = new Set((await storage.load(viewer.uid)).map(({ file }) => file.uuid));
    publish(uploads.filter(({ waiting, isKept }) => !isKept || kept.has(waiting.file.uuid)));
  };
  const next = () => (isClosed ? undefined : uploads.find(({ state }) => state === 'waiting'));
  const work = async () => {
    if (storage.isLasting) await dropSent().catch(() => undefined);
    for (let one = next(); one; one = next()) {
      if (!(await sendOne(one.waiting.file.uuid))) {
        timer = setTimeout(start, PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)]);
        failures += 1;
        return;
      }
    }
  };
  function start() {
    clearTimeout(timer);
    if (isRunning || isClosed || !signal.isOnline() || !next()) return;
    isRunning = true;
    void alone(work).finally(() => {
      isRunning = false;
      // Something may have been added while the last one was on its way.
      if (failures === 0) start();
    });
  }

  const stopListening = signal.onChange(() => {
    failures = 0;
    start();
  });
  void storage
    .load(viewer.uid)
    .then((kept) => {
      const inOrder = kept
        .map((one) => (one.owner === viewer.owner ? one : { ...one, refusal: OTHER_BUSINESS }))
        .toSorted((a, b) => a.addedAt - b.addedAt);
      publish([...inOrder.map((waiting) => uploadOf(waiting, storage.isLasting)), ...uploads]);
      start();
    })
    // Unreadable storage holds nothing that could be sent.
    .catch(() => undefined);

  return {
    get: () => uploads,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    add: async (waiting) => {
      const hasRoom = await storage.put(waiting).then(
        () => true,
        () => false,
      );
      if (isClosed) return;
      publish([...uploads, { ...uploadOf(waiting, hasRoom && storage.isLasting), hasRoom }]);
      start();
    },
    retry: (id) => {
      void note(id, { refusal: '' }).then(() => {
        set(id, { state: 'waiting' });
        start();
      });
    },
    remove: (id) => {
      const begun = find(id)?.waiting.isBegun === true;
      void drop(id);
      // The server deletes an incomplete file within a day, too.
      if (begun) send(deleteFile({ uuid: id })).catch(() => undefined);
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      stopListening();
    },
  };
}

/** The user took the file out, or the window is left, while it was on its way. */
class Taken extends Error {}

function uploadOf(waiting: WaitingFile, isKept: boolean): Upload {
  return {
    waiting,
    state: waiting.refusal === '' ? 'waiting' : 'failed',
    percent: percentOf(waiting),
    isHeldUp: false,
    isKept,
    hasRoom: true,
  };
}

/** The file's record counts as a part, so that a one-part upload does not stay at zero. */
function percentOf({ file, isBegun, sentParts }: WaitingFile): number {
  return Math.round(((sentParts + (isBegun ? 1 : 0)) / (chunkCount(file.size) + 1)) * 100);
}
