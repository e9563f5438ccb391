import { useRef, useState } from 'react';
import { toAppError } from '@/data/core/app-error';
import { useStore } from '@/data/live/use-live';
import type { TypedQuery } from '@/data/core/query';
import { readCustomers } from '@/data/customers/read-customers';
import { useViewer } from '@/data/session/use-session';
import { patientServerPage } from '@/data/core/server-page';
import { useSettings } from '@/data/session/use-settings';
import { usePeople } from '@/data/employees/use-people';
import type { DocStore, QuerySpec } from '@/data/store/port';
import { csvCells, csvFileName, csvText } from '@/domain/format/csv-export';
import type { Customer } from '@/domain/customers/customer';
import { AppError } from '@/domain/core/errors';
import { dayOf } from '@/domain/time/time';
import { notify } from '@/shared/feedback/notify';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import { saveCsvFile } from './save-file';

const PAGE = 500;

export type CsvExport = {
  readonly progress: { readonly done: number } | null;
  /** Reads whole lists page by page and saves the customers that pass `fits` as one file named after `title`. */
  readonly exportAll: (
    queries: readonly TypedQuery<Customer>[],
    title: string,
    fits: (customer: Customer) => boolean,
  ) => Promise<void>;
  /** Reads these customers' records and saves them in this order: lists hold only a part of each. */
  readonly exportThese: (readIds: () => Promise<readonly string[]>, title: string) => Promise<void>;
  readonly cancel: () => void;
};

/** Exports customers as CSV; reports errors, and saves no partial file. */
export function useCsvExport(): CsvExport {
  const viewer = useViewer();
  const store = useStore();
  const { settings } = useSettings();
  const people = usePeople();
  const { zone, country } = useFormat();
  const [progress, setProgress] = useState<{ readonly done: number } | null>(null);
  const running = useRef<AbortController | null>(null);

  // The roster may arrive while the customers are read.
  const save = useStableHandler(async (customers: readonly Customer[], title: string) => {
    if (people.status !== 'ready' && people.status !== 'missing') throw new AppError('network');
    const { customerCsvColumns } = await import('./customer-csv');
    const { customFields, subStatuses } = settings;
    const columns = customerCsvColumns({ zone, country, customFields, subStatuses, names: people.byUid });
    saveCsvFile(csvFileName(title, dayOf(Date.now(), zone)), csvText(csvCells(columns, customers)));
    notify.success(`${plural(customers.length, 'customer', country)} exported`);
  });

  /** Runs with progress until it is done or cancelled, for which `read` may reject. */
  const run = async (
    title: string,
    read: (signal: AbortSignal, onProgress: (done: number) => void) => Promise<readonly Customer[]>,
  ) => {
    const controller = new AbortController();
    running.current = controller;
    // A cancelled export may still wait for the server, and must show nothing more.
    const show = (now: { readonly done: number } | null) => {
      if (!controller.signal.aborted) setProgress(now);
    };
    show({ done: 0 });
    try {
      const customers = await read(controller.signal, (done) => show({ done }));
      controller.signal.throwIfAborted();
      await save(customers, title);
    } catch (cause) {
      if (controller.signal.aborted) return;
      notify.error(`The export stopped; nothing was saved. ${toAppError(cause).message}`);
    } finally {
      show(null);
    }
  };

  return {
    progress,
    cancel: () => {
      running.current?.abort();
      setProgress(null);
    },
    exportThese: (readIds, title) =>
      run(title, async (signal, onProgress) => {
        const ids = await readIds();
        const byId = new Map<string, Customer>();
        const page = (spec: QuerySpec) => patientServerPage(store, spec, signal);
        await readCustomers(page, viewer, ids, (part, answered) => {
          signal.throwIfAborted();
          for (const customer of part) byId.set(customer.uuid, customer);
          onProgress(answered);
        });
        return ids.flatMap((id) => byId.get(id) ?? []);
      }),
    exportAll: (queries, title, fits) =>
      run(title, async (signal, onProgress) => {
        const pages = queries.map(({ spec, decode }) => ({ spec: { ...spec, limit: PAGE }, decode }));
        const customers = await readAll(store, pages, signal, onProgress);
        return customers.filter(fits);
      }),
  };
}

/** All customers of the queries, without duplicates. Rejects when cancelled. */
async function readAll(
  store: DocStore,
  queries: readonly TypedQuery<Customer>[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<readonly Customer[]> {
  const found = new Map<string, Customer>();
  for (const { spec, decode } of queries) {
    let next: QuerySpec | null = spec;
    while (next) {
      const page = await patientServerPage(store, next, signal);
      signal.throwIfAborted();
      for (const decoded of page.rows.map(decode)) {
        if (decoded.ok) found.set(decoded.record.uuid, decoded.record);
      }
      onProgress(found.size);
      next = page.next ? { ...spec, after: page.next } : null;
    }
  }
  return [...found.values()];
}
