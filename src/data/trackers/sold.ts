import { publicCollection, PUBLIC_COPY } from '@/domain/core/collections';
import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { jobShape } from '@/domain/jobs/job';
import { priceShape } from '@/domain/money/price';
import type { Price } from '@/domain/money/price';
import { sellCustomer } from '@/domain/trackers/sold';
import type { Sale, SaleTerms } from '@/domain/trackers/sold';
import { trackerShape, trackingShape } from '@/domain/trackers/tracker';
import type { Estimate } from '@/domain/estimates/estimate';
import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { newId, newLinkId } from '../core/ids';
import type { Intent } from '../core/intent';
import type { Write } from '../store/port';
import { estimateIntents } from '../estimates/estimates';
import { createRecord, deleteRecord, inverse, patchRecord } from '../core/writes';

/**
 * Sells a lead in one batch that works offline: customer, tracker, first job, their prices and a tracking link.
 * `price` is the customer's own amount when the seller may read it; `at` is epoch ms. A `signed` estimate becomes the
 * tracker's, which keeps the client's link; what was signed is not undone.
 */
export function markSold(
  viewer: Viewer,
  input: {
    readonly customer: Customer;
    readonly price: Price | null;
    readonly terms: SaleTerms;
    readonly at: number;
    readonly zone: string;
    readonly signed?: Estimate | null;
  },
): { readonly trackerId: string; readonly intent: Intent } {
  const { customer, signed = null, terms, at } = input;
  const kept = signed?.linkId ?? '';
  const ids = { tracker: newId(), job: newId(), link: kept || newLinkId() };
  const sale = sellCustomer({
    ...input,
    terms: { ...terms, makeLink: terms.makeLink || kept !== '' },
    seller: viewer.uid,
    ids,
  });
  const label = `${customer.name} is sold`.slice(0, 120);
  if (signed) {
    const converted = { status: 'Converted' as const, statusAt: at, trackerId: ids.tracker };
    const { link: _made, ...work } = sale;
    return {
      trackerId: ids.tracker,
      intent: {
        name: 'markSold',
        label,
        writes: [
          ...soldWork(viewer, kept === '' ? sale : { ...work, link: null }),
          ...(kept === '' ? [] : [patchRecord(viewer, trackingShape, kept, { trackerId: ids.tracker })]),
          soldCustomer(viewer, sale, customer),
          ...estimateIntents.change(viewer, signed, converted).writes,
        ],
        undo: null,
      },
    };
  }
  return {
    trackerId: ids.tracker,
    intent: {
      name: 'markSold',
      label,
      writes: [...soldWork(viewer, sale), soldCustomer(viewer, sale, customer)],
      undo: [
        patchRecord(viewer, customerShape, customer.uuid, inverse(customerShape, customer, sale.customer)),
        ...withoutWork(viewer, sale),
      ],
    },
  };
}

/** Creates what a sale begins: tracker, first job, their prices and a link. */
export function soldWork(viewer: Viewer, sale: Sale): readonly Write[] {
  return [
    createRecord(viewer, trackerShape, sale.tracker),
    createRecord(viewer, jobShape, sale.job),
    ...sale.prices.map((one) => createRecord(viewer, priceShape, one)),
    ...(sale.link ? [createRecord(viewer, trackingShape, sale.link)] : []),
  ];
}

/** Makes a lead a sold customer. */
export function soldCustomer(viewer: Viewer, sale: Sale, { uuid }: Pick<Customer, 'uuid'>): Write {
  return patchRecord(viewer, customerShape, uuid, sale.customer);
}

/** Undoes `soldWork`. */
export function withoutWork(viewer: Viewer, sale: Sale): readonly Write[] {
  return [...endLink(viewer, sale), ...takeBack(viewer, sale)];
}

function endLink(viewer: Viewer, sale: Sale): readonly Write[] {
  if (!sale.link) return [];
  return [
    patchRecord(viewer, trackingShape, sale.link.uuid, { state: 'revoked' }),
    { kind: 'delete', ref: { collection: publicCollection(sale.link.uuid), id: PUBLIC_COPY.id } },
  ];
}

/** Undoes the sale by deleting its records; a seller who may not delete archives them as cancelled. */
function takeBack(viewer: Viewer, sale: Sale): readonly Write[] {
  if (may(viewer, 'trackers:delete') && may(viewer, 'jobs:delete')) {
    return [
      ...sale.prices.map((one) => deleteRecord(priceShape, one.uuid)),
      deleteRecord(jobShape, sale.job.uuid),
      deleteRecord(trackerShape, sale.tracker.uuid),
    ];
  }
  const undone = {
    listOrganizer: 'Archive',
    status: 'Cancelled',
    statusReason: 'Other',
    statusNote: 'The sale was undone.',
  } as const;
  return [
    patchRecord(viewer, jobShape, sale.job.uuid, { ...undone, previousStatus: sale.job.status }),
    patchRecord(viewer, trackerShape, sale.tracker.uuid, undone),
  ];
}
