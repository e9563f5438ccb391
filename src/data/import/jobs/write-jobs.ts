import type { Viewer } from '@/domain/access/viewer';
import { AppError } from '@/domain/core/errors';
import { initialOf } from '@/domain/core/shape';
import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { madeIds } from '@/domain/import/jobs/batches';
import { isDone, jobOf, visitOf, workFor } from '@/domain/import/jobs/made';
import type { ImportMoment } from '@/domain/import/jobs/made';
import type { NewJobLine } from '@/domain/import/jobs/plan';
import { SALE_FIELDS } from '@/domain/import/jobs/take-back';
import type { SaleValues } from '@/domain/import/jobs/take-back';
import { pathsOf } from '@/domain/import/kept-values';
import { importBatchId, importBatchShape, importShape } from '@/domain/import/import-run';
import { jobShape } from '@/domain/jobs/job';
import type { Job } from '@/domain/jobs/job';
import { visitShape } from '@/domain/jobs/visit';
import { priceShape } from '@/domain/money/price';
import { trackerShape } from '@/domain/trackers/tracker';
import type { Tracker } from '@/domain/trackers/tracker';
import type { Intent } from '../../core/intent';
import { nextTask } from '../../base/next-task';
import { absentPaths } from '../../core/restored-absence';
import { serverPage } from '../../core/server-page';
import { createRecord, patchRecord } from '../../core/writes';
import { createCustomer } from '../../customers/customer-changes';
import { readCustomers } from '../../customers/read-customers';
import { createPrice } from '../../money/prices';
import { inc } from '../../store/port';
import type { DocStore, Write } from '../../store/port';
import { trackersById } from '../../trackers/trackers';
import { importIntent } from '../import-record';

type Writing = {
  readonly store: DocStore;
  readonly viewer: Viewer;
  /** The business's time zone. */
  readonly zone: string;
};

/** The records that the rows of a batch build on, as they are now. */
type Present = {
  readonly customers: Map<string, Customer>;
  readonly trackers: ReadonlyMap<string, Tracker>;
};

/** What one row writes, and the values of a customer whom it sells, for Undo. */
type RowWrites = {
  readonly writes: readonly Write[];
  readonly kept: readonly SaleValues[];
};

/**
 * The commits of an import of jobs; see `runImport`. Each row makes its job, and a visit, a tracker and a customer where
 * it needs them. Rows whose customer or tracker was deleted or archived since are left out.
 */
export function jobBatches(
  { store, viewer, zone }: Writing,
  importId: string,
): (index: number, rows: readonly NewJobLine[]) => Promise<Intent> {
  return async (index, rows) => {
    const present = await presentOf({ store, viewer }, importId, rows);
    await nextTask();
    const moment = { at: Date.now(), zone };
    const made = rows.flatMap((line) => {
      const written = writesOf(viewer, importId, line, present, moment);
      return written ? [{ ...written, job: madeIds(importId, line.draft.row).job }] : [];
    });
    const kept = made.flatMap((one) => one.kept);
    return importIntent('Jobs imported', [
      ...made.flatMap(({ writes }) => writes),
      createRecord(viewer, importBatchShape, {
        uuid: importBatchId(importId, index),
        assignees: [viewer.uid],
        noun: 'job',
        importId,
        index,
        created: made.map(({ job }) => job),
        changed: kept.length === 0 ? '' : JSON.stringify(kept),
      }),
      patchRecord(viewer, importShape, importId, { batchesIn: inc(1), created: inc(made.length) }),
    ]);
  };
}

async function presentOf(
  { store, viewer }: Omit<Writing, 'zone'>,
  importId: string,
  rows: readonly NewJobLine[],
): Promise<Present> {
  const page = (spec: Parameters<typeof serverPage>[1]) => serverPage(store, spec);
  const customers = new Map<string, Customer>();
  const trackers = new Map<string, Tracker>();
  const wanted = rows.flatMap(({ place, draft: { row } }) => {
    if (place.kind === 'customer') return [place.customer.uuid];
    // A new client whom an earlier batch has made.
    return place.kind === 'new' && place.of !== row ? [madeIds(importId, place.of).customer] : [];
  });
  await readCustomers(page, viewer, [...new Set(wanted)], (part) => {
    for (const customer of part) customers.set(customer.uuid, customer);
  });
  const ids = rows.flatMap(({ place }) => (place.kind === 'tracker' ? [place.tracker.uuid] : []));
  if (ids.length > 0) {
    const { spec, decode } = trackersById(viewer, [...new Set(ids)]);
    for (const decoded of (await page(spec)).rows.map(decode))
      if (decoded.ok) trackers.set(decoded.record.uuid, decoded.record);
  }
  return { customers, trackers };
}

