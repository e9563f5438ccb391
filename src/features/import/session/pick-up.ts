import type { ImportStorage } from '@/data/import/import-storage';
import type { StoredWork } from '@/data/import/import-database';
import type { ImportColumns } from '../kind/import-kind';
import type { ImportTypes } from '../kind/import-types';
import { readingOf } from './work';
import type { Work } from './work';
import type { WorkerSession } from './worker-session';

/** A file stored by an earlier session, reopened. */
export type PickedUp<R> = {
  readonly work: Work;
  readonly run: StoredWork<R>['run'];
  readonly bytes: Uint8Array;
};

/** Reopens the stored file and repeats the user's work, exactly as before once saving had begun; or null. */
export async function pickUp<T extends ImportTypes>(
  storage: ImportStorage<T['met'], T['reading']>,
  { worker, open }: WorkerSession<T>,
  context: T['guess'],
  columns: ImportColumns<T>,
): Promise<PickedUp<T['reading']> | null> {
  const kept = await storage.load();
  if (!kept) return null;
  const { bytes } = kept;
  const { run, ...decisions } = kept.work;
  const opened = await open(
    { bytes, fileName: decisions.fileName, letters: decisions.chosenLetters },
    context,
  );
  if (typeof opened === 'string') return null;
  await worker().mend(decisions.mends);
  const work = { ...opened, ...decisions };
  if (!run) return { work, run, bytes };
  await worker().read(readingOf<T>(work, run.reading, columns));
  for (let slice = 0; slice < run.slices; slice += 1) {
    const met = await storage.loadSlice(slice);
    if (met !== null) await worker().meet(met);
  }
  return { work: { ...work, preview: await worker().plan(work.choice) }, run, bytes };
}
