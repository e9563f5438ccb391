import { issuedPaperRef } from '@/data/estimates/sending';
import { invoiceRef } from '@/data/invoices/invoices';
import { useLiveRecord } from '@/data/live/use-live';
import { usePaperBusiness } from '@/data/company/use-paper-business';
import { shortNumber } from '@/domain/core/record-number';
import { formatsOf } from '@/domain/format/formats';
import type { Invoice } from '@/domain/invoices/invoice';
import { frozenInvoice } from '@/domain/invoices/issue/frozen-invoice';
import { ISSUED_INVOICE_VERSION, readIssuedInvoice } from '@/domain/invoices/issue/issued-invoice';
import type { IssuedInvoice } from '@/domain/invoices/issue/issued-invoice';

export type PrintedInvoice = {
  /** Null while a part of it is not on this device. */
  readonly issued: IssuedInvoice | null;
  /** SHA-256 of the frozen text; '' for a draft. */
  readonly sha256: string;
};

/** What a PDF of an invoice or a credit note prints: the text that was frozen as it was issued, or the draft at `now`. */
export function usePrintedInvoice(invoice: Invoice, now: number): PrintedInvoice {
  const { uuid, number, creditOf } = invoice;
  const isDraft = number === null;
  const business = usePaperBusiness();
  const credited = useLiveRecord(isDraft && creditOf !== '' ? invoiceRef(creditOf) : null);
  const paper = useLiveRecord(isDraft ? null : issuedPaperRef(uuid, ISSUED_INVOICE_VERSION)).record;
  if (!isDraft) return { issued: paper && readIssuedInvoice(paper.json), sha256: paper?.sha256 ?? '' };
  const isKnown = !business.isLoading && credited.status !== 'loading';
  const draft = frozenInvoice(invoice, {
    business,
    place: formatsOf(business.settings),
    credits: credited.record ? shortNumber(credited.record) : '',
    at: now,
  });
  return { issued: isKnown ? draft : null, sha256: '' };
}