function writesOf(
  viewer: Viewer,
  importId: string,
  line: NewJobLine,
  present: Present,
  moment: ImportMoment,
): RowWrites | null {
  try {
    return line.place.kind === 'tracker'
      ? underTracker(viewer, importId, line, present.trackers.get(line.place.tracker.uuid), moment)
      : underCustomer(viewer, importId, line, present, moment);
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    throw new AppError(cause.code, {
      cause,
      sentence: `Row ${line.draft.row} of the file cannot be saved as it is.`,
    });
  }
}

function underTracker(
  viewer: Viewer,
  importId: string,
  { draft }: NewJobLine,
  tracker: Tracker | undefined,
  moment: ImportMoment,
): RowWrites | null {
  if (tracker?.listOrganizer !== 'Open') return null;
  const job = jobOf(tracker, draft, { importId, seller: viewer.uid, ...moment });
  const price =
    draft.amount === null ? [] : [createPrice(viewer, { noun: 'job', record: job, amount: draft.amount })];
  return { writes: [...jobWrites(viewer, job, draft), ...price], kept: [] };
}

function underCustomer(
  viewer: Viewer,
  importId: string,
  { draft, place }: NewJobLine,
  { customers }: Present,
  moment: ImportMoment,
): RowWrites | null {
  const id =
    place.kind === 'customer'
      ? place.customer.uuid
      : madeIds(importId, place.kind === 'new' ? place.of : draft.row).customer;
  const known = customers.get(id);
  if (place.kind === 'customer' && !known) return null;
  const customer = known ?? newClient(viewer, id, draft);
  const { sale, job } = workFor(customer, draft, { importId, seller: viewer.uid, ...moment });
  // A lead with finished work in the past is still a lead.
  const staysLead = known !== undefined && isDone(draft);
  const isSold = customer.trackerId !== '' || staysLead;
  customers.set(id, staysLead ? customer : { ...customer, ...sale.customer });
  return {
    writes: [
      ...(known ? [] : createCustomer(viewer, { ...clientOf(customer), ...sale.customer, importId }).writes),
      ...(known && !isSold ? [patchRecord(viewer, customerShape, id, sale.customer)] : []),
      createRecord(viewer, trackerShape, sale.tracker),
      ...jobWrites(viewer, job, draft),
      ...sale.prices.map((price) => createRecord(viewer, priceShape, price)),
    ],
    kept: known && !isSold ? [saleValuesOf(customer)] : [],
  };
}

function saleValuesOf(customer: Customer): SaleValues {
  const values = Object.fromEntries(SALE_FIELDS.map((name) => [name, customer[name]]));
  const ref = { collection: customerShape.collection, id: customer.uuid };
  return { id: customer.uuid, values, absent: pathsOf(values, absentPaths(ref)) };
}

function jobWrites(viewer: Viewer, job: Job, draft: NewJobLine['draft']): readonly Write[] {
  const visit = visitOf(job, draft);
  return [createRecord(viewer, jobShape, job), ...(visit ? [createRecord(viewer, visitShape, visit)] : [])];
}

function newClient(viewer: Viewer, uuid: string, { client, fields }: NewJobLine['draft']): Customer {
  const { streetAddress, city, state, zipcode } = fields;
  return {
    ...initialOf(customerShape.fields),
    streetAddress,
    city,
    state,
    zipcode,
    uuid,
    owner: viewer.owner,
    assignees: [viewer.uid],
    createdBy: viewer.uid,
    updatedBy: viewer.uid,
    name: client.name || client.email || client.phone,
    phone: client.phone,
    phoneAlt: client.phoneAlt ?? '',
    email: client.email,
  };
}

function clientOf({ uuid, name, phone, phoneAlt, email, streetAddress, city, state, zipcode }: Customer) {
  return { uuid, name, phone, phoneAlt, email, streetAddress, city, state, zipcode };
}
