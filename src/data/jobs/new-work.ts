import type { Viewer } from '@/domain/access/viewer';
import { initialOf } from '@/domain/core/shape';
import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { sellCustomer } from '@/domain/trackers/sold';
import { newId } from '../core/ids';
import type { Intent } from '../core/intent';
import { inverse, patchRecord } from '../core/writes';
import { createCustomer } from '../customers/customer-changes';
import { soldCustomer, soldWork, withoutWork } from '../trackers/sold';
import type { NewJob } from './jobs';

/** A client who is typed in with a first job. */
export type NewClient = Pick<
  Customer,
  'name' | 'phone' | 'email' | 'streetAddress' | 'city' | 'state' | 'zipcode'
>;

type Moment = {
  /** Epoch ms. */
  readonly at: number;
  /** The business's time zone. */
  readonly zone: string;
};

/**
 * A job for a customer, with a tracker of its own: every job belongs to one. A lead becomes a sold customer by it. One
 * batch with one Undo; returns the job's id, so that the screen can open it at once.
 */
export function createJobFor(
  viewer: Viewer,
  customer: Customer,
  fields: NewJob,
  moment: Moment,
): { readonly id: string; readonly intent: Intent } {
  const sale = workFor(viewer, customer, fields, moment);
  const isSold = customer.trackerId !== '';
  const back = inverse(customerShape, customer, sale.customer);
  return {
    id: sale.job.uuid,
    intent: {
      name: 'markSold',
      label: 'Job created',
      writes: [...soldWork(viewer, sale), ...(isSold ? [] : [soldCustomer(viewer, sale, customer)])],
      undo: [
        ...(isSold ? [] : [patchRecord(viewer, customerShape, customer.uuid, back)]),
        ...withoutWork(viewer, sale),
      ],
    },
  };
}

/** A job for a client who is not there yet: the customer is made with it, as a sold one. */
export function createJobForNew(
  viewer: Viewer,
  client: NewClient,
  fields: NewJob,
  moment: Moment,
): { readonly id: string; readonly intent: Intent } {
  const { uid, owner } = viewer;
  const customer: Customer = {
    ...initialOf(customerShape.fields),
    ...client,
    accessNotes: fields.accessNotes,
    uuid: newId(),
    owner,
    assignees: [uid],
    createdBy: uid,
    updatedBy: uid,
  };
  const sale = workFor(viewer, customer, fields, moment);
  const made = createCustomer(viewer, {
    ...client,
    accessNotes: fields.accessNotes,
    uuid: customer.uuid,
    ...sale.customer,
  });
  return {
    id: sale.job.uuid,
    intent: {
      name: 'markSold',
      label: 'Job created',
      writes: [...made.writes, ...soldWork(viewer, sale)],
      undo: made.undo && [...withoutWork(viewer, sale), ...made.undo],
    },
  };
}

function workFor(viewer: Viewer, customer: Customer, fields: NewJob, { at, zone }: Moment) {
  const { title, jobType, amount, checklist, ...typed } = fields;
  const terms = { title, jobType, amount, checklist, product: customer.productOfInterest };
  const sale = sellCustomer({
    customer,
    price: null,
    seller: viewer.uid,
    at,
    zone,
    terms: { ...terms, expectedStart: '', crewLead: '', makeLink: false },
    ids: { tracker: newId(), job: newId(), link: '' },
  });
  const accessNotes = typed.accessNotes || customer.accessNotes;
  return { ...sale, job: { ...sale.job, ...typed, accessNotes } };
}
