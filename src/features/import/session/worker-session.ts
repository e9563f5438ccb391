import { findMatches } from '@/data/import/imports';
import type { WantedKeys } from '@/data/import/imports';
import type { DirectoryMatches } from '@/data/directory/use-directory-matches';
import { readAmounts } from '@/data/money/prices';
import { readCustomers } from '@/data/customers/read-customers';
import { patientServerPage } from '@/data/core/server-page';
import type { DocStore, QuerySpec } from '@/data/store/port';
import type { Customer } from '@/domain/customers/customer';
import type { GuessContext } from '@/domain/import/customers/guess-mapping';
import type { CustomerAmount, MatchedCustomer, MetCustomers } from '@/domain/import/customers/match-keys';
import type { DuplicateChoice } from '@/domain/import/customers/plan';
import type { Viewer } from '@/domain/access/viewer';
import type { ImportWorker } from './worker-api';
import type { OpenWorker } from './worker-context';
import { NO_WORK } from './work';
import type { Work } from './work';

/** The data about matched customers that a plan needs. */
export type PlanNeeds = {
  readonly choice: DuplicateChoice;
  /** True when the file has amounts: an update must know existing ones. */
  readonly amounts: boolean;
};

type OnProgress = (done: number, total: number) => void;

/** An import worker started on demand, with the customers that match its rows. */
export type WorkerSession = {
  readonly worker: () => ImportWorker;
  /** The opened file, or the sentence why it cannot be imported. */
  readonly open: (bytes: Uint8Array, fileName: string, context: GuessContext) => Promise<Work | string>;
  /** Finds the customers that rows may match and passes them to the worker. Rejects with AppError. */
  readonly meet: (wanted: WantedKeys, onProgress?: OnProgress) => Promise<void>;
  /** True when a plan needs full customers, or amounts, that are not loaded yet. */
  readonly lacksWhole: (needs: PlanNeeds) => boolean;
  /** Loads them and passes them to the worker. Rejects with AppError. */
  readonly meetWhole: (needs: PlanNeeds, onProgress?: OnProgress) => Promise<void>;
  readonly met: (choice: DuplicateChoice) => MetCustomers;
  readonly close: () => void;
};

/** Creates a session over a store, for one user. */
export function createWorkerSession(
  openWorker: () => OpenWorker,
  store: DocStore,
  viewer: Viewer,
  matchesInDirectory: DirectoryMatches,
): WorkerSession {
  let open: OpenWorker | null = null;
  const matches = new Map<string, MatchedCustomer>();
  const whole = new Map<string, Customer>();
  /** The customers requested in full; a deleted one has no update. */
  const asked = new Set<string>();
  const amounts = new Map<string, CustomerAmount>();
  const askedAmounts = new Set<string>();
  const worker = () => (open ??= openWorker()).worker;
  const add = async (met: MetCustomers) => {
    for (const customer of met.matches) matches.set(customer.uuid, customer);
    for (const customer of met.whole) whole.set(customer.uuid, customer);
    for (const one of met.amounts ?? []) amounts.set(one.customerId, one);
    await worker().meet(met);
  };
  const page = (spec: QuerySpec) => patientServerPage(store, spec);
  const lacking = ({ choice }: PlanNeeds) =>
    choice === 'update' ? [...matches.keys()].filter((id) => !whole.has(id) && !asked.has(id)) : [];
  const lackingAmounts = (needs: PlanNeeds) =>
    needs.choice === 'update' && needs.amounts
      ? [...matches.keys()].filter((id) => !askedAmounts.has(id))
      : [];
  return {
    worker,
    open: async (bytes, fileName, context) => {
      const file = await worker().open(bytes, context);
      if (!file.ok) return file.sentence;
      const { rows, columns, mapping, questions } = file;
      return { ...NO_WORK, fileName, rows, columns, mapping, questions };
    },
    meet: async (wanted, onProgress = () => undefined) =>
      add(await findMatches(store, viewer, wanted, matchesInDirectory, onProgress)),
    lacksWhole: (needs) => lacking(needs).length > 0 || lackingAmounts(needs).length > 0,
    meetWhole: async (needs, onProgress = () => undefined) => {
      const ids = lacking(needs);
      await readCustomers(page, viewer, ids, async (part, answered) => {
        await add({ matches: [], whole: part });
        onProgress(answered, ids.length);
      });
      for (const id of ids) asked.add(id);
      const unpriced = lackingAmounts(needs);
      const read = await readAmounts(page, viewer, 'customer', unpriced);
      const found = [...read].map(([customerId, amount]) => ({ customerId, amount }));
      await add({ matches: [], whole: [], amounts: found });
      for (const id of unpriced) askedAmounts.add(id);
    },
    met: (choice) =>
      choice === 'update'
        ? { matches: [], whole: [...whole.values()], amounts: [...amounts.values()] }
        : { matches: [...matches.values()], whole: [] },
    close: () => {
      open?.close();
      open = null;
      matches.clear();
      whole.clear();
      asked.clear();
      amounts.clear();
      askedAmounts.clear();
    },
  };
}
