import { partiesOf } from '../../company/issued-parties';
import type { SendingBusiness } from '../../company/issued-parties';
import { shortNumber } from '../../core/record-number';
import type { Place } from '../../format/formats';
import type { Invoice } from '../invoice';
import { issuedInvoice } from './issued-invoice';
import type { IssuedInvoice } from './issued-invoice';

/** What is frozen beside an invoice. */
export type Freezing = {
  readonly business: SendingBusiness;
  readonly place: Place;
  /** The number of the invoice that a credit note takes back from; '' for an invoice. */
  readonly credits: string;
  /** Epoch ms. */
  readonly at: number;
};

/** An invoice or a credit note as issuing freezes it; of a draft, what the client would have now, without a number. */
export function frozenInvoice(invoice: Invoice, { business, place, credits, at }: Freezing): IssuedInvoice {
  const { uuid: invoiceId, kind, title, issuedOn, groups, total } = invoice;
  const { country, zone } = place;
  return issuedInvoice(invoice, {
    ...{ invoiceId, kind, title, issuedOn, groups, total, credits, country, zone, issuedAt: at },
    number: invoice.number === null ? '' : shortNumber(invoice),
    ...partiesOf(business, invoice, country),
  });
}
