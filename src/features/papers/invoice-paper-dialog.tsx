import Typography from '@mui/material/Typography';

import type { IssuedInvoice } from '@/domain/invoices/issue/issued-invoice';
import { invoicePaper } from '@/domain/papers/invoice-paper';
import type { InvoiceStanding } from '@/domain/papers/invoice-standing';

import { PaperDialog } from './paper-dialog';
import { paperWriting } from './paper-writing';

export type InvoicePaperDialogProps = {
  readonly kind: IssuedInvoice['kind'];
  /** Null while a part of the paper is not on this device. */
  readonly issued: IssuedInvoice | null;
  /** SHA-256 of the frozen text; '' for a draft. */
  readonly sha256: string;
  /** What is paid and owed now; null for a draft or a credit note. */
  readonly standing: InvoiceStanding | null;
  readonly onClose: () => void;
};

/** Creates the PDF of an invoice or a credit note, in the formats of its business. */
export function InvoicePaperDialog({ kind, issued, sha256, standing, onClose }: InvoicePaperDialogProps) {
  return (
    <PaperDialog
      title={`${kind} as PDF`}
      paper={issued && invoicePaper({ issued, sha256, standing, write: paperWriting(issued) })}
      onClose={onClose}
    >
      {issued && (
        <Typography sx={{ color: 'text.secondary' }}>{contentsText(issued, standing !== null)}</Typography>
      )}
    </PaperDialog>
  );
}

function contentsText({ number }: IssuedInvoice, hasStanding: boolean): string {
  if (number === '') return 'The draft as it is now: marked “Draft”, and without a number.';
  if (!hasStanding) return 'As it was issued, with its lines, sums and terms.';
  return 'As it was issued, with its lines, sums and terms. What is paid and owed now follows at its end.';
}
