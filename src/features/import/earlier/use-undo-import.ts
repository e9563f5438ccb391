import { useState } from 'react';
import { toAppError } from '@/data/base/app-error';
import { refreshDirectory, settleDirectory } from '@/data/callables/callables';
import { undoImport } from '@/data/import/imports';
import type { ImportRun } from '@/domain/import/import-run';
import { notify } from '@/shared/feedback/notify';

/** The progress of an Undo, in batches. */
export type Undoing = { readonly importId: string; readonly done: number; readonly total: number };

/** Undoes imports, one at a time. Once begun, the server ends an Undo by itself; the loop makes it faster. */
export function useUndoImport() {
  const [undoing, setUndoing] = useState<Undoing | null>(null);

  const undo = async ({ uuid: importId, batchesIn, batchesUndone, fileName }: ImportRun) => {
    let done = batchesUndone;
    const show = (total: number) => setUndoing({ importId, done, total });
    show(batchesIn);
    try {
      for (let total = Infinity; done < total; show(total))
        ({ undone: done, batches: total } = await undoImport(importId));
      await settleDirectory();
      notify.success(`${fileName} was taken back`);
    } catch (error) {
      refreshDirectory();
      const { message, retryable } = toAppError(error);
      // After a lost answer nobody here knows whether it has begun; the list shows it.
      if (retryable) notify.error(`${message} Once begun, taking back goes on by itself.`);
      else notify.error(`${fileName} was not taken back. ${message}`);
    } finally {
      setUndoing(null);
    }
  };

  return { undoing, undo };
}
