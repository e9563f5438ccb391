import type { ImportStorage, StoredWork } from '@/data/import/import-storage';
import type { GuessContext } from '@/domain/import/customers/guess-mapping';
import type { WorkerSession } from './worker-session';
import { readingOf } from './work';
import type { Work } from './work';

/** A file stored by an earlier session, reopened. */
export type PickedUp = { readonly work: Work; readonly run: StoredWork['run'] };

/** Reopens the stored file and repeats the user's work, exactly as before once saving had begun; or null. */
export async function pickUp(
  storage: ImportStorage,
  { worker, open }: WorkerSession,
  context: GuessContext,
): Promise<PickedUp | null> {
  const kept = await storage.load();
  if (!kept) return null;
  const opened = await open(kept.bytes, kept.work.fileName, context);
  if (typeof opened === 'string') return null;
  const { mapping, questions, statusWords, dateOrder, mends, choice, run } = kept.work;
  await worker().mend(mends);
  const work = { ...opened, mapping, questions, statusWords, dateOrder, mends, choice };
  if (!run) return { work, run };
  const { people, own, subStatuses, zone, country, currency, mayPrice, home } = run;
  await worker().read(readingOf(work, { people, own, subStatuses, zone, country, currency, mayPrice, home }));
  for (let slice = 0; slice < run.slices; slice += 1) await worker().meet(await storage.loadSlice(slice));
  return { work: { ...work, preview: await worker().plan(choice) }, run };
}
