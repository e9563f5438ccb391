import type { Customer } from '@/domain/customers/customer';
import { initialOf } from '@/domain/core/shape';
import { invoiceShape } from '@/domain/invoices/invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import type { Tracker } from '@/domain/trackers/tracker';
import { atWallClock } from '@/domain/time/time';
import { workingDay } from '../working-days';
import type { InvoiceContext, InvoiceStory } from './stories';

/** The work that is billed, and what it was sold for, in cents. */
export type SoldWork = {
  readonly customer: Customer;
  readonly tracker: Tracker;
  readonly price: number;
};

/** What every example invoice has beside its story. */
export type Terms = InvoiceContext & Pick<Invoice, 'terms' | 'taxRates'>;

const TERMS_DAYS = 30;

/** A draft of an invoice for sold work, as it was written; `place` is its own among the stories, from 0. */
export function exampleInvoice(
  { customer, tracker }: SoldWork,
  story: InvoiceStory,
  place: number,
  { today, zone, terms, taxRates }: Terms,
): Invoice {
  const at = atWallClock(workingDay(today, -story.ago), '08:40', zone);
  const by = tracker.createdBy;
  const { streetAddress, city, state, zipcode } = customer;
  const { assignees, owner, salesperson } = tracker;
  return {
    ...initialOf(invoiceShape.fields),
    ...{ uuid: invoiceIdAt(place), owner, assignees, salesperson, title: story.title },
    ...{ createdAt: at, createdBy: by, updatedAt: at, updatedBy: by },
    ...{ statusAt: at, statusBy: by, contentAt: at },
    ...{ customerId: customer.uuid, customerName: customer.name, trackerId: tracker.uuid },
    ...{ streetAddress, city, state, zipcode },
    ...{ currency: 'USD', termsDays: TERMS_DAYS, terms, taxRates },
    ...(story.creditOf !== undefined && {
      kind: 'Credit note' as const,
      creditOf: invoiceIdAt(story.creditOf),
    }),
    ...story.content,
  };
}

function invoiceIdAt(place: number): string {
  return `example-invoice-${place + 1}`;
}
