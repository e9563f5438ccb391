import { useSyncExternalStore } from 'react';
import type { Viewer } from '@/domain/access/viewer';
import type { LiveStore } from '../../live/live-store';
import { useData } from '../../runtime/data-context';
import { readOwnDevice } from '../../base/own-device';
import { browserSignal } from '../../base/signal';
import { useViewer } from '../../session/use-session';
import type { DocStore } from '../../store/port';
import { createDeviceFiles } from './device-files';
import { openUploads } from './upload-queue';
import type { Upload, UploadQueue } from './upload-queue';
import { createWindowStorage } from './waiting-file';

/** One queue for each open store: a store is replaced when the user or their rights change. */
const queues = new WeakMap<DocStore, UploadQueue>();

/** The signed-in user's photos and files on their way; the first use sends what an earlier window left. */
export function useUploadQueue(): { readonly queue: UploadQueue; readonly uploads: readonly Upload[] } {
  const { store, live } = useData();
  const viewer = useViewer();
  const queue = queueOf(store, live, viewer);
  return { queue, uploads: useSyncExternalStore(queue.subscribe, queue.get) };
}

function queueOf(store: DocStore, live: LiveStore, viewer: Viewer): UploadQueue {
  const known = queues.get(store);
  if (known) return known;
  const isKept = readOwnDevice() && typeof indexedDB !== 'undefined';
  const queue = openUploads({
    viewer,
    storage: isKept ? createDeviceFiles() : createWindowStorage(),
    store,
    send: async ({ writes }) => {
      await store.send(writes);
      live.noteWritten(writes);
    },
    signal: browserSignal,
    alone: (run) => inOneWindow(`joblane-uploads-${viewer.uid}`, run),
  });
  queues.set(store, queue);
  return queue;
}

/** Runs in one window of this device at a time, where the browser can tell. */
async function inOneWindow(name: string, run: () => Promise<void>): Promise<void> {
  if (typeof navigator.locks === 'undefined') return run();
  await navigator.locks.request(name, run);
}
