import type { Viewer } from '@/domain/access/viewer';
import type { Customer } from '@/domain/customers/customer';
import { newId } from '../core/ids';
import { withViewer } from '../core/with-viewer';

/** The customer and the place that a priced draft is for. */
export type DraftCustomer = Pick<
  Customer,
  'uuid' | 'name' | 'streetAddress' | 'city' | 'state' | 'zipcode' | 'salesperson' | 'assignees'
>;

/** What every new draft for a customer has, made at `at` (epoch ms): id, people, customer, place and times. */
export function draftFor(viewer: Viewer, customer: DraftCustomer, at: number) {
  const { streetAddress, city, state, zipcode, salesperson } = customer;
  return {
    uuid: newId(),
    assignees: withViewer(viewer, customer.assignees),
    customerId: customer.uuid,
    customerName: customer.name,
    streetAddress,
    city,
    state,
    zipcode,
    salesperson: salesperson || viewer.uid,
    statusAt: at,
    contentAt: at,
  };
}
