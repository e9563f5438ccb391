import { importShape } from '@/domain/import/import-run';
import type { ImportNoun } from '@/domain/import/import-run';
import type { PlanCounts } from '@/domain/import/planned';
import type { Viewer } from '@/domain/access/viewer';
import type { Intent } from '../core/intent';
import { createRecord, patchRecord } from '../core/writes';
import type { Write } from '../store/port';

/** A step of an import; the whole import has an Undo of its own. */
export function importIntent(label: string, writes: readonly Write[]): Intent {
  return { name: 'importRecords', label, writes, undo: null };
}

/** The record of a new import: shows users who imported what. */
export function startImport(
  viewer: Viewer,
  run: {
    readonly importId: string;
    readonly noun: ImportNoun;
    readonly fileName: string;
    readonly total: number;
    readonly batches: number;
    readonly counts: PlanCounts;
    readonly newFields?: readonly string[];
  },
): Intent {
  const { importId, noun, fileName, total, batches, counts, newFields = [] } = run;
  return importIntent('Import started', [
    createRecord(viewer, importShape, {
      uuid: importId,
      assignees: [viewer.uid],
      noun,
      fileName: fileName.slice(0, 200),
      state: 'running',
      total,
      batches,
      skipped: counts.skip,
      refused: counts.refuse,
      newFields,
    }),
  ]);
}

/** Sets an import's state: running, stopped or done. */
export function moveImport(viewer: Viewer, importId: string, state: 'running' | 'stopped' | 'done'): Intent {
  return importIntent(`Import ${state}`, [patchRecord(viewer, importShape, importId, { state })]);
}
