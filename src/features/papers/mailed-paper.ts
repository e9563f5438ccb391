import type { IssuedEstimate } from '@/domain/estimates/issued-estimate';
import type { IssuedInvoice } from '@/domain/invoices/issue/issued-invoice';
import type { PaperFile } from '@/domain/mail/paper-mail';
import { estimatePaper } from '@/domain/papers/estimate-paper';
import { invoicePaper } from '@/domain/papers/invoice-paper';
import type { InvoiceStanding } from '@/domain/papers/invoice-standing';
import type { Paper } from '@/domain/papers/paper';

import { paperFile } from './paper-file';
import type { NoFile } from './paper-file';
import { paperWriting } from './paper-writing';

/** What is mailed as a PDF: a paper as it was issued, with the SHA-256 of its text. */
export type MailedPaper =
  | { readonly kind: 'estimate'; readonly issued: IssuedEstimate; readonly sha256: string }
  | {
      readonly kind: 'invoice';
      readonly issued: IssuedInvoice;
      readonly sha256: string;
      /** What is paid and owed now; null for a credit note. */
      readonly standing: InvoiceStanding | null;
    };

/** Makes the PDF for a mail. Rejects with an AppError. */
export function mailedFile(mailed: MailedPaper): Promise<PaperFile | NoFile> {
  return paperFile(paperOfMail(mailed));
}

/** An estimate has all options side by side. */
function paperOfMail(mailed: MailedPaper): Paper {
  const { issued, sha256 } = mailed;
  const write = paperWriting(issued);
  if (mailed.kind === 'invoice') {
    const { standing } = mailed;
    return invoicePaper({ issued: mailed.issued, sha256, standing, write });
  }
  return estimatePaper({ issued: mailed.issued, sha256, choice: null, signed: null, write });
}
