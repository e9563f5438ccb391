import { refreshDirectory } from '@/data/callables/callables';
import { startImport } from '@/data/import/import-record';
import { customerBatches } from '@/data/import/customers/write-batch';
import { runImport } from '@/data/import/run-import';
import type { RunImport } from '@/data/import/run-import';
import { firstLeads } from '@/demo/first-leads';
import { cutBatches } from '@/domain/import/customers/batches';
import type { WritingRow } from '@/domain/import/customers/batches';
import { countPlan } from '@/domain/import/planned';
import { dayOf } from '@/domain/time/time';

/** The name of example data among the earlier imports, where it can be undone. */
const NAME = 'Example data';

export type LoadExampleData = Pick<RunImport<WritingRow>, 'store' | 'send' | 'viewer'> & {
  /** IANA name of the business's time zone. */
  readonly zone: string;
  readonly now: number;
};

/**
 * Fills a business with example leads as an import, so that Undo removes all of them. The import's id is derived from
 * the business, so repeated calls in any tab create no duplicates. Rejects with AppError; another call continues.
 */
export async function loadExampleData(load: LoadExampleData): Promise<void> {
  const { store, send, viewer, zone, now } = load;
  const importId = `example-${viewer.owner}`;
  const rows = firstLeads({ today: dayOf(now, zone), zone, seller: viewer.uid }).map(
    (fields, index): WritingRow => {
      const draft = { row: index + 1, cells: [], fields, problems: [] };
      return { action: 'create', draft, fields };
    },
  );
  const batches = cutBatches(rows);
  const noun = 'customer';
  const [total, counts] = [rows.length, countPlan(rows)];
  await runImport({
    store,
    send,
    viewer,
    noun,
    importId,
    start: startImport(viewer, { importId, noun, fileName: NAME, total, batches: batches.length, counts }),
    write: customerBatches({ store, viewer }, importId),
    batch: async (index) => batches[index] ?? [],
    onProgress: () => undefined,
    isCancelled: () => false,
    untilBack: null,
  });
  refreshDirectory();
}
