import type { DirectoryMatches } from '@/data/directory/use-directory-matches';
import type { DocStore } from '@/data/store/port';
import type { Viewer } from '@/domain/access/viewer';
import type { ImportKind, Meeting } from '../kind/import-kind';
import type { ImportTypes } from '../kind/import-types';
import type { OpenWorker } from './open-worker';
import { NO_WORK } from './work';
import type { Work } from './work';
import type { ImportWorker } from './worker-api';

/** A file's bytes, and the code page the user has chosen for them, or null. */
export type OpenedBytes = {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly letters: string | null;
};

/** An import worker started on demand, with the records that its rows meet. */
export type WorkerSession<T extends ImportTypes> = Omit<Meeting<T>, 'clear'> & {
  readonly worker: () => ImportWorker<T>;
  /** The opened file, or the sentence why it cannot be imported. */
  readonly open: (file: OpenedBytes, context: T['guess']) => Promise<Work | string>;
  readonly close: () => void;
};

/** Creates a session over a store, for one user. */
export function createWorkerSession<T extends ImportTypes>(
  kind: Pick<ImportKind<T>, 'openWorker' | 'createMeeting'>,
  store: DocStore,
  viewer: Viewer,
  matchesInDirectory: DirectoryMatches,
): WorkerSession<T> {
  let open: OpenWorker<T> | null = null;
  const worker = () => (open ??= kind.openWorker()).worker;
  const meeting = kind.createMeeting({
    store,
    viewer,
    matchesInDirectory,
    tell: (met) => worker().meet(met),
  });
  return {
    ...meeting,
    worker,
    open: async ({ bytes, fileName, letters }, context) => {
      const file = await worker().open(bytes, context, letters);
      if (!file.ok) return file.sentence;
      const { ok: _, ...found } = file;
      return { ...NO_WORK, fileName, chosenLetters: letters, ...found };
    },
    close: () => {
      open?.close();
      open = null;
      meeting.clear();
    },
  };
}
