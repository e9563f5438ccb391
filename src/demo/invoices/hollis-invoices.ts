import type { BusinessSettings } from '@/domain/company/company';
import type { Customer } from '@/domain/customers/customer';
import type { Estimate } from '@/domain/estimates/estimate';
import type { IssuedPaper } from '@/domain/estimates/issued-paper';
import type { Activity } from '@/domain/history/activity';
import type { Invoice } from '@/domain/invoices/invoice';
import type { Payment } from '@/domain/payments/payment';
import type { Price } from '@/domain/money/price';
import type { Day } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import { ZONE } from '../businesses';
import { exampleLetterhead } from '../letterheads';
import { officeOf } from '../records';
import { billedByStep, billedSum } from './billed';
import type { BilledWork } from './billed';
import { exampleInvoice } from './example-invoice';
import type { SoldWork, Terms } from './example-invoice';
import { frozenPaper } from './frozen-paper';
import { liveInvoice } from './invoice-life';
import type { InvoiceLife } from './invoice-life';
import { INVOICE_STORIES } from './stories';
import type { InvoiceStory } from './stories';

const OWNER = 'dana-hollis';
const FIRST_NUMBER = 2_081;

type Records = {
  readonly customers: readonly Customer[];
  readonly trackers: readonly Tracker[];
  readonly prices: readonly Price[];
};

export type ExampleInvoices = {
  readonly invoices: readonly Invoice[];
  readonly papers: readonly IssuedPaper[];
  readonly payments: readonly Payment[];
  readonly activity: readonly Activity[];
};

/** The invoices of the large company and their payments: for its sales by estimate, and for other work of every kind. */
export function hollisInvoices(
  records: Records,
  estimates: readonly Estimate[],
  settings: readonly BusinessSettings[],
  today: Day,
): ExampleInvoices {
  const letterhead = exampleLetterhead(OWNER, settings);
  const { terms } = letterhead.settings;
  const sales = estimates.filter(
    ({ kind, trackerId }) => kind === 'Estimate' && isOpen(records.trackers, trackerId),
  );
  const taxRates = sales[0]?.taxRates ?? [];
  const context: Terms = { today, zone: ZONE, nameOf: officeOf(OWNER).nameOf, terms, taxRates };
  const lives = INVOICE_STORIES.reduce<readonly InvoiceLife[]>((before, story, place) => {
    const sale = 'sale' in story.billed ? sales[story.billed.sale] : undefined;
    const work = soldWork(records, story, sale);
    if (!work) return before;
    return [...before, liveStory(work, { story, place, sale, before }, context)];
  }, []);
  const invoices = lives.map(({ invoice }) => invoice);
  return {
    invoices,
    papers: invoices
      .filter(({ number }) => number !== null)
      .map((invoice) => {
        const credited = invoices.find(({ uuid }) => uuid === invoice.creditOf);
        return frozenPaper(invoice, credited, letterhead);
      }),
    payments: withReceipts(lives.flatMap(({ payments }) => payments)),
    activity: lives.flatMap(({ activity }) => activity).toSorted((a, b) => a.createdAt - b.createdAt),
  };
}

type Placed = {
  readonly story: InvoiceStory;
  readonly place: number;
  readonly sale: Estimate | undefined;
  readonly before: readonly InvoiceLife[];
};

function liveStory(work: SoldWork, { story, place, sale, before }: Placed, context: Terms): InvoiceLife {
  const invoices = before.map(({ invoice }) => invoice);
  const draft = exampleInvoice(work, story, place, context);
  const billed = billedWork(work, story, sale, invoices);
  const issued = invoices.filter(({ kind, number }) => kind === draft.kind && number !== null).length;
  const isCredit = draft.kind === 'Credit note';
  return liveInvoice(
    { ...draft, ...billed.content },
    story.steps,
    {
      number: isCredit ? issued + 1 : FIRST_NUMBER + issued,
      numberPrefix: isCredit ? 'CN-' : 'INV-',
      groups: billed.groups,
    },
    context,
  );
}

function billedWork(
  { price }: SoldWork,
  { billed, title }: InvoiceStory,
  sale: Estimate | undefined,
  invoices: readonly Invoice[],
): BilledWork {
  if ('product' in billed) return billedSum(title, billed.amount ?? price);
  if (!sale) throw new Error(`There is no sale for ${title}.`);
  return billedByStep(sale, billed.step, invoices);
}

/** The tracker of a sale by estimate, or the first one of a product that has no estimate. */
function soldWork(
  { customers, trackers, prices }: Records,
  { billed }: InvoiceStory,
  sale: Estimate | undefined,
): SoldWork | null {
  const productOf = ({ customerId }: Tracker) =>
    customers.find(({ uuid }) => uuid === customerId)?.productOfInterest;
  const fitting = trackers
    .filter(({ owner, status }) => owner === OWNER && status !== 'Cancelled')
    .filter((one) => ('product' in billed ? productOf(one) === billed.product : one.uuid === sale?.trackerId))
    .toSorted((a, b) => a.createdAt - b.createdAt);
  const tracker = 'product' in billed && billed.isLast ? fitting.at(-1) : fitting[0];
  const customer = customers.find(({ uuid }) => uuid === tracker?.customerId);
  const price = prices.find(({ uuid }) => uuid === tracker?.uuid);
  return tracker && customer && price ? { tracker, customer, price: price.amount } : null;
}

function isOpen(trackers: readonly Tracker[], id: string): boolean {
  return trackers.some(({ uuid, status }) => uuid === id && status !== 'Cancelled');
}

/** Receipts are numbered as the money came. */
function withReceipts(payments: readonly Payment[]): readonly Payment[] {
  return payments
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .map((payment, at) => ({ ...payment, number: at + 1, numberPrefix: 'R-' }));
}
