import type { Customer } from '../../customers/customer';
import { customerShape } from '../../customers/customer';
import type { ImportBatch } from '../import-run';
import { MAX_ASSIGNEES } from '../../core/record';
import { RESTORABLE } from './batches';
import type { KeptValues } from './batches';
import { readKept } from '../kept-values';

export type TakeBack =
  | { readonly kind: 'delete'; readonly id: string }
  | ({ readonly kind: 'restore' } & KeptValues)
  | { readonly kind: 'keep'; readonly id: string; readonly name: string };

/**
 * Decides for each customer of a batch whether Undo restores it. One that was edited, annotated or priced
 * since stays and is listed; a deleted one is skipped. An untouched customer still has the batch's timestamp,
 * because one commit wrote both.
 *
 * @param customers the present customers, by id.
 * @param workedOn ids with a history or an amount beside the record.
 */
export function takeBack(
  batch: ImportBatch,
  customers: ReadonlyMap<string, Customer>,
  workedOn: ReadonlySet<string>,
): readonly TakeBack[] {
  const keep = ({ uuid, name }: Customer): TakeBack => ({ kind: 'keep', id: uuid, name });
  const isUntouched = (customer: Customer) =>
    customer.owner === batch.owner && customer.updatedAt === batch.createdAt;

  const created = batch.created.flatMap((id): TakeBack[] => {
    const customer = customers.get(id);
    if (!customer || customer.importId !== batch.importId) return [];
    return [isUntouched(customer) && !workedOn.has(id) ? { kind: 'delete', id } : keep(customer)];
  });
  const changed = readKeptValues(batch.changed).flatMap((kept): TakeBack[] => {
    const customer = customers.get(kept.id);
    if (!customer || customer.owner !== batch.owner) return [];
    return [isUntouched(customer) ? { kind: 'restore', ...wellAssigned(customer, kept) } : keep(customer)];
  });
  return [...created, ...changed];
}

/**
 * The rules keep a salesperson among at most MAX_ASSIGNEES assignees. A browser wrote the values, and the
 * salesperson may have changed since, so restored values must obey this too.
 */
function wellAssigned(customer: Customer, kept: KeptValues): KeptValues {
  const { salesperson, assignees } = { ...customer, ...kept.values };
  if (salesperson === '') return kept;
  const absent = kept.absent.filter((path) => path !== 'assignees');
  if (assignees.includes(salesperson)) return { ...kept, absent };
  const all = [salesperson, ...assignees].slice(0, MAX_ASSIGNEES);
  return { ...kept, values: { ...kept.values, assignees: all }, absent };
}

/** The earlier values of the customers that a batch changed. */
export function readKeptValues(json: string): readonly KeptValues[] {
  return readKept(json, customerShape, RESTORABLE);
}
