import { COLLECTIONS } from '@/domain/core/collections';
import { invoiceShape } from '@/domain/invoices/invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { paymentShape } from '@/domain/payments/payment';
import type { Payment } from '@/domain/payments/payment';
import { settingsShape } from '@/domain/company/company';
import type { InferFields } from '@/domain/core/shape';
import { makeInvoice, makePayment } from '@tests/factories/records';
import { issueInvoices, issueInvoicesInput } from '../../functions/src/callables/invoices/issue-invoices';
import type { IssueResult } from '../../functions/src/callables/invoices/issue-invoices';
import { readRecord } from '../../functions/src/records';
import { freshId, outcome, resident } from './emulator';
import type { Resident } from './emulator';
import { aCustomer, get, put } from './rows';

/** A business of one person with a customer; it is in Chicago and counts in USD. */
export async function aBiller(settings: Partial<InferFields<typeof settingsShape.fields>> = {}) {
  const office = await resident({ userFirstName: 'Noor', userLastName: 'Adler', company: 'Slate & Sons' });
  const owner = office.uid;
  const place = { timeZone: 'America/Chicago', country: 'US', currency: 'USD' } as const;
  await put(settingsShape, owner, { owner, ...place, invoicePrefix: 'INV-', ...settings });
  const customerId = await aCustomer(owner, { assignees: [owner] });
  return { office, owner, customerId };
}

export type Biller = Awaited<ReturnType<typeof aBiller>>;

/** A draft of $4,704.00 for the biller's customer. */
export async function anInvoice(
  { owner, customerId }: Biller,
  overrides: Partial<Invoice> = {},
): Promise<string> {
  const uuid = freshId();
  return put(invoiceShape, uuid, {
    ...makeInvoice({ uuid, owner, createdBy: owner, updatedBy: owner, assignees: [owner], customerId }),
    ...{ customerName: 'Iris Vale', streetAddress: '12 Oak St', city: 'Arlington', state: 'TX' },
    ...overrides,
  });
}

/** A check of $1,000.00 of the biller's customer, as it was noted. */
export async function aPayment(
  { owner, customerId }: Biller,
  overrides: Partial<Payment> = {},
): Promise<string> {
  const uuid = freshId();
  return put(paymentShape, uuid, {
    ...makePayment({ uuid, owner, createdBy: owner, updatedBy: owner, assignees: [owner], customerId }),
    ...overrides,
  });
}

/** Money that was settled earlier and that no invoice took, in cents. */
export function someCredit(biller: Biller, amount: number): Promise<string> {
  return aPayment(biller, { amount, state: 'settled', unallocated: amount, settledAt: Date.now() });
}

export async function invoiceOf(id: string): Promise<Invoice> {
  return readRecord(invoiceShape, (await get(COLLECTIONS.invoices, id)) ?? {});
}

export async function paymentOf(id: string): Promise<Payment> {
  return readRecord(paymentShape, (await get(COLLECTIONS.payments, id)) ?? {});
}

/** Issues drafts as this person; what is said of each. */
export async function issue(
  by: Resident,
  ids: readonly string[],
  now = Date.now(),
): Promise<readonly IssueResult[]> {
  const { result, message } = await outcome([issueInvoices, issueInvoicesInput], by, { ids }, now);
  if (!result) throw new Error(message ?? 'nothing');
  // The function's own answer.
  return (result as Awaited<ReturnType<typeof issueInvoices>>).results;
}

/** Drafts and issues an invoice. */
export async function anIssued(biller: Biller, overrides: Partial<Invoice> = {}): Promise<string> {
  const id = await anInvoice(biller, overrides);
  const [result] = await issue(biller.office, [id]);
  if (result?.problem !== '') throw new Error(result?.problem ?? 'nothing');
  return id;
}
