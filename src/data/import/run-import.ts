import { AppError } from '@/domain/core/errors';
import type { ImportNoun, ImportRun } from '@/domain/import/import-run';
import type { Viewer } from '@/domain/access/viewer';
import { toAppError } from '../base/app-error';
import { moveImport } from './import-record';
import { importRun } from './imports';
import type { Intent } from '../core/intent';
import { nextTask } from '../base/next-task';
import type { DocStore } from '../store/port';

export type RunImport<Row> = {
  readonly store: DocStore;
  readonly send: (intent: Intent) => Promise<void>;
  readonly viewer: Viewer;
  readonly noun: ImportNoun;
  readonly importId: string;
  /** Creates the import's record, unless an earlier attempt did. */
  readonly start: Intent;
  readonly batch: (index: number) => Promise<readonly Row[]>;
  /** The commit of one batch, from the records as they are now. Rejects with AppError. */
  readonly write: (index: number, rows: readonly Row[]) => Promise<Intent>;
  readonly onProgress: (batchesIn: number) => void;
  /** Called before each batch: true stops, and stored batches stay. */
  readonly isCancelled: () => boolean;
  /** Resolves when a retry is worthwhile; null gives up at once. */
  readonly untilBack: (() => Promise<void>) | null;
};

const MOST_TRIES = 3;

/**
 * Writes the rest of an import, batch by batch, from the position in its record. A batch refused because it is already
 * stored (its answer was lost, or another tab sent it) is skipped. Without a connection it waits and continues by
 * itself, when `untilBack` resolves. Rejects with AppError; stored batches stay, and another run continues.
 */
export async function runImport<Row>(run: RunImport<Row>): Promise<'done' | 'stopped'> {
  let tries = 0;
  const onProgress = (batchesIn: number) => {
    tries = 0;
    run.onProgress(batchesIn);
  };
  for (;;) {
    try {
      return await goOn({ ...run, onProgress });
    } catch (error) {
      const { code } = toAppError(error);
      const isWorthIt = code === 'network' || (code === 'unavailable' && tries < MOST_TRIES);
      if (!isWorthIt || !run.untilBack) throw error;
      // The stop could not be stored: the record shows the progress, which suffices to continue.
      if (run.isCancelled()) return 'stopped';
      tries += 1;
      await run.untilBack();
    }
  }
}

async function goOn<Row>(run: RunImport<Row>): Promise<'done' | 'stopped'> {
  const { send, viewer, importId } = run;
  let record = (await readRun(run)) ?? (await begin(run));
  if (record.state === 'stopped') await send(moveImport(viewer, importId, 'running'));
  let next = record.batchesIn;
  run.onProgress(next);
  while (next < record.batches) {
    if (run.isCancelled()) {
      await send(moveImport(viewer, importId, 'stopped'));
      return 'stopped';
    }
    const planned = await run.batch(next);
    // Reading the worker's message, creating records and sending them each get their own task.
    await nextTask();
    const batch = await run.write(next, planned);
    await nextTask();
    try {
      await send(batch);
      next += 1;
    } catch (error) {
      const now = await readRun(run);
      if (!now || now.batchesIn <= next) throw error;
      record = now;
      next = now.batchesIn;
    }
    run.onProgress(next);
  }
  if (record.state !== 'done') await send(moveImport(viewer, importId, 'done'));
  return 'done';
}

/** The number of stored batches of an import; 0 before it has a record. Rejects with AppError. */
export async function batchesIn(
  run: Pick<RunImport<unknown>, 'store' | 'viewer' | 'noun' | 'importId'>,
): Promise<number> {
  return (await readRun(run))?.batchesIn ?? 0;
}

/** Creates the record; if another tab was faster, its record counts. */
async function begin<Row>(run: RunImport<Row>): Promise<ImportRun> {
  const refusal = await run.send(run.start).then(
    () => null,
    (error: unknown) => error,
  );
  const record = await readRun(run);
  if (!record) throw refusal ?? new AppError('not-found');
  return record;
}

/** The import's record, null when there is none; an import that is being undone cannot continue. */
async function readRun({
  store,
  viewer,
  noun,
  importId,
}: Pick<RunImport<unknown>, 'store' | 'viewer' | 'noun' | 'importId'>): Promise<ImportRun | null> {
  const { spec, decode } = importRun(viewer, { noun, uuid: importId });
  const { rows, fromCache } = await store.page(spec);
  const decoded = rows[0] && decode(rows[0]);
  if (!decoded) {
    if (fromCache) throw new AppError('network');
    return null;
  }
  if (!decoded.ok) throw new AppError('not-found');
  const { state } = decoded.record;
  if (state === 'undoing' || state === 'undone')
    throw new AppError('conflict', { sentence: 'This import has been taken back.' });
  return decoded.record;
}
