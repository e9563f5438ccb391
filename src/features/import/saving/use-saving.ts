import { useEffect, useRef, useState } from 'react';
import { toAppError } from '@/data/base/app-error';
import { editSettings } from '@/data/company/business-settings';
import { refreshDirectory, settleDirectory } from '@/data/callables/callables';
import { useRestDirectory } from '@/data/directory/use-directory-matches';
import { newId } from '@/data/core/ids';
import { startImport } from '@/data/import/import-record';
import type { ImportStorage } from '@/data/import/import-storage';
import type { StoredWork } from '@/data/import/import-database';
import { useStore } from '@/data/live/use-live';
import { batchesIn, runImport } from '@/data/import/run-import';
import type { RunImport } from '@/data/import/run-import';
import { useViewer } from '@/data/session/use-session';
import { useCommitAsync, useSend } from '@/data/runtime/use-commit';
import { untilBack } from '@/data/base/until-back';
import type { BusinessSettings, CustomFieldDefinition } from '@/domain/company/company';
import type { AppError } from '@/domain/core/errors';
import { slicesOf } from '@/domain/import/met-records';
import type { PlanCounts } from '@/domain/import/planned';
import type { ImportKind } from '../kind/import-kind';
import type { ImportTypes } from '../kind/import-types';
import type { ImportWorker } from '../session/worker-api';
import { storedWork } from '../session/work';
import type { Work } from '../session/work';

/** The progress of saving, in rows. */
export type Saving = {
  /** `settling`: all rows are saved, and the directory is being updated. */
  readonly status: 'running' | 'settling' | 'stopped' | 'failed' | 'done';
  readonly done: number;
  readonly total: number;
  readonly error: AppError | null;
  readonly isWaiting: boolean;
};

export type StartSaving<T extends ImportTypes> = {
  readonly work: Work;
  readonly reading: T['reading'];
  readonly met: T['met'];
  readonly newFields: readonly CustomFieldDefinition[];
  readonly settings: { readonly settings: BusinessSettings; readonly saved: boolean };
  /** Called when this device cannot store the file. */
  readonly onUnkept: () => void;
};

/** An import that can be sent. */
type Run<T extends ImportTypes> = Pick<RunImport<T['writing']>, 'importId' | 'start' | 'write'>;

const AT_START: Saving = { status: 'running', done: 0, total: 0, error: null, isWaiting: false };
const NOTHING: PlanCounts = { create: 0, update: 0, join: 0, skip: 0, refuse: 0 };
/** Remaining batches at which the directory is updated: one update after 10,000 rows took 16 s. */
const REFRESHED_AT: readonly number[] = [60, 12];

/** Saves a file's rows as an import: starts, stops and continues it, also after a reload. */
export function useSaving<T extends ImportTypes>(
  kind: ImportKind<T>,
  worker: () => ImportWorker<T>,
  storage: ImportStorage<T['met'], T['reading']> | null,
) {
  const { noun } = kind;
  const viewer = useViewer();
  const store = useStore();
  const commit = useCommitAsync();
  const send = useSend();
  const restDirectory = useRestDirectory();
  const [saving, setSaving] = useState<Saving>(AT_START);
  const run = useRef<Run<T> | null>(null);
  const isCancelled = useRef(false);

  // Leaving the page stops the import after the current batch.
  useEffect(() => {
    isCancelled.current = false;
    return () => {
      isCancelled.current = true;
    };
  }, []);

  const runOf = async (
    importId: string,
    { fileName, rows: total, preview }: Work,
    newFields: readonly string[],
    reading: T['reading'],
  ): Promise<Run<T>> => {
    const batches = (await worker().batchSizes()).length;
    const counts = preview?.counts ?? NOTHING;
    return {
      importId,
      start: startImport(viewer, { importId, noun, fileName, total, batches, counts, newFields }),
      write: kind.writer({ store, viewer, reading }, importId),
    };
  };

  const fail = (error: unknown) =>
    setSaving((now) => ({ ...now, status: 'failed', error: toAppError(error) }));

  const goOn = async () => {
    if (!run.current) return;
    isCancelled.current = false;
    restDirectory();
    try {
      const sizes = await worker().batchSizes();
      const show = (status: Saving['status'], batches: number) =>
        setSaving({ ...AT_START, status, done: rowsOf(sizes, batches), total: rowsOf(sizes) });
      let count = 0;
      const end = await runImport({
        ...run.current,
        store,
        send,
        viewer,
        noun,
        batch: (index) => worker().batch(index),
        onProgress: (now) => {
          count = now;
          show('running', now);
          if (REFRESHED_AT.includes(sizes.length - now)) refreshDirectory();
        },
        isCancelled: () => isCancelled.current,
        untilBack: () => {
          setSaving((now) => ({ ...now, isWaiting: true }));
          return untilBack();
        },
      });
      if (end === 'done') {
        await storage?.clear();
        show('settling', count);
        await settleDirectory();
      } else refreshDirectory();
      show(end, count);
    } catch (error) {
      fail(error);
    }
  };

  const start = async ({
    work,
    reading,
    met,
    newFields,
    settings: { settings, saved },
    onUnkept,
  }: StartSaving<T>) => {
    const importId = newId();
    const made = newFields.map(({ key }) => key);
    setSaving(AT_START);
    try {
      run.current = await runOf(importId, work, made, reading);
      if (newFields.length > 0)
        await commit(
          editSettings(viewer, settings, saved, { customFields: [...settings.customFields, ...newFields] }),
        );
      // Stored before anything is saved, so that a started import can always continue.
      if (storage)
        await keepRun(storage, slicesOf(met), (slices) =>
          storedWork(work, { reading, importId, slices, newFields: made }),
        ).catch(onUnkept);
    } catch (error) {
      return fail(error);
    }
    await goOn();
  };

  return {
    ...saving,
    start,
    goOn,
    /** Takes over an import of an earlier session; it waits until the user continues it. */
    pickUp: async (
      { importId, newFields, reading }: NonNullable<StoredWork<T['reading']>['run']>,
      work: Work,
    ) => {
      run.current = await runOf(importId, work, newFields, reading);
      const sizes = await worker().batchSizes();
      const waiting: Saving = { ...AT_START, status: 'stopped', total: rowsOf(sizes) };
      try {
        setSaving({ ...waiting, done: rowsOf(sizes, await batchesIn({ store, viewer, noun, importId })) });
      } catch (error) {
        setSaving({ ...waiting, status: 'failed', error: toAppError(error) });
      }
    },
    cancel: () => {
      isCancelled.current = true;
    },
  };
}

async function keepRun<M, R>(
  storage: ImportStorage<M, R>,
  slices: readonly M[],
  work: (slices: number) => StoredWork<R>,
): Promise<void> {
  for (const [at, slice] of slices.entries()) await storage.putSlice(at, slice);
  await storage.putWork(work(slices.length));
}

function rowsOf(sizes: readonly number[], batches = sizes.length): number {
  return sizes.slice(0, batches).reduce((sum, size) => sum + size, 0);
}
