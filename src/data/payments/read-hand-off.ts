import { may } from '@/domain/access/viewer';
import type { Customer } from '@/domain/customers/customer';
import type { Invoice } from '@/domain/invoices/invoice';
import { handedBy } from '@/domain/payments/handoff/handed-off';
import type { HandedOff, HandOffShape } from '@/domain/payments/handoff/handed-off';
import type { HandOffPeriod } from '@/domain/payments/handoff/hand-off';
import type { Payment } from '@/domain/payments/payment';
import { readAll } from '../core/read-all';
import type { Reading } from '../core/reading';
import type { TypedQuery } from '../core/query';
import { readCustomers } from '../customers/read-customers';
import { handOffsSince, issuedBetween, receivedBetween } from './hand-offs';

/** All that a hand-off of a period may hold, and the earlier hand-offs that may hold some of it. */
export type HandOffRecords = {
  readonly papers: readonly Invoice[];
  readonly payments: readonly Payment[];
  readonly customers: ReadonlyMap<string, Customer>;
  readonly earlier: readonly HandedOff[];
};

/** Reads a period for a hand-off, page by page. Rejects as `reading.page` does. */
export async function readHandOff(
  reading: Reading,
  shape: HandOffShape,
  period: HandOffPeriod,
): Promise<HandOffRecords> {
  const { viewer, page, onProgress, onProblem } = reading;
  let done = 0;
  const all = async <T extends { readonly uuid: string }>(query: TypedQuery<T> | null) => {
    const before = done;
    const part = { ...reading, onProgress: (read: number) => onProgress(before + read) };
    const rows = query === null ? [] : await readAll(part, [query]);
    done += rows.length;
    return rows;
  };
  const held = handedBy(shape);
  const earlier = await all(handOffsSince(viewer, period.from));
  const papers = held.papers ? await all(issuedBetween(viewer, period)) : [];
  const payments = held.payments ? await all(receivedBetween(viewer, period)) : [];
  const customers = new Map<string, Customer>();
  // The journal and the bank statement name customers as their papers do.
  if (!held.payments && may(viewer, 'customers:view')) {
    const ids = [...new Set(papers.map(({ customerId }) => customerId))];
    const add = (some: readonly Customer[]) => some.forEach((one) => customers.set(one.uuid, one));
    await readCustomers(page, viewer, ids, add, onProblem);
  }
  return { papers, payments, customers, earlier };
}
