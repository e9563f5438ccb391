import Stack from '@mui/material/Stack';
import { editInvoiceWords } from '@/data/invoices/invoices';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { maxLengthOf } from '@/domain/core/bounds';
import { invoiceLabel, invoiceShape } from '@/domain/invoices/invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { EditableText } from '@/shared/forms/fields/editable-text';
import { RemindersCard } from '../remind/reminders-card';
import { ClientCredit } from '../pay/client-credit';
import { BalanceCard } from './balance-card';
import { BilledFacts } from './billed-facts';
import { CreditedInvoice } from './credit-links';
import { PayersCard } from './payers-card';
import type { InvoiceEdit } from './use-invoice-edit';

export type InvoiceSideProps = {
  readonly invoice: Invoice;
  readonly edit: InvoiceEdit;
  readonly mayChange: boolean;
};

/** Beside the lines: what is owed or what is credited, the days and terms, who pays a draft, and the texts. */
export function InvoiceSide({ invoice, edit, mayChange }: InvoiceSideProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const { uuid, number, kind } = invoice;
  const mayEdit = mayChange && number === null;
  return (
    <Stack spacing={3}>
      {number !== null && kind === 'Invoice' && <BalanceCard invoice={invoice} />}
      {number !== null && kind === 'Invoice' && <RemindersCard invoice={invoice} />}
      {number !== null && <ClientCredit customerId={invoice.customerId} />}
      {kind === 'Credit note' && <CreditedInvoice creditOf={invoice.creditOf} />}
      <BilledFacts {...{ invoice, edit, mayEdit }} />
      {number === null && kind === 'Invoice' && <PayersCard {...{ invoice, edit, mayEdit }} />}
      <EditableText
        label={invoiceLabel('clientText')}
        placeholder="Stands above the lines."
        text={invoice.clientText}
        maxLength={maxLengthOf(invoiceShape, 'clientText')}
        mayEdit={mayEdit}
        draftKey={`invoice-text:${uuid}`}
        saveLabel="Save text"
        onSave={(clientText) => edit.change({ clientText })}
      />
      <EditableText
        label={invoiceLabel('terms')}
        placeholder={kind === 'Invoice' ? 'How and by when to pay.' : 'How the money is given back.'}
        text={invoice.terms}
        maxLength={maxLengthOf(invoiceShape, 'terms')}
        mayEdit={mayEdit}
        draftKey={`invoice-terms:${uuid}`}
        saveLabel="Save terms"
        onSave={(terms) => edit.change({ terms })}
      />
      <EditableText
        label={invoiceLabel('internalNotes')}
        placeholder="For the office only."
        text={invoice.internalNotes}
        maxLength={maxLengthOf(invoiceShape, 'internalNotes')}
        mayEdit={mayChange}
        draftKey={`invoice-notes:${uuid}`}
        saveLabel="Save notes"
        onSave={(internalNotes) => commit(editInvoiceWords(viewer, invoice, { internalNotes }))}
      />
    </Stack>
  );
}
