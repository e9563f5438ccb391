import type { Customer } from '@/domain/customers/customer';
import { AppError } from '@/domain/core/errors';
import type { WritingRow } from '@/domain/import/customers/batches';
import { newAmountOf } from '@/domain/import/customers/plan';
import { importShape } from '@/domain/import/import-run';
import type { ImportRun } from '@/domain/import/import-run';
import type { Viewer } from '@/domain/access/viewer';
import { toAppError } from '../core/app-error';
import { importBatch, moveImport } from './import-batches';
import type { Intent } from '../core/intent';
import { nextTask } from '../core/next-task';
import { readAmounts } from '../money/prices';
import { query } from '../core/query';
import { readCustomers } from '../customers/read-customers';
import { scopeOf } from '../core/scope';
import { serverPage } from '../core/server-page';
import type { DocStore } from '../store/port';

export type RunImport = {
  readonly store: DocStore;
  readonly send: (intent: Intent) => Promise<void>;
  readonly viewer: Viewer;
  readonly importId: string;
  /** Creates the import's record, unless an earlier attempt did. */
  readonly start: Intent;
  readonly batch: (index: number) => Promise<readonly WritingRow[]>;
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
export async function runImport(run: RunImport): Promise<'done' | 'stopped'> {
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

async function goOn(run: RunImport): Promise<'done' | 'stopped'> {
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
    const rows = await asTheyAreNow(run, planned);
    const batch = importBatch(viewer, importId, next, rows);
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
export async function batchesIn(run: Pick<RunImport, 'store' | 'viewer' | 'importId'>): Promise<number> {
  return (await readRun(run))?.batchesIn ?? 0;
}

/** Creates the record; if another tab was faster, its record counts. */
async function begin(run: RunImport): Promise<ImportRun> {
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
  importId,
}: Pick<RunImport, 'store' | 'viewer' | 'importId'>): Promise<ImportRun | null> {
  const { spec, decode } = query(importShape, {
    where: [...scopeOf(viewer), { field: 'uuid', op: '==', value: importId }],
    orderBy: [],
    limit: 1,
  });
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

/** Uses the currently stored values, because Undo must restore the latest; skips deleted customers. */
async function asTheyAreNow(
  { store, viewer }: RunImport,
  rows: readonly WritingRow[],
): Promise<readonly WritingRow[]> {
  const ids = rows.flatMap((row) => (row.action === 'update' ? [row.existing.uuid] : []));
  const current = new Map<string, Customer>();
  await readCustomers(
    (spec) => serverPage(store, spec),
    viewer,
    ids,
    (part) => {
      for (const customer of part) current.set(customer.uuid, customer);
    },
  );
  const priced = rows.flatMap((row) =>
    row.action === 'update' && newAmountOf(row) !== null ? [row.existing.uuid] : [],
  );
  const held = await readAmounts((spec) => serverPage(store, spec), viewer, 'customer', priced);
  return rows.flatMap((row): WritingRow[] => {
    if (row.action === 'create') return [row];
    const existing = current.get(row.existing.uuid);
    const amountHeld = held.get(row.existing.uuid) ?? row.amountHeld ?? null;
    return existing ? [{ ...row, existing, amountHeld }] : [];
  });
}
