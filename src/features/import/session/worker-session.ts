import type { DirectoryMatches } from '@/data/directory/use-directory-matches';
import type { DocStore } from '@/data/store/port';
import type { Viewer } from '@/domain/access/viewer';
import type { DuplicateChoice } from '@/domain/import/planned';
import type { ImportKind, OnProgress, PlanNeeds } from '../kind/import-kind';
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
export type WorkerSession<T extends ImportTypes> = {
  readonly worker: () => ImportWorker<T>;
  /** The opened file, or the sentence why it cannot be imported. */
  readonly open: (file: OpenedBytes, context: T['guess']) => Promise<Work | string>;
  /** Finds the records that rows may match and passes them to the worker. Rejects with AppError. */
  readonly meet: (wanted: T['wanted'], onProgress?: OnProgress) => Promise<void>;
  /** True when a plan needs data about them that is not loaded yet. */
  readonly lacks: (needs: PlanNeeds) => boolean;
  /** Loads it and passes it to the worker. Rejects with AppError. */
  readonly complete: (needs: PlanNeeds, onProgress?: OnProgress) => Promise<void>;
  readonly met: (choice: DuplicateChoice) => T['met'];
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
    ...{ store, viewer, matchesInDirectory },
    tell: (met) => worker().meet(met),
  });
  return {
    worker,
    open: async ({ bytes, fileName, letters }, context) => {
      const file = await worker().open(bytes, context, letters);
      if (!file.ok) return file.sentence;
      const { ok: _, ...found } = file;
      return { ...NO_WORK, fileName, chosenLetters: letters, ...found };
    },
    meet: (wanted, onProgress = () => undefined) => meeting.meet(wanted, onProgress),
    lacks: meeting.lacks,
    complete: (needs, onProgress = () => undefined) => meeting.complete(needs, onProgress),
    met: meeting.met,
    close: () => {
      open?.close();
      open = null;
      meeting.clear();
    },
  };
}
