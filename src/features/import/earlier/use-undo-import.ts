import { useState } from 'react';
import { toAppError } from '@/data/core/app-error';
import { refreshDirectory, settleDirectory } from '@/data/callables/callables';
import { undoImport } from '@/data/import/imports';
import type { ImportRun } from '@/domain/import/import-run';
import { notify } from '@/shared/feedback/notify';

/** The progress of an Undo, in batches. */
export type Undoing = { readonly importId: string; readonly done: number; readonly total: number };

/** Undoes imports, one at a time; reports a failure, and a retry continues. */
export function useUndoImport() {
  const [undoing, setUndoing] = useState<Undoing | null>(null);

  const undo = async ({ uuid: importId, batchesIn, batchesUndone, fileName }: ImportRun) => {
    setUndoing({ importId, done: batchesUndone, total: batchesIn });
    try {
      let progress = await undoImport(importId);
      while (progress.undone < progress.batches) {
        setUndoing({ importId, done: progress.undone, total: progress.batches });
        progress = await undoImport(importId);
      }
      setUndoing({ importId, done: progress.undone, total: progress.batches });
      await settleDirectory();
      notify.success(`${fileName} was taken back`);
    } catch (error) {
      refreshDirectory();
      notify.error(`Taking back stopped. ${toAppError(error).message} Take it back again to go on.`);
    } finally {
      setUndoing(null);
    }
  };

  return { undoing, undo };
}
