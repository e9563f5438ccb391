import type { Customer } from '../../customers/customer';
import { customerShape } from '../../customers/customer';
import type { Job } from '../../jobs/job';
import type { Visit } from '../../jobs/visit';
import type { Tracker } from '../../trackers/tracker';
import type { ImportBatch } from '../import-run';
import { readKept } from '../kept-values';
import type { Kept } from '../kept-values';
import { idsBeside } from './batches';

/** Fields of a customer that its first job sets. */
export const SALE_FIELDS = ['listOrganizer', 'soldAt', 'trackerId', 'productOfInterest'] as const;
export type SaleValues = Kept<Customer, (typeof SALE_FIELDS)[number]>;

/** The present records that a batch made or changed, by id. */
export type HeldWork = {
  readonly jobs: ReadonlyMap<string, Job>;
  readonly trackers: ReadonlyMap<string, Tracker>;
  readonly visits: ReadonlyMap<string, Visit>;
  readonly customers: ReadonlyMap<string, Customer>;
  /** Ids with a history, files, tasks, a later amount, or work of others below them. */
  readonly workedOn: ReadonlySet<string>;
  /** The trackers of each customer. */
  readonly trackersOf: ReadonlyMap<string, readonly string[]>;
};

export type JobTakeBack = {
  /** What goes, by collection. */
  readonly jobs: readonly string[];
  readonly visits: readonly string[];
  readonly trackers: readonly string[];
  readonly customers: readonly string[];
  /** Customers that become leads again, with their values before. */
  readonly leads: readonly SaleValues[];
  /** Jobs that stay, because a user worked on them or on what came with them. */
  readonly kept: readonly { readonly id: string; readonly name: string }[];
};

/** The earlier values of the customers that a batch sold. */
export function readSaleValues(json: string): readonly SaleValues[] {
  return readKept(json, customerShape, SALE_FIELDS);
}

/**
 * Decides what Undo takes back of a batch of jobs. A row's job, visit and tracker go or stay together; its new customer
 * goes with them unless it has other work. A job that a user edited, annotated, priced or planned further stays and
 * is listed. Untouched records still have the batch's timestamp, because one commit wrote all of them.
 */
export function takeBackJobs(batch: ImportBatch, held: HeldWork): JobTakeBack {
  const isUntouched = ({ uuid, updatedAt }: { readonly uuid: string; readonly updatedAt: number }) =>
    updatedAt === batch.createdAt && !held.workedOn.has(uuid);
  // A browser named the jobs of the batch.
  const ours = <R extends { readonly owner: string; readonly importId: string }>(
    record: R | undefined,
  ): R | undefined =>
    record?.importId === batch.importId && record.owner === batch.owner ? record : undefined;

  const rows = batch.created.map((id) => {
    const ids = idsBeside(id);
    const job = ours(held.jobs.get(id));
    const visit = ours(held.visits.get(ids.visit));
    const tracker = ours(held.trackers.get(ids.tracker));
    const client = ours(held.customers.get(ids.customer));
    return { job, visit, tracker, client };
  });
  const free = rows.filter(({ job, visit, tracker }) =>
    [job, visit, tracker].every((one) => one === undefined || isUntouched(one)),
  );
  const freeTrackers = new Set(free.flatMap(({ tracker }) => tracker?.uuid ?? []));
  // A new customer who was edited, or has other work, keeps the work that came with it.
  const going = free.filter(
    ({ client }) =>
      client === undefined ||
      (isUntouched(client) && (held.trackersOf.get(client.uuid) ?? []).every((id) => freeTrackers.has(id))),
  );
  const trackers = new Set(going.flatMap(({ tracker }) => tracker?.uuid ?? []));
  return {
    jobs: going.flatMap(({ job }) => job?.uuid ?? []),
    visits: going.flatMap(({ visit }) => visit?.uuid ?? []),
    trackers: [...trackers],
    customers: going.flatMap(({ client }) => client?.uuid ?? []),
    leads: readSaleValues(batch.changed).filter(({ id }) => {
      const customer = held.customers.get(id);
      const others = (held.trackersOf.get(id) ?? []).filter((one) => !trackers.has(one));
      return customer?.owner === batch.owner && trackers.has(customer.trackerId) && others.length === 0;
    }),
    kept: rows.flatMap((row) =>
      row.job && !going.includes(row) ? [{ id: row.job.uuid, name: row.job.title }] : [],
    ),
  };
}
