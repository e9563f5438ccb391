import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { payerParts } from '@/domain/invoices/sums/payer-parts';
import { shownTotals } from '@/domain/invoices/sums/shown-totals';
import { invoiceLabel } from '@/domain/invoices/invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { TitledSection } from '@/shared/ui/page/titled-section';
import { AmountRows } from './amount-rows';
import type { InvoiceEdit } from './use-invoice-edit';

const PayersDialog = lazyDialog(async () => (await import('./payers-dialog')).PayersDialog);

export type PayersCardProps = {
  readonly invoice: Invoice;
  readonly mayEdit: boolean;
  readonly edit: InvoiceEdit;
};

/** What each payer is expected to pay of a draft, and the way to change it. */
export function PayersCard({ invoice, mayEdit, edit }: PayersCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const title = invoiceLabel('payers');
  const totals = shownTotals(invoice);
  const total = typeof totals === 'string' ? null : totals.total;
  return (
    <TitledSection
      title={title}
      {...(mayEdit && { action: <Button onClick={() => setIsOpen(true)}>Change</Button> })}
    >
      <Parts {...{ invoice, total }} />
      <PayersDialog
        open={isOpen}
        title={title}
        payers={invoice.payers}
        total={total}
        currency={invoice.currency}
        draftKey={`invoice-payers:${invoice.uuid}`}
        onSave={(payers) => edit.change({ payers })}
        onClose={() => setIsOpen(false)}
      />
    </TitledSection>
  );
}

type PartsProps = Pick<PayersCardProps, 'invoice'> & { readonly total: number | null };

/** The parts of the payers, which add up to the total: the client pays what the others do not. */
function Parts({ invoice, total }: PartsProps) {
  const formats = useFormat();
  const { uuid, payers } = invoice;
  if (payers.length === 0 || total === null)
    return (
      <Typography sx={{ color: 'text.secondary', mt: 1 }}>
        {payers.length === 0 ? 'The client pays it all.' : 'Shown once the lines have a total.'}
      </Typography>
    );
  const parts = payerParts({ uuid, payers, total, balance: total }, []);
  return (
    <AmountRows
      label="Parts of the payers"
      rows={parts.map(({ payer, expected }) => ({ label: payer, text: formatMoney(expected, formats) }))}
    />
  );
}
