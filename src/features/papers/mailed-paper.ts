import type { IssuedEstimate } from '@/domain/estimates/issued-estimate';
import { formatsOf } from '@/domain/format/formats';
import type { IssuedInvoice } from '@/domain/invoices/issue/issued-invoice';
import type { PaperFile } from '@/domain/mail/paper-mail';
import { estimatePaper } from '@/domain/papers/estimate-paper';
import { invoicePaper } from '@/domain/papers/invoice-paper';
import type { InvoiceStanding } from '@/domain/papers/invoice-standing';
import type { Paper } from '@/domain/papers/paper';
import type { PaperMaking } from '@/domain/papers/paper-of';
import { receiptPaper } from '@/domain/papers/receipt-paper';
import type { ReceiptInput } from '@/domain/papers/receipt-paper';

import { paperFile } from './paper-file';
import type { NoFile } from './paper-file';
import { paperWriting } from './paper-writing';

/** What is mailed as a PDF: a paper as it was issued, with the SHA-256 of its text, or a receipt. */
export type MailedPaper =
  | { readonly kind: 'estimate'; readonly issued: IssuedEstimate; readonly sha256: string }
  | {
      readonly kind: 'invoice';
      readonly issued: IssuedInvoice;
      readonly sha256: string;
      /** What is paid and owed now; null for a credit note. */
      readonly standing: InvoiceStanding | null;
    }
  | (Omit<ReceiptInput, 'making'> & {
      readonly kind: 'receipt';
      readonly business: PaperMaking['business'];
      /** Epoch ms. */
      readonly at: number;
    });

/** Makes the PDF for a mail. Rejects with an AppError. */
export function mailedFile(mailed: MailedPaper): Promise<PaperFile | NoFile> {
  return paperFile(paperOfMail(mailed));
}

/** An estimate has all options side by side. */
function paperOfMail(mailed: MailedPaper): Paper {
  if (mailed.kind === 'receipt') {
    const { business, at, ...receipt } = mailed;
    const write = paperWriting(formatsOf(business.settings));
    return receiptPaper({ ...receipt, making: { business, now: at, write } });
  }
  const { issued, sha256 } = mailed;
  const write = paperWriting(issued);
  if (mailed.kind === 'invoice') {
    const { standing } = mailed;
    return invoicePaper({ issued: mailed.issued, sha256, standing, write });
  }
  return estimatePaper({ issued: mailed.issued, sha256, choice: null, signed: null, write });
}
