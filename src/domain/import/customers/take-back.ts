import type { Customer } from '../../customers/customer';
import { customerShape } from '../../customers/customer';
import { AppError } from '../../core/errors';
import type { ImportBatch } from '../import-run';
import { MAX_ASSIGNEES } from '../../core/record';
import { encodeField } from '../../core/record-codec';
import { RESTORABLE } from './batches';
import type { KeptValues, RestorableField } from './batches';

export type TakeBack =
  | { readonly kind: 'delete'; readonly id: string }
  | { readonly kind: 'restore'; readonly id: string; readonly values: KeptValues['values'] }
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
  const changed = readKeptValues(batch.changed).flatMap(({ id, values }): TakeBack[] => {
    const customer = customers.get(id);
    if (!customer || customer.owner !== batch.owner) return [];
    return [
      isUntouched(customer)
        ? { kind: 'restore', id, values: wellAssigned(customer, values) }
        : keep(customer),
    ];
  });
  return [...created, ...changed];
}

/**
 * The rules keep a salesperson among at most MAX_ASSIGNEES assignees. A browser wrote the values, and the
 * salesperson may have changed since, so restored values must obey this too.
 */
function wellAssigned(customer: Customer, values: KeptValues['values']): KeptValues['values'] {
  const { salesperson, assignees } = { ...customer, ...values };
  if (salesperson === '' || assignees.includes(salesperson)) return values;
  return { ...values, assignees: [salesperson, ...assignees].slice(0, MAX_ASSIGNEES) };
}

/** Reads a batch's earlier values. A browser wrote them, so those that do not fit the shape are dropped. */
export function readKeptValues(json: string): readonly KeptValues[] {
  const entries = parsed(json);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown): KeptValues[] => {
    if (!isMap(entry) || typeof entry['id'] !== 'string' || !isMap(entry['values'])) return [];
    const given = entry['values'];
    const values = RESTORABLE.filter((name) => fits(name, given[name])).map((name) => [name, given[name]]);
    return [{ id: entry['id'], values: Object.fromEntries(values) }];
  });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Empty or forged JSON must not block the rest of the batch.
    return [];
  }
}

function fits(name: RestorableField, value: unknown): boolean {
  if (value === undefined) return false;
  try {
    encodeField(customerShape.fields[name], value, name);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
