import { createHash } from 'node:crypto';
import { shortNumber } from '@/domain/core/record-number';
import { initialOf } from '@/domain/core/shape';
import { issuedPaperId, issuedPaperShape } from '@/domain/estimates/issued-paper';
import type { IssuedPaper } from '@/domain/estimates/issued-paper';
import { formatsOf } from '@/domain/format/formats';
import { frozenInvoice } from '@/domain/invoices/issue/frozen-invoice';
import { issuedInvoiceText, ISSUED_INVOICE_VERSION } from '@/domain/invoices/issue/issued-invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { invoiceNoun } from '@/domain/invoices/noun';
import type { Letterhead } from '../estimates/issued-version';

/** An issued invoice or credit note as `issueInvoices` freezes it; `credited` is the one that it takes back from. */
export function frozenPaper(
  invoice: Invoice,
  credited: Invoice | undefined,
  business: Letterhead,
): IssuedPaper {
  const { uuid: recordId, owner, assignees, customerId, trackerId, createdBy: by } = invoice;
  const at = invoice.issuedAt ?? 0;
  const json = issuedInvoiceText(
    frozenInvoice(invoice, {
      business,
      place: formatsOf(business.settings),
      credits: credited ? shortNumber(credited) : '',
      at,
    }),
  );
  const version = ISSUED_INVOICE_VERSION;
  return {
    ...initialOf(issuedPaperShape.fields),
    ...{ uuid: issuedPaperId(recordId, version), owner, assignees, recordId, customerId, trackerId, version },
    ...{ noun: invoiceNoun.name, json, sha256: createHash('sha256').update(json).digest('hex') },
    ...{ createdAt: at, createdBy: by, updatedAt: at, updatedBy: by },
  };
}
